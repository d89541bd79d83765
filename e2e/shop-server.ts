import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { projectFolder } from './running-server.ts';
import { selfSigned } from './self-signed.ts';

/** A saved page of a shop with what has to be read from it: a product, or why there is none. */
export type ShopPage = {
  name: string;
  html: string;
  url: string;
  expected: { title: string; itemId: string; moq: number } | { error: string };
};
export type Shops = { port: number; pages: readonly ShopPage[]; close(): void };

const folder = join(projectFolder, 'packages/sourcing/src/sites/fixtures');

/** All saved pages under their own addresses and host names, over TLS, as the shops serve them. */
export async function openShops(): Promise<Shops> {
  const pages = savedPages();
  const server = createServer(selfSigned('shops.test'), (request, reply) => {
    const address = `https://${request.headers.host}${request.url}`;
    const page = pages.find(({ url }) => address === url || address.startsWith(`${url}&`));
    if (page === undefined) reply.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('');
    else reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  return {
    port: typeof place === 'object' && place ? place.port : 0,
    pages,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function savedPages(): ShopPage[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return names.map((file) => {
    const name = file.replace(/\.html$/, '');
    // Safe: our own files, in the form that the tests of extraction read too.
    const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as {
      sourceUrl: string;
    } & ShopPage['expected'];
    return { name, html: readFileSync(join(folder, file), 'utf8'), url: expected.sourceUrl, expected };
  });
}
