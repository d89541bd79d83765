import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressOf, type CallInput, type EndpointShape, type ErrorBody } from '@kouan/contract';
import type { CallResult, Caller, TestServer } from './harness.ts';
import { closeAfterTests } from './opened.ts';
import type { Ground } from './serve.ts';

/** The same server twice: here, and as a process of its own on the same database. Both are reached over HTTP. */
export type TwoProcesses = {
  addresses: readonly [string, string];
  /** The same session at both. */
  both(caller: Caller): [Caller, Caller];
  /** Both do what is due, at the same time. Answers how much each did. */
  runTimers(): Promise<[number, number]>;
};

/** Starts the second process of a test server; it ends with the file's tests. */
export async function twoProcesses(server: TestServer): Promise<TwoProcesses> {
  const ground: Ground = {
    url: server.url,
    jobsUrl: server.url,
    folder: server.folder,
    secret: server.kit.secret.toString('base64'),
  };
  const child = fork(join(import.meta.dirname, 'second-process.mjs'), [JSON.stringify(ground)]);
  closeAfterTests(async () => void child.kill('SIGKILL'));
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the second process ended with ${String(code)}`);
  });
  gone.catch(() => undefined);
  const answer = async <T>(): Promise<T> => (await Promise.race([once(child, 'message') as Promise<[T]>, gone]))[0];
  const there = (await answer<{ address: string }>()).address;
  const here = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    addresses: [here, there],
    both: ({ token }) => [callerAt(here, token), callerAt(there, token)],
    async runTimers() {
      const second = answer<{ handled: number }>();
      child.send('timers');
      const first = server.runTimers();
      return [await first, (await second).handled];
    },
  };
}

/** Calls a server over HTTP with this session. */
export function callerAt(address: string, token: string | undefined): Caller {
  return {
    token,
    async call<E extends EndpointShape>(endpoint: E, input?: CallInput<E>): Promise<CallResult<E>> {
      // Every endpoint's input has this shape; which parts there are was checked where call() was written.
      const { params, query, body, idempotencyKey } = (input ?? {}) as {
        params?: object;
        query?: object;
        body?: unknown;
        idempotencyKey?: string;
      };
      const reply = await fetch(address + addressOf(endpoint, { params, query }), {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          ...(token ? { authorization: token } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      // The reply schema has written this body, or the error handler has.
      const data = (text === '' ? undefined : JSON.parse(text)) as never;
      const error = reply.status >= 400 ? (data as ErrorBody) : undefined;
      return { status: reply.status, data, error, headers: Object.fromEntries(reply.headers) };
    },
  };
}
