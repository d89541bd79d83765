import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type ManifestChunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };

/** The browser's files as the client build left them: chunks by source file, the text of every style sheet, and of the starter. */
export type Assets = {
  manifest: Readonly<Record<string, ManifestChunk>>;
  css: Readonly<Record<string, string>>;
  /** Stands in the page itself: a file of its own would be one more round trip before everything else. */
  starter: string;
};

const starterSource = 'src/app/start-when-painted.ts';

/** Reads the client build once at start-up. Throws if `apps/web/dist/client` was not built. */
export async function loadAssets(clientFolder: string): Promise<Assets> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(clientFolder, 'manifest.json'), 'utf8'),
  );
  const names = new Set(
    Object.values(manifest).flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
    ]),
  );
  const css: Record<string, string> = {};
  for (const name of names) css[name] = await readFile(join(clientFolder, name), 'utf8');
  const starter = manifest[starterSource]?.file;
  return { manifest, css, starter: starter === undefined ? '' : await readFile(join(clientFolder, starter), 'utf8') };
}

/** How a content policy names the starter, the only script that stands in a page. */
export const starterHash = ({ starter }: Assets): string =>
  `'sha256-${createHash('sha256').update(starter).digest('base64')}'`;

type Needed = { scripts: string[]; sheets: string[]; others: string[]; css: string };

/**
 * Everything the given source files need at once: their scripts (the first file's first), their style sheets and the text of
 * these, and the other files that they name.
 */
export function neededBy(assets: Assets, sources: readonly string[]): Needed {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = assets.manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const other of chunk.assets ?? []) others.add(other);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
  };
  for (const source of sources) visit(source);
  const css = [...sheets].map((sheet) => assets.css[sheet] ?? '').join('\n');
  return { scripts: [...scripts], sheets: [...sheets], others: [...others], css };
}
