import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { getSite } from '@kouan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type App, callerLanguage, errorBody } from './platform/http.ts';
import { projectFolder } from './platform/project-folder.ts';

const webFolder = join(projectFolder, 'apps/web/dist');
const rendererFile = join(webFolder, 'server/entry-server.js');
const oneYearMs = 31_536_000_000;
/** Addresses that are calls or files, never pages. */
const notPages = /^\/(api|auth|file|avatar|assets|picture|health|metrics)(\/|$)/;

/** What the web's renderer offers; it is built apart and loaded at run time, so its form is written down here. */
type Renderer = {
  tokenCookie: string;
  loadAssets(clientFolder: string): Promise<unknown>;
  renderPage(request: {
    url: string;
    language: string;
    settings: unknown;
    fetchApi(path: string): Promise<{ status: number; body: unknown }>;
    assets: unknown;
    isSignedIn: boolean;
    isMenuPath(pathname: string): Promise<boolean>;
  }): Promise<{ status: number; html: string; redirect?: string }>;
};
export type IsMenuPath = (pathname: string) => Promise<boolean>;

export const isWebBuilt = (): boolean => existsSync(rendererFile);

/** Serves the web: its files for ever, and every other address as a page in the caller's language. */
export async function servePages(app: App, isMenuPath: IsMenuPath): Promise<void> {
  // Safe: the build of our own web, whose exports are written down above.
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer;
  const assets = await renderer.loadAssets(join(webFolder, 'client'));
  const icon = await readFile(join(webFolder, 'client/favicon.svg'));

  await app.register(fastifyStatic, {
    root: join(webFolder, 'client/assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: oneYearMs,
  });
  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );

  const fetchApi = async (language: string, path: string) => {
    const reply = await app.inject({ method: 'GET', url: path, headers: { 'accept-language': language } });
    return { status: reply.statusCode, body: reply.body === '' ? undefined : (JSON.parse(reply.body) as unknown) };
  };
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const language = callerLanguage(request);
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !notPages.test(request.url.split('?')[0] ?? '');
    if (!isPage)
      return reply
        .status(404)
        .type('application/json')
        .send(JSON.stringify(errorBody('request.not_found', language)));

    const { body: settings } = await fetchApi(language, getSite.path);
    const page = await renderer.renderPage({
      url: request.url,
      language,
      settings,
      assets,
      isMenuPath,
      fetchApi: (path) => fetchApi(language, path),
      isSignedIn: Boolean(request.cookies[renderer.tokenCookie]),
    });
    if (page.redirect !== undefined) return reply.redirect(page.redirect, 302);
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .send(page.html);
  });
}
