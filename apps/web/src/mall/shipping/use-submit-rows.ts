import { maxRowsPerSubmit } from '@kouan/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useDraftCalls } from './batch-api.ts';

type Row = { row: number; amountFen: number };
type RefusedRow = { row: number; message: string };
export type Submitting = {
  state: 'idle' | 'running' | 'changed' | 'lost' | 'done';
  done: number;
  total: number;
  shipments: number;
  refused: readonly RefusedRow[];
};

const waitsMs = [1_000, 2_000, 4_000, 8_000];
const idle: Submitting = { state: 'idle', done: 0, total: 0, shipments: 0, refused: [] };
const isLost = (error: unknown): boolean => error instanceof ApiError && (error.status <= 0 || error.status >= 502);
const refusedOf = (rows: readonly { row: number; problem: string | null }[]): RefusedRow[] =>
  rows.flatMap(({ row, problem }) => (problem === null ? [] : [{ row, message: problem }]));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Submits all good rows in small parts. Each row becomes shipments once, so a part whose answer was lost is simply sent
 * again. Nothing is sent when the sum is not the one that was shown.
 */
export function useSubmitRows(number: string) {
  const calls = useDraftCalls(number);
  const [submitting, setSubmitting] = useState<Submitting>(idle);

  async function send(rows: Row[]) {
    for (let tries = 0; ; tries++) {
      try {
        return await calls.submit(rows);
      } catch (error) {
        const waitMs = waitsMs[tries];
        if (!isLost(error) || waitMs === undefined) throw error;
        await wait(waitMs);
      }
    }
  }
  async function sendAll(rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += maxRowsPerSubmit) {
      const answer = await send(rows.slice(at, at + maxRowsPerSubmit));
      const made = answer.rows.reduce((sum, { shipments }) => sum + shipments.length, 0);
      setSubmitting((now) => ({
        ...now,
        done: now.done + answer.rows.length,
        shipments: now.shipments + made,
        refused: [...now.refused, ...refusedOf(answer.rows)],
      }));
    }
  }
  async function submit(shownFen: number): Promise<void> {
    setSubmitting({ ...idle, state: 'running' });
    try {
      const good = await calls.goodRows();
      if (good.slip.amountFen !== shownFen) return setSubmitting({ ...idle, state: 'changed' });
      const rows = good.rows.map(({ row, amountFen }) => ({ row, amountFen }));
      setSubmitting({ ...idle, state: 'running', total: rows.length });
      await sendAll(rows);
      setSubmitting((now) => ({ ...now, state: 'done' }));
    } catch {
      setSubmitting((now) => ({ ...now, state: 'lost' }));
    } finally {
      await calls.refreshAll();
    }
  }
  return { submitting, submit };
}
