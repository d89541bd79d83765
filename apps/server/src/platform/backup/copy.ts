import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** What the driver's connection does for COPY; its types leave these out. */
type CopyConnection = {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** Rows are handed on when this many have come together; one row may be longer. */
const chunkBytes = 4 * 1024 * 1024;

/** Runs `copy … to stdout` and hands on its text, whole lines at a time, never faster than they are taken. */
export function copyOut(client: pg.Client, statement: string, take: (lines: Buffer) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let rows: Buffer[] = [];
    let bytes = 0;
    let taken = Promise.resolve();
    const handOn = () => {
      const lines = Buffer.concat(rows);
      rows = [];
      bytes = 0;
      taken = taken.then(() => take(lines));
      return taken;
    };
    submit(client, statement, {
      handleCopyData({ chunk }, { stream }) {
        // The driver writes over its buffer afterwards.
        rows.push(Buffer.from(chunk));
        bytes += chunk.length;
        if (bytes < chunkBytes) return;
        stream.pause();
        handOn().then(() => stream.resume(), reject);
      },
      handleReadyForQuery: () => void (bytes > 0 ? handOn() : taken).then(resolve, reject),
      handleError: reject,
    });
  });
}

/** Runs `copy … from stdin` with whole lines of its text. */
export function copyIn(client: pg.Client, statement: string, lines: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    submit(client, statement, {
      handleCopyInResponse(connection) {
        connection.sendCopyFromChunk(lines);
        connection.endCopyFrom();
      },
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    });
  });
}

type Answers = {
  handleCopyData?(message: { chunk: Buffer }, connection: CopyConnection): void;
  handleCopyInResponse?(connection: CopyConnection): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

/** A query of our own: the driver calls its methods with the messages of the server. */
function submit(client: pg.Client, statement: string, answers: Answers): void {
  const query = {
    ...answers,
    handleCommandComplete: () => undefined,
    // The connection has more methods than its type tells.
    submit: (connection: unknown) => (connection as CopyConnection).query(statement),
  };
  client.query(query);
}
