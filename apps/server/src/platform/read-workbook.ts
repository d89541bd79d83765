import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from './errors.ts';
import { takeTurns } from './turns.ts';

/** A row of the first sheet with its number there; every cell is a plain text, a date `yyyy-MM-dd HH:mm:ss`. */
export type WorkbookRow = { number: number; cells: string[] };
export type WorkbookLimits = { maxRows: number; maxColumns: number };

/** A file that is no workbook, or one with more in it than plain data within the limits. */
export class WorkbookError extends Error {}

const maxUnpackedBytes = 50 * 1_048_576;
const maxEntries = 1000;
const maxHeapMb = 256;
/** How long one file may take, and how long its thread to be there. */
const usualTimes = { readMs: 10_000, startMs: 30_000 };
type Times = typeof usualTimes;
/** More threads at once than processors would only make each of them slower. */
const inTurn = takeTurns({ running: 2, waiting: 20 });

/** Whether the bytes are a zip archive, as every .xlsx is. */
export const isWorkbook = (data: Uint8Array): boolean => data[0] === 0x50 && data[1] === 0x4b;

/**
 * Reads the first sheet of an .xlsx file in a thread of its own with a limit of time and memory, so that no file can
 * stop the others. Macros, formulas, links to other files and entities are refused, and whatever unpacks to more than
 * 50 MB, before it is unpacked. Throws WorkbookError about the file; server.busy when there was no time for it, which says
 * nothing about the file.
 */
export async function readWorkbook(
  data: Uint8Array,
  limits: WorkbookLimits,
  times: Times = usualTimes,
): Promise<WorkbookRow[]> {
  checkDirectory(data);
  return inTurn(() => readInThread(data, limits, times));
}

async function readInThread(data: Uint8Array, limits: WorkbookLimits, times: Times): Promise<WorkbookRow[]> {
  const resolve = createRequire(import.meta.url).resolve;
  const worker = new Worker(program, {
    eval: true,
    workerData: { data, ...limits, hucre: resolve('hucre/xlsx'), fflate: resolve('fflate') },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 32 },
  });
  try {
    return await answerOf(worker, times);
  } finally {
    await worker.terminate();
  }
}

/** `started` once the thread has its tools; `rows` is null for what is more than plain data. */
type Word = { started: true } | { rows: WorkbookRow[] | null } | { broken: string };

function answerOf(worker: Worker, { readMs, startMs }: Times): Promise<WorkbookRow[]> {
  return new Promise((resolve, reject) => {
    const wait = (ms: number) => setTimeout(() => reject(new AppError('server.busy')), ms);
    let timeout = wait(startMs);
    worker.on('message', (word: Word) => {
      clearTimeout(timeout);
      if ('started' in word) timeout = wait(readMs);
      else if ('broken' in word) reject(new Error(word.broken));
      else if (word.rows) resolve(word.rows);
      else reject(new WorkbookError('it is more than plain data'));
    });
    worker.on('error', (error) => {
      clearTimeout(timeout);
      reject(new WorkbookError(error.message));
    });
    worker.on('exit', () => {
      clearTimeout(timeout);
      reject(new WorkbookError('the reader ended'));
    });
  });
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const forbiddenName = /vbaProject|externalLinks?\/|embeddings\/|activeX\/|\.(?:bin|zip|xlsx|xlsm|exe|dll)$/i;

/** Sums what the archive says it unpacks to, without unpacking anything. */
function checkDirectory(data: Uint8Array): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const end = findEnd(view);
  const entries = view.getUint16(end + 10, true);
  if (entries === 0 || entries > maxEntries) throw new WorkbookError('too many parts');
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let index = 0; index < entries; index++) {
    if (at + 46 > data.length || view.getUint32(at, true) !== directoryEntry) throw new WorkbookError('not a zip');
    unpacked += view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(data.subarray(at + 46, at + 46 + nameLength));
    if (forbiddenName.test(name)) throw new WorkbookError('more than plain data');
    if (unpacked > maxUnpackedBytes) throw new WorkbookError('too large');
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= lowest; at--) if (view.getUint32(at, true) === endOfDirectory) return at;
  throw new WorkbookError('not a zip');
}

/**
 * What the thread runs. It is a text because the bundle has no second file for it and tests run the sources as they are.
 * Numbers come out without an exponent; what is no whole number keeps its decimals.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
const two = (part) => String(part).padStart(2, '0');
const dateText = (date) =>
  date.getUTCFullYear() + '-' + two(date.getUTCMonth() + 1) + '-' + two(date.getUTCDate()) + ' ' +
  two(date.getUTCHours()) + ':' + two(date.getUTCMinutes()) + ':' + two(date.getUTCSeconds());
const numberText = (value) => (Number.isSafeInteger(value) ? String(value) : String(Math.round(value * 1e6) / 1e6));
function textOf(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(new Date(Math.round(value.getTime() / 1000) * 1000));
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value.normalize('NFC').trim();
  return typeof value === 'boolean' ? String(value) : '';
}
const isPlain = (fflate, data) => {
  const parts = fflate.unzipSync(data, { filter: ({ name }) => /\\.(?:xml|rels)$/i.test(name) });
  return Object.entries(parts).every(([name, bytes]) => {
    const text = Buffer.from(bytes).toString('latin1');
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return false;
    return !(/worksheets\\/[^/]*\\.xml$/i.test(name) && /<(?:\\w+:)?f[\\s>\\/]/.test(text));
  });
};
async function read({ fflate, streamXlsxRows }) {
  const { data, maxRows, maxColumns } = workerData;
  if (!isPlain(fflate, data)) return null;
  const rows = [];
  let seen = 0;
  for await (const row of streamXlsxRows(data, { sheet: 0 })) {
    if (++seen > maxRows * 4) return null;
    const cells = Array.from(row.values.slice(0, maxColumns), textOf);
    if (cells.every((cell) => cell === '')) continue;
    rows.push({ number: row.index + 1, cells });
    if (rows.length > maxRows) break;
  }
  return rows;
}
async function takeTools() {
  const fflate = await import(pathToFileURL(workerData.fflate).href);
  const { streamXlsxRows } = await import(pathToFileURL(workerData.hucre).href);
  return { fflate: fflate.unzipSync ? fflate : fflate.default, streamXlsxRows };
}
async function start() {
  const tools = await takeTools().catch((error) => parentPort.postMessage({ broken: String(error) }));
  if (!tools) return;
  parentPort.postMessage({ started: true });
  parentPort.postMessage({ rows: await read(tools).catch(() => null) });
}
start();
`;
