import { useMutation } from '@tanstack/react-query';
import { create } from 'zustand';
import { fetchFile } from '../lib/fetch-file.ts';
import { keepFile } from '../lib/keep-file.ts';
import { currentToken } from '../lib/session.ts';

export type ExportTask = {
  id: number;
  title: string;
  state: 'running' | 'done' | 'failed';
  /** Bytes that have come, and how many there are; null while nobody knows. */
  loaded: number;
  total: number | null;
  /** What it failed with, in the words of the server. */
  problem: string;
};
export type ExportOrder = { address: string; fileName: string; title: string };

/** Exports of this visit: they go on while the reader does something else. */
export const useExports = create<{ tasks: readonly ExportTask[] }>()(() => ({ tasks: [] }));

const maxTasks = 5;
const running = new Map<number, AbortController>();
let lastId = 0;

const change = (id: number, changes: Partial<ExportTask>): void =>
  useExports.setState(({ tasks }) => ({
    tasks: tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)),
  }));

/** Stops an export if it still runs, and takes it out of the tray. */
export function dismissExport(id: number): void {
  running.get(id)?.abort();
  running.delete(id);
  useExports.setState(({ tasks }) => ({ tasks: tasks.filter((task) => task.id !== id) }));
}

/** Fetches a workbook and gives it to the browser to keep. Rejects with ApiError; a cancelled one resolves. */
async function runExport({ address, fileName, title }: ExportOrder): Promise<void> {
  lastId += 1;
  const id = lastId;
  const stop = new AbortController();
  running.set(id, stop);
  const task: ExportTask = { id, title, state: 'running', loaded: 0, total: null, problem: '' };
  useExports.setState(({ tasks }) => ({ tasks: [...tasks.slice(1 - maxTasks), task] }));
  try {
    const onProgress = (loaded: number, total: number | null) => change(id, { loaded, total });
    const file = await fetchFile(address, { token: currentToken(), signal: stop.signal, onProgress });
    keepFile(file, `${fileName}.xlsx`);
    change(id, { state: 'done' });
  } catch (error) {
    if (stop.signal.aborted) return;
    change(id, { state: 'failed', problem: error instanceof Error ? error.message : '' });
    throw error;
  } finally {
    running.delete(id);
  }
}

/** Starts an export; what it fails with is notified like any failed call. */
export function useExport(): (order: ExportOrder) => void {
  const { mutate } = useMutation({ mutationFn: runExport });
  return (order) => mutate(order);
}
