import { takeTurns } from '../../platform/turns.ts';

export type DrawingQueue = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Draws at most `running` pictures at a time; the same picture asked for twice is drawn once. When more than `waiting`
 * others wait it throws server.busy.
 */
export function drawingQueue(limits: { running: number; waiting: number }): DrawingQueue {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = takeTurns(limits);
  return (key, draw) => {
    const found = underWay.get(key);
    if (found) return found;
    const drawing = inTurn(draw).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}
