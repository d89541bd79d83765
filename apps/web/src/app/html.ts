/** Text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

/** JSON that can stand in a script element: no end tag, comment or line separator survives in it. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

type Document = {
  htmlLanguage: string;
  title: string;
  description: string;
  css: string;
  entry: string;
  scripts: readonly string[];
  state: unknown;
  body: string;
};

/**
 * The whole page. Scripts are modules from files only, so that a strict content policy needs no exception for them; they
 * give way to the pictures, for everything can be read before they run.
 */
export function htmlDocument({ htmlLanguage, title, description, css, entry, scripts, state, body }: Document): string {
  const preloads = scripts
    .filter((script) => script !== entry)
    .map((script) => `<link rel="modulepreload" fetchpriority="low" href="/${escapeHtml(script)}">`)
    .join('');
  const styles = css.replace(/<\/(?=style)/gi, '<\\/');
  return `<!doctype html><html lang="${escapeHtml(htmlLanguage)}" data-size="small"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/assets/icons/kouan-touch-180.png"><meta name="theme-color" content="#0070de"><style>${styles}</style>${preloads}<script type="module" fetchpriority="low" src="/${escapeHtml(entry)}"></script></head><body><div id="root">${body}</div><script type="application/json" id="state">${jsonForScript(state)}</script></body></html>`;
}
