// Sums the scripts of the mall home's first load and fails above the limit. Run after the build.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const limitBytes = 120 * 1024;
const here = dirname(fileURLToPath(import.meta.url));
const client = join(here, 'dist/client');
const { loadAssets, renderPage } = await import(pathToFileURL(join(here, 'dist/server/entry-server.js')).href);

const settings = {
  title: 'Kouan',
  footerTxt: '',
  caseNumber: '',
  rateVndPerCnyMicros: 3_685_000_000,
  rateAt: '2026-01-01T00:00:00Z',
};
const fetchApi = async () => ({ status: 503, body: {} });
const assets = await loadAssets(client);
let worst = 0;
for (const language of ['cn', 'en', 'vi']) {
  const { html } = await renderPage({ url: '/', language, settings, fetchApi, assets });
  const scripts = [...new Set([...html.matchAll(/\/(assets\/[^"\s]+\.js)(?=["\s])/g)].map((match) => match[1]))];
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(client, script))).length, 0);
  worst = Math.max(worst, bytes);
  console.log(
    `${language}: ${scripts.length} scripts, ${(bytes / 1024).toFixed(1)} KB gzip; page ${(gzipSync(html).length / 1024).toFixed(1)} KB gzip`,
  );
}
if (worst > limitBytes) {
  console.error(`The first load of the mall home is above ${limitBytes / 1024} KB.`);
  process.exitCode = 1;
}
