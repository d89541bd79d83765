import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getPlugin } from '@kouan/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/platform/project-folder.ts';
import { testServer } from './harness.ts';

const isBuilt = existsSync(join(projectFolder, 'apps/extension/dist/kouan-plugin.zip'));

test.runIf(isBuilt)('the plug-in is offered with the address of this mall and no other permission', async () => {
  const server = await testServer({ baseUrl: 'https://mall.example.com' });
  const { data } = await server.visitor.call(getPlugin);
  const reply = await server.app.inject({ url: data.url });

  expect(data).toMatchObject({ version: '1.0', minimumVersion: '1.0', bytes: reply.rawPayload.length });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="kouan-plugin.zip"',
  });
  const files = unzipSync(reply.rawPayload);
  expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))).toMatchObject({
    manifest_version: 3,
    version: '1.0',
    homepage_url: 'https://mall.example.com',
    permissions: ['storage'],
    host_permissions: ['https://mall.example.com/*'],
  });
  const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
  expect(scripts.toSorted()).toEqual(['background.js', 'content.js', 'mall.js', 'options.js', 'popup.js']);
  for (const name of scripts) {
    const text = strFromU8(files[name] ?? new Uint8Array());
    expect(text, name).not.toMatch(/\beval\(|new Function\(|importScripts|import\(/);
  }
});

test.runIf(!isBuilt)('without a built plug-in nothing is offered', async () => {
  const server = await testServer();
  expect((await server.visitor.call(getPlugin)).data.version).toBe(null);
  expect((await server.app.inject({ url: '/downloads/kouan-plugin.zip' })).statusCode).toBe(404);
});
