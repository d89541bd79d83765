import { fail } from '../../platform/errors.ts';

export type DrawingQueue = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Draws at most `running` pictures at a time; the same picture asked for twice is drawn once. When more than `waiting`
 * others wait it throws server.busy.
 */
export function drawingQueue({ running, waiting }: { running: number; waiting: number }): DrawingQueue {
  const underWay = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let busy = 0;

  const takePlace = (): Promise<void> => {
    if (busy < running) {
      busy += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) fail('server.busy');
    return new Promise((resolve) => queue.push(resolve));
  };
  // A place is handed on to the next in the queue; only without one it becomes free.
  const leavePlace = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };
  const drawInTurn = async (draw: () => Promise<Buffer>): Promise<Buffer> => {
    await takePlace();
    try {
      return await draw();
    } finally {
      leavePlace();
    }
  };

  return (key, draw) => {
    const found = underWay.get(key);
    if (found) return found;
    const drawing = drawInTurn(draw).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}
