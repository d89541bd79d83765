import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHosts } from '@kouan/sourcing';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public');
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
type Manifest = {
  permissions: string[];
  host_permissions: string[];
  optional_host_permissions: string[];
  content_scripts: { matches: string[]; js: string[] }[];
  content_security_policy: { extension_pages: string };
  icons: Record<string, string>;
  action: { default_popup: string };
  options_ui: { page: string };
};
const manifest = read('manifest.json') as Manifest;

test('the plug-in reads exactly the product pages of the known shops', () => {
  const [pages, ...others] = manifest.content_scripts;
  expect(others).toEqual([]);
  expect(pages?.matches.toSorted()).toEqual(pageHosts.map((host) => `https://${host}/*`).toSorted());
  expect(pages?.js).toEqual(['content.js']);
});

test('it asks for the smallest permissions, and nothing comes from elsewhere at run time', () => {
  expect(manifest.permissions).toEqual(['storage']);
  expect(manifest.host_permissions).toEqual([]);
  expect(manifest.optional_host_permissions).toEqual(['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*']);
  expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self'");
  expect(manifest).not.toHaveProperty('externally_connectable');
  expect(manifest).not.toHaveProperty('web_accessible_resources');
  expect(manifest).not.toHaveProperty('update_url');
});

test('every file it names is there, and its name exists in three languages', () => {
  const files = [...Object.values(manifest.icons), manifest.action.default_popup, manifest.options_ui.page];
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  for (const language of ['en', 'zh_CN', 'vi'])
    expect(read(`_locales/${language}/messages.json`)).toMatchObject({
      name: { message: expect.stringMatching(/\S/) },
      description: { message: expect.stringMatching(/\S/) },
    });
});
