/**
 * Lets the warehouse's scan page open again without a network: its frame and the files of the program, nothing that the
 * server told. Stands alone, because a browser runs it outside of every page. The server writes `scanFiles` before it.
 */
type Kept = { version: string; page: string; files: readonly string[] };
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { request: Request; respondWith(reply: Promise<Response>): void };
type Worker = {
  scanFiles: Kept;
  location: Location;
  caches: CacheStorage;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate' | 'message', handle: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', handle: (event: Fetching) => void): void;
};
// Safe: a service worker's own scope, as far as it is used here; the page's types know only windows.
const worker = globalThis as unknown as Worker;
const { version, page, files } = worker.scanFiles;
const prefix = 'kouan-scan ';
const cacheName = prefix + version;
const isFile = new Set(files);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers());
});
// The page was opened with a network: its frame may be in another language now.
worker.addEventListener('message', (event) => {
  event.waitUntil(keepPage());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && pathname === page) event.respondWith(newOrKept(request, page));
  else if (isFile.has(pathname)) event.respondWith(keptOrNew(request, pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  await cache.addAll([...files]);
  await keepPage();
  await worker.skipWaiting();
}

/** Keeps the frame of the page, if it is one of this version; without a network the last one stays. */
async function keepPage(): Promise<void> {
  const reply = await fetch(page, { credentials: 'same-origin' }).catch(() => undefined);
  if (!reply?.ok || reply.redirected) return;
  const text = await reply.clone().text();
  const scripts = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  if (scripts.length === 0 || !scripts.every((path) => isFile.has(path))) return;
  await (await worker.caches.open(cacheName)).put(page, reply);
}

async function dropOthers(): Promise<void> {
  const names = await worker.caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => worker.caches.delete(name)));
}

const kept = async (path: string): Promise<Response | undefined> => (await worker.caches.open(cacheName)).match(path);

async function newOrKept(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(path);
    if (found) return found;
    throw error;
  }
}

const keptOrNew = async (request: Request, path: string): Promise<Response> => (await kept(path)) ?? fetch(request);

export {};
