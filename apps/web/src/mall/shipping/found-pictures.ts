import { zipEntries } from '../../lib/zip-entries.ts';

/** A picture that waits to be sent; it is read when its turn comes. */
export type FoundPicture = { name: string; bytes: number; read: () => Promise<File> };

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};
const endingOf = (name: string): string => name.split('.').pop()?.toLowerCase() ?? '';
const isHidden = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);
const typeOf = (name: string): string | undefined => (isHidden(name) ? undefined : types[endingOf(name)]);

/** The pictures among chosen files, also inside of archives and folders. Throws ZipError for an archive that cannot be read. */
export async function findPictures(files: readonly File[]): Promise<FoundPicture[]> {
  const found: FoundPicture[] = [];
  for (const file of files) {
    if (endingOf(file.name) === 'zip') found.push(...(await picturesIn(file)));
    else if (typeOf(file.name))
      found.push({ name: file.webkitRelativePath || file.name, bytes: file.size, read: () => Promise.resolve(file) });
  }
  return found;
}

async function picturesIn(archive: File): Promise<FoundPicture[]> {
  return (await zipEntries(archive)).flatMap(({ name, bytes, read }) => {
    const type = typeOf(name);
    if (type === undefined) return [];
    return [{ name, bytes, read: async () => new File([await read()], name.split('/').pop() ?? name, { type }) }];
  });
}
