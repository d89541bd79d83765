import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import { assert } from '../../platform/errors.ts';

/** A file of an archive; `bytes` is its size, `open` is asked when its turn comes. */
export type ZipEntry = { name: string; bytes: number; open: () => Promise<Readable | undefined> };

/** The parts of the format around the contents: per file its head, what follows it and its line in the table; the table's end. */
const headBytes = 30;
const followBytes = 16;
const lineBytes = 46;
const endBytes = 22;

/** The size of the archive before it is made, as nothing is compressed: pictures and videos are already. */
export const zipBytes = (entries: readonly ZipEntry[]): number =>
  entries.reduce(
    (sum, { name, bytes }) => sum + headBytes + followBytes + lineBytes + 2 * Buffer.byteLength(name) + bytes,
    endBytes,
  );

/** The archive piece by piece, at the reader's pace: no file is ever whole in memory. */
export const zipFiles = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(zipped(entries), { objectMode: false });

async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, open } of entries) {
    const content = await open();
    assert(content, 'a stored file has its content');
    const part = new ZipPassThrough(name);
    zip.add(part);
    for await (const piece of content as AsyncIterable<Buffer>) {
      part.push(piece);
      yield* ready.splice(0);
    }
    part.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
