/**
 * Fetches the scripts of a page that can be read without them, once it has been painted: on a slow line they would take its
 * pictures' and its own bytes' place. Stands alone and in the page itself, so that it is small.
 */
const { entry = '', scripts = '', sheets = '' } = document.getElementById('starter')?.dataset ?? {};

/** A tab in the background is never painted; its scripts do not wait for that. */
const longestWaitMs = 1_000;
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  append('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  // What the page's own style element holds is not fetched again by the parts that name it.
  for (const href of listed(sheets)) append('link', { rel: 'stylesheet', disabled: '', href });
  for (const href of listed(scripts)) append('link', { rel: 'modulepreload', href });
  append('script', { type: 'module', src: entry });
}

const listed = (paths: string): string[] => paths.split(' ').filter((path) => path !== '');

function append(name: 'link' | 'script', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
}

// The first frame after the page was read holds all of it; when the second begins, the first is on the screen.
requestAnimationFrame(() => requestAnimationFrame(start));
setTimeout(start, longestWaitMs);

export {};
