import { BackupError } from './backup-error.ts';

export type TarEntry = { name: string; data: Buffer };

const blockBytes = 512;
const maxNameBytes = 100;
/** One entry is held in memory. */
export const maxEntryBytes = 256 * 1024 * 1024;
/** What an archive ends with. */
export const tarEnd: Buffer = Buffer.alloc(2 * blockBytes);

/** A file of the archive in the ustar form. Names are ours and ASCII. */
export function tarEntry({ name, data }: TarEntry): Buffer[] {
  if (Buffer.byteLength(name) > maxNameBytes) throw new BackupError(`The name ${name} is too long for the archive.`);
  if (data.length > maxEntryBytes) throw new BackupError(`${name} is too large for the archive.`);
  const header = Buffer.alloc(blockBytes);
  const put = (text: string, offset: number) => header.write(text, offset, 'latin1');
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  put(name, 0);
  put(octal(0o600, 7), 100);
  put(octal(0, 7), 108);
  put(octal(0, 7), 116);
  put(octal(data.length, 11), 124);
  put(octal(Math.floor(Date.now() / 1000), 11), 136);
  put('0', 156);
  put('ustar\x0000', 257);
  put(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return [header, data, Buffer.alloc(paddingOf(data.length))];
}

/** The files of an archive, one in memory at a time. Throws BackupError for anything that `tarEntry` did not write. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = chunks[Symbol.asyncIterator]();
  const take = taker(source);
  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) break;
    const size = sizeOf(header);
    const name = header.toString('latin1', 0, header.indexOf(0));
    const data = await take(size);
    await take(paddingOf(size));
    yield { name, data };
  }
  // The checksum of packed data stands behind all of it.
  while (!(await source.next()).done) continue;
}

function sizeOf(header: Buffer): number {
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  const checksum = Number.parseInt(header.toString('latin1', 148, 154), 8);
  const isOurs =
    checksum === checksumOf(header) &&
    header.toString('latin1', 257, 262) === 'ustar' &&
    header.indexOf(0) <= maxNameBytes;
  if (!isOurs || !(size >= 0 && size <= maxEntryBytes)) throw new BackupError('it is damaged');
  return size;
}

/** The sum of the header's bytes, its own field counted as spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

const paddingOf = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;

/** Takes exactly so many bytes from a stream of chunks. */
function taker(source: AsyncIterator<Buffer>): (bytes: number) => Promise<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  return async (bytes) => {
    const parts = [rest];
    let have = rest.length;
    while (have < bytes) {
      const next = await source.next();
      if (next.done) throw new BackupError('it is cut off');
      parts.push(next.value);
      have += next.value.length;
    }
    const all = Buffer.concat(parts);
    rest = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
}
