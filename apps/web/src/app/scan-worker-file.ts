import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textFile, textsFor } from '../lib/i18n.ts';
import { languages } from '../lib/language.ts';
import { offlinePath } from '../lib/offline-path.ts';
import { pages } from '../admin/warehouse/routes.tsx';
import { type Assets, neededBy } from './assets.ts';

const workerSource = 'src/app/scan-worker.ts';
/** What the scan page is made of, besides its texts. */
const sources = [
  'src/app/entry-client.tsx',
  'src/app/session-work.tsx',
  'src/app/admin-area.tsx',
  'src/app/admin-features.ts',
  'src/app/focus-keeper.ts',
  'src/lib/further-texts.ts',
  'src/admin/warehouse/scan-page.tsx',
];

/**
 * The service worker of the scan page, with the list of the files that it keeps. Its version comes out of its text: another
 * build is another version.
 */
export async function scanWorker(clientFolder: string, assets: Assets): Promise<string> {
  const file = assets.manifest[workerSource]?.file;
  if (file === undefined) throw new Error('the client build has no worker of the scan page');
  const code = await readFile(join(clientFolder, file), 'utf8');
  const texts = textsFor(['admin-shell', ...(pages['warehouse/scan']?.texts ?? [])]);
  const locales = languages.flatMap((language) =>
    texts.map((namespace) => textFile(language, namespace).replace('../', 'src/')),
  );
  const { scripts, sheets, others } = neededBy(assets, [...sources, ...locales]);
  const files = [...scripts, ...sheets, ...others].map((path) => `/${path}`);
  const version = createHash('sha256')
    .update(JSON.stringify([files, code]))
    .digest('hex')
    .slice(0, 16);
  return `globalThis.scanFiles=${JSON.stringify({ version, page: offlinePath, files })};\n${code}`;
}
