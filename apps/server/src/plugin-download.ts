import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getPlugin } from '@kouan/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parameters } from './modules/settings/index.ts';
import { fail } from './platform/errors.ts';
import { type App, route } from './platform/http.ts';
import type { Kit } from './platform/module.ts';
import { projectFolder } from './platform/project-folder.ts';

const builtFile = join(projectFolder, 'apps/extension/dist/kouan-plugin.zip');
const downloadPath = '/downloads/kouan-plugin.zip';
const manifestName = 'manifest.json';
const madeAt = new Date('2020-01-01T00:00:00Z');

type Manifest = { version: string; host_permissions: string[]; content_scripts: object[]; homepage_url?: string };
type Plugin = { version: string; zip: Uint8Array };

/** Offers the plug-in, made for this mall: its address is in it, and the permission to reach this address and no other. */
export function servePlugin(app: App, { db, config }: Pick<Kit, 'db' | 'config'>): void {
  let made: Promise<Plugin | undefined> | undefined;
  const plugin = () => (made ??= pluginFor(config.baseUrl));

  route(app, getPlugin, async () => {
    const found = await plugin();
    const { minimumPluginVersion: minimumVersion } = await parameters(db);
    return { version: found?.version ?? null, minimumVersion, url: downloadPath, bytes: found?.zip.length ?? 0 };
  });
  app.get(downloadPath, async (_, reply) => {
    const { zip } = (await plugin()) ?? fail('request.not_found');
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="kouan-plugin.zip"')
      .header('cache-control', 'no-cache')
      .send(Buffer.from(zip));
  });
}

async function pluginFor(baseUrl: string): Promise<Plugin | undefined> {
  const built = await readFile(builtFile).catch(() => undefined);
  if (built === undefined) return undefined;
  const files = unzipSync(built);
  // Safe: our own build wrote it.
  const manifest = JSON.parse(strFromU8(files[manifestName] ?? new Uint8Array())) as Manifest;
  const pages = `${new URL(baseUrl).origin}/*`;
  const own: Manifest = {
    ...manifest,
    homepage_url: baseUrl,
    host_permissions: [pages],
    content_scripts: [...manifest.content_scripts, { matches: [pages], js: ['mall.js'], run_at: 'document_idle' }],
  };
  const content = { ...files, [manifestName]: strToU8(JSON.stringify(own, null, 2)) };
  return { version: manifest.version, zip: zipSync(content, { level: 9, mtime: madeAt }) };
}
