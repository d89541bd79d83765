import { Readable } from 'node:stream';
import { type Language, languages } from '@kouan/contract';
import type { Storage } from '../../platform/storage.ts';
import type { MaterialWithFile } from './material-view.ts';
import { shownTexts } from './product-texts.ts';
import type { ZipEntry } from './zip-files.ts';

/** The files for a language and for everybody, and the texts of each language in one file; without a language all of them. */
export function zipEntriesOf(
  storage: Storage,
  materials: readonly MaterialWithFile[],
  language: Language | undefined,
): ZipEntry[] {
  const wanted = materials.filter(
    ({ material }) => language === undefined || material.language === null || material.language === language,
  );
  const entries = wanted.flatMap(({ file }, at) =>
    file
      ? {
          name: `${String(at + 1).padStart(2, '0')}-${entryName(file.name)}`,
          bytes: file.bytes,
          open: () => storage.get(file.storageKey),
        }
      : [],
  );
  const asked = language === undefined ? languages : [language];
  return [...entries, ...asked.flatMap((one) => textEntry(materials, one))];
}

/** Signs that some system refuses in the name of a file. */
const entryName = (name: string): string => name.replace(/[<>:"/\\|?*]/g, '_');

function textEntry(materials: readonly MaterialWithFile[], language: Language): ZipEntry[] {
  const texts = materials.flatMap(({ material: { title, body } }) =>
    body === null ? [] : `${shownTexts(title)[language]}\n\n${shownTexts(body)[language]}\n`,
  );
  if (texts.length === 0) return [];
  const data = Buffer.from(texts.join('\n----\n\n'));
  return [{ name: `texts.${language}.txt`, bytes: data.length, open: async () => Readable.from([data]) }];
}
