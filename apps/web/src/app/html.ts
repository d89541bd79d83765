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
  /** The first script, the others that it needs, and the style sheets whose text `css` already holds. */
  entry: string;
  scripts: readonly string[];
  sheets: readonly string[];
  /** The text of the script that fetches the others once the page is painted; left out where there is nothing to read before they ran. */
  starter?: string | undefined;
  state: unknown;
  body: string;
};

/**
 * The whole page. Scripts are modules from files, so that a strict content policy needs no exception for them; they give way
 * to what can be read before they run. The one that waits for that stands in the page, and the policy names its text.
 */
export function htmlDocument(document: Document): string {
  const { htmlLanguage, title, description, css, state, body } = document;
  const styles = css.replace(/<\/(?=style)/gi, '<\\/');
  return `<!doctype html><html lang="${escapeHtml(htmlLanguage)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${manifestLink(document)}<link rel="apple-touch-icon" href="/assets/icons/kouan-touch-180.png"><meta name="theme-color" content="#0070de"><style>${styles}</style>${scriptTags(document)}</head><body><div id="root">${body}</div><script type="application/json" id="state">${jsonForScript(state)}</script></body></html>`;
}

/** With scripts the starter adds it: nothing of it is shown, so it waits for what is. */
function manifestLink({ starter }: Document): string {
  const link = '<link rel="manifest" href="/manifest.webmanifest">';
  return starter === undefined ? link : `<noscript>${link}</noscript>`;
}

function scriptTags({ entry, scripts, sheets, starter }: Document): string {
  const others = scripts.filter((script) => script !== entry);
  const paths = (files: readonly string[]) => escapeHtml(files.map((file) => `/${file}`).join(' '));
  if (starter !== undefined)
    return `<script type="module" id="starter" data-entry="${paths([entry])}" data-scripts="${paths(others)}" data-sheets="${paths(sheets)}">${starter}</script>`;
  const preloads = others.map((script) => `<link rel="modulepreload" fetchpriority="low" href="${paths([script])}">`);
  return `${preloads.join('')}<script type="module" fetchpriority="low" src="${paths([entry])}"></script>`;
}
