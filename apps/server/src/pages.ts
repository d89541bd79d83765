import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { getSite, type Language, languages } from '@kouan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, isKnown, type KeptPage, openPageCache, type Page } from './page-cache.ts';
import { type App, callerLanguage, errorBody } from './platform/http.ts';
import { projectFolder } from './platform/project-folder.ts';
import { serveManifest } from './web-manifest.ts';

const webFolder = join(projectFolder, 'apps/web/dist');
const rendererFile = join(webFolder, 'server/entry-server.js');
const oneYearMs = 31_536_000_000;
/** Addresses that are calls or files, never pages. */
const notPages = /^\/(api|auth|file|avatar|assets|picture|downloads|health|metrics)(\/|$)/;

/** What the web's renderer offers; it is built apart and loaded at run time, so its form is written down here. */
type Renderer = {
  tokenCookie: string;
  loadAssets(clientFolder: string): Promise<unknown>;
  starterHash(assets: unknown): string;
  scanWorker(clientFolder: string, assets: unknown): Promise<string>;
  renderPage(request: {
    url: string;
    language: string;
    settings: unknown;
    fetchApi(path: string): Promise<{ status: number; body: unknown }>;
    assets: unknown;
    isSignedIn: boolean;
    isMenuPath(pathname: string): Promise<boolean>;
  }): Promise<Page>;
};
type Asked = { language: Language; url: string; ip: string; isSignedIn: boolean };
export type IsMenuPath = (pathname: string) => Promise<boolean>;

export const isWebBuilt = (): boolean => existsSync(rendererFile);

/** Serves the web: its files for ever, and every other address as a page in the caller's language. */
export async function servePages(app: App, isMenuPath: IsMenuPath): Promise<void> {
  // Safe: the build of our own web, whose exports are written down above.
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer;
  const assets = await renderer.loadAssets(join(webFolder, 'client'));
  const worker = await renderer.scanWorker(join(webFolder, 'client'), assets);
  const icon = await readFile(join(webFolder, 'client/favicon.svg'));

  await serveAssets(app);
  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );

  // Looked at anew at every visit: another build is another worker.
  app.get('/scan-worker.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );

  // The page's own calls count as calls of whoever asks for the page.
  const fetchApi = async (language: string, path: string, remoteAddress: string) => {
    const headers = { 'accept-language': language };
    const reply = await app.inject({ method: 'GET', url: path, headers, remoteAddress });
    return { status: reply.statusCode, body: reply.body === '' ? undefined : (JSON.parse(reply.body) as unknown) };
  };
  serveManifest(app, async (language, address) => titleIn((await fetchApi(language, getSite.path, address)).body));
  const cache = openPageCache();
  const starter = renderer.starterHash(assets);
  const render = async ({ language, url, ip, isSignedIn }: Asked) => {
    const { body: settings } = await fetchApi(language, getSite.path, ip);
    const fetchHere = (path: string) => fetchApi(language, path, ip);
    return renderer.renderPage({ url, language, settings, assets, isMenuPath, fetchApi: fetchHere, isSignedIn });
  };
  const findKept = (asked: Asked) => cache.find(`${asked.language} ${asked.url}`, () => render(asked));
  app.addHook('onListen', async () => void keepEntrances(app, findKept));
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const language = callerLanguage(request);
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !notPages.test(request.url.split('?')[0] ?? '');
    if (!isPage)
      return reply
        .status(404)
        .type('application/json')
        .send(JSON.stringify(errorBody('request.not_found', language)));

    const isSignedIn = Boolean(request.cookies[renderer.tokenCookie]) || request.headers.authorization !== undefined;
    allowScript(reply, starter);
    // Only what every visitor of a language sees alike is kept; a session's page is rendered for it alone.
    const asked = { language, url: request.url, ip: request.ip, isSignedIn };
    const page = isSignedIn ? await render(asked) : await findKept(asked);
    return 'bytes' in page ? sendKept(request, reply, page) : sendPage(reply, page);
  });
}

const titleIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'title' in body ? String(body.title) : '';

/** Pages carry one script; the policy that holds everywhere names its text beside the files. */
function allowScript(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("script-src 'self'", `$& ${hash}`));
}

/** What only a page means anything to: with each of its many small files it would cost a phone as much as their content. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The files of the build: named by what is in them, so they never change. */
async function serveAssets(app: App): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webFolder, 'client/assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: oneYearMs,
    preCompressed: true,
    setHeaders(reply) {
      for (const name of pageHeaders) reply.removeHeader(name);
    },
  });
}

const entrances = ['/', '/mall1'];

/** Renders where most visitors come in, as small as it gets, before the first of them does. */
async function keepEntrances(app: App, findKept: (asked: Asked) => Promise<Page | KeptPage>): Promise<void> {
  try {
    for (const url of entrances)
      for (const language of languages) {
        const page = await findKept({ language, url, ip: '127.0.0.1', isSignedIn: false });
        if ('squeeze' in page) await page.squeeze();
      }
  } catch (error) {
    app.log.warn({ err: error }, 'the entrances are rendered by their first visitors');
  }
}

const pageType = 'text/html; charset=utf-8';

function sendPage(reply: FastifyReply, { status, html, redirect }: Page): FastifyReply {
  if (redirect !== undefined) return reply.redirect(redirect, 302);
  return reply
    .status(status)
    .type(pageType)
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .send(html);
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .header('etag', page.etag);
  if (isKnown(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(pageType).send(await page.bytes(encoding));
}
