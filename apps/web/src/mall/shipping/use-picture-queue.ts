import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { sendDraftPicture, useDraftCalls } from './batch-api.ts';
import type { FoundPicture } from './found-pictures.ts';

export type QueueState = {
  state: 'idle' | 'running' | 'paused' | 'done';
  sent: number;
  total: number;
  /** Pictures that the server refused, with its reason. */
  refused: readonly { name: string; message: string }[];
};

const parallel = 3;
const refreshEvery = 25;
const waitsMs = [1_000, 2_000, 4_000, 8_000];
const idle: QueueState = { state: 'idle', sent: 0, total: 0, refused: [] };
const isLost = (error: unknown): boolean => error instanceof ApiError && (error.status <= 0 || error.status >= 500);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one picture; a lost connection is tried again a few times. */
async function sendOne(number: string, picture: FoundPicture): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await sendDraftPicture(number, await picture.read(), { name: picture.name });
      return;
    } catch (error) {
      const waitMs = waitsMs[tries];
      if (!isLost(error) || waitMs === undefined) throw error;
      await wait(waitMs);
    }
  }
}

/**
 * Sends many pictures, a few at a time. What the server has already is passed over, so the same folder chosen again goes
 * on where it ended; a lost connection is tried again, then waits for the network or for "Continue".
 */
export function usePictureQueue(number: string) {
  const calls = useDraftCalls(number);
  const [queue, setQueue] = useState<QueueState>(idle);
  const waiting = useRef<FoundPicture[]>([]);
  const isAlive = useRef(true);
  useEffect(() => {
    isAlive.current = true;
    return () => {
      isAlive.current = false;
    };
  }, []);

  /** Answers whether the connection held. */
  async function work(): Promise<boolean> {
    for (let picture = waiting.current.shift(); picture && isAlive.current; picture = waiting.current.shift()) {
      try {
        await sendOne(number, picture);
        setQueue((now) => ({ ...now, sent: now.sent + 1 }));
      } catch (error) {
        if (isLost(error)) {
          waiting.current.unshift(picture);
          return false;
        }
        const refused = { name: picture.name, message: error instanceof Error ? error.message : '' };
        setQueue((now) => ({ ...now, sent: now.sent + 1, refused: [...now.refused, refused] }));
      }
      if (waiting.current.length % refreshEvery === 0) void calls.refreshDraft();
    }
    return true;
  }
  async function run(): Promise<void> {
    setQueue((now) => ({ ...now, state: 'running' }));
    const held = await Promise.all(Array.from({ length: parallel }, work));
    if (!isAlive.current) return;
    await calls.refreshDraft();
    setQueue((now) => ({ ...now, state: held.every(Boolean) ? 'done' : 'paused' }));
  }
  async function add(pictures: readonly FoundPicture[]): Promise<void> {
    const there = new Set((await calls.sentPictures()).map(({ name, bytes }) => `${bytes} ${name}`));
    const missing = pictures.filter(({ name, bytes }) => !there.has(`${bytes} ${name.normalize('NFC')}`));
    const isRunning = queue.state === 'running';
    waiting.current.push(...missing);
    setQueue((now) => ({
      state: 'running',
      sent: (isRunning ? now.sent : 0) + pictures.length - missing.length,
      total: (isRunning ? now.total : 0) + pictures.length,
      refused: isRunning ? now.refused : [],
    }));
    if (!isRunning) await run();
  }
  const resume = useEffectEvent(() => {
    if (queue.state === 'paused') void run();
  });
  useEffect(() => {
    const handleOnline = () => resume();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return { queue, add, resume: () => void run() };
}
