/** A file inside an archive; it is unpacked when it is read. */
export type ZipEntry = { name: string; bytes: number; read: () => Promise<Blob> };

/** What is no archive, or one that cannot be read here. */
export class ZipError extends Error {}

const maxEntries = 10_000;
const maxTailBytes = 65_557;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const utf8Flag = 0x800;
const encryptedFlag = 1;

/**
 * The files of a zip archive without reading it whole: an archive of some gigabytes costs a few reads. Throws ZipError
 * for encrypted, damaged or larger (zip64) ones.
 */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - maxTailBytes)));
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > maxEntries || start + size > file.size) throw new ZipError('too large or damaged');
  const directory = await viewOf(file.slice(start, start + size));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + entryBytes > directory.byteLength || directory.getUint32(at, true) !== directoryEntry)
      throw new ZipError('damaged');
    const nameLength = directory.getUint16(at + 28, true);
    const entry = readEntry(file, directory, at);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += entryBytes + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - endBytes; at >= 0; at--) if (tail.getUint32(at, true) === endOfDirectory) return at;
  throw new ZipError('no archive');
}

function readEntry(file: Blob, directory: DataView, at: number): ZipEntry {
  const flags = directory.getUint16(at + 8, true);
  const method = directory.getUint16(at + 10, true);
  const packedBytes = directory.getUint32(at + 20, true);
  const bytes = directory.getUint32(at + 24, true);
  const name = new Uint8Array(directory.buffer, at + entryBytes, directory.getUint16(at + 28, true));
  const offset = directory.getUint32(at + 42, true);
  return {
    name: nameOf(name, (flags & utf8Flag) !== 0),
    bytes,
    async read() {
      if (flags & encryptedFlag || (method !== 0 && method !== 8)) throw new ZipError('encrypted or packed otherwise');
      const local = await viewOf(file.slice(offset, offset + localBytes));
      const data = offset + localBytes + local.getUint16(26, true) + local.getUint16(28, true);
      const packed = file.slice(data, data + packedBytes);
      if (method === 0) return packed;
      return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
    },
  };
}

/** Archives made on a Chinese Windows name their files in GBK without saying so. */
function nameOf(name: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(name);
  } catch {
    return new TextDecoder('gbk').decode(name);
  }
}
