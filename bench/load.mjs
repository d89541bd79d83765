import { Agent, request as sendRequest } from 'node:http';
import { performance } from 'node:perf_hooks';

/**
 * One answer of the server. @typedef {{ status: number, text: string }} Answer
 * What to send. @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: unknown }} Call
 * What a scenario came to. @typedef {{ perSecond: number, p50Ms: number, p95Ms: number, p99Ms: number, operations: number,
 *   requests: number, errors: number, firstError?: string }} Figures
 */

const answerLimitMs = 10_000;
const maxOperations = 500_000;

/** Keep-alive connections to one server of this machine. @param {URL} base @param {number} connections */
export function openClient(base, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let requests = 0;

  /** @param {Call} call @returns {Promise<Answer>} */
  const send = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      requests += 1;
      const text = body === undefined ? undefined : JSON.stringify(body);
      const described =
        text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const options = { agent, method, headers: { ...described, ...headers }, timeout: answerLimitMs };
      const sent = sendRequest(new URL(path, base), options, (reply) => {
        let answered = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk) => (answered += chunk));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: answered }));
        reply.on('error', reject);
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', reject);
      sent.end(text);
    });

  return { send, requestCount: () => requests, close: () => agent.destroy() };
}

/**
 * Repeats an operation on every connection until the time or the count is used up. An operation that throws is an error.
 * @param {{ connections: number, seconds: number, most?: number, requestCount: () => number }} bounds
 * @param {(worker: number) => Promise<void>} operate
 * @returns {Promise<Figures>}
 */
export async function measure({ connections, seconds, most = maxOperations, requestCount }, operate) {
  const took = [];
  const failures = [];
  const since = performance.now();
  const sentBefore = requestCount();
  let begun = 0;
  const mayBegin = () => begun < Math.min(most, maxOperations) && performance.now() - since < seconds * 1000;
  const work = async (worker) => {
    while (mayBegin()) {
      begun += 1;
      const from = performance.now();
      try {
        await operate(worker);
        took.push(performance.now() - from);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)));
  const elapsedSeconds = (performance.now() - since) / 1000;
  took.sort((a, b) => a - b);
  return {
    perSecond: rounded(took.length / elapsedSeconds),
    p50Ms: rounded(took[Math.floor(took.length * 0.5)] ?? 0),
    p95Ms: rounded(took[Math.floor(took.length * 0.95)] ?? 0),
    p99Ms: rounded(took[Math.floor(took.length * 0.99)] ?? 0),
    operations: took.length,
    requests: requestCount() - sentBefore,
    errors: failures.length,
    ...(failures.length > 0 ? { firstError: String(failures[0]?.message ?? failures[0]) } : {}),
  };
}

const rounded = (value) => Math.round(value * 10) / 10;
