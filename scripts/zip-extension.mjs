import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { extensionZip } from './build-parts.mjs';
import { inProject } from './project.mjs';

const folder = inProject('apps/extension/dist/unpacked');
/** The same content is the same file, whenever it was built. */
const madeAt = new Date('2020-01-01T00:00:00Z');

/** Packs the built plug-in as the file that the mall offers. */
export async function zipExtension() {
  const { zipSync } = await import('fflate');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const content = Object.fromEntries(
    files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]),
  );
  const target = inProject(extensionZip);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, zipSync(content, { level: 9, mtime: madeAt }));
}
