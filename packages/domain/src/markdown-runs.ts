/** Words that look alike. `href` leads to a safe place only. */
export type MarkdownRun = { text: string; isBold?: true; isItalic?: true; href?: string };
type Marks = Omit<MarkdownRun, 'text'>;

const maxLabelLength = 300;
const maxHrefLength = 500;
const escaped = /^\\[\\*[\](){}#|.`_<>-]/;

/**
 * Where a document may lead: `https:` addresses, `mailto:` and paths of our own, anchors included. Everything else,
 * `javascript:`, `//host` and backslashes among it, is undefined.
 */
export function safeHref(href: string): string | undefined {
  if (href.length > maxHrefLength || /[\s\\"'<>`\p{Cc}\p{Cf}]/u.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href) || /^#[A-Za-z][\w-]*$/.test(href)) return href;
  if (/^mailto:[^@?#/]+@[^@?#/]+$/.test(href)) return href;
  if (!href.startsWith('https://') || !URL.canParse(href)) return undefined;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && username === '' && password === '' ? href : undefined;
}

/** The words of a line with what is bold, italic or a link. Marks that are not closed are words. */
export function markdownRuns(text: string): MarkdownRun[] {
  const runs: MarkdownRun[] = [];
  readRuns(text, {}, runs);
  return runs;
}

function readRuns(text: string, marks: Marks, runs: MarkdownRun[]): void {
  let plain = '';
  const flush = () => {
    addRun(runs, { text: plain, ...marks });
    plain = '';
  };
  let at = 0;
  while (at < text.length) {
    const found = escaped.test(text.slice(at, at + 2))
      ? undefined
      : (linkAt(text, at, marks) ?? strongAt(text, at, marks));
    if (found === undefined) {
      const isEscaped = escaped.test(text.slice(at, at + 2));
      plain += text[at + (isEscaped ? 1 : 0)] ?? '';
      at += isEscaped ? 2 : 1;
      continue;
    }
    flush();
    readRuns(found.inner, { ...marks, ...found.marks }, runs);
    at = found.next;
  }
  flush();
}

type Found = { inner: string; marks: Marks; next: number };

function linkAt(text: string, at: number, marks: Marks): Found | undefined {
  if (text[at] !== '[' || marks.href !== undefined) return undefined;
  const near = text.slice(at, at + maxLabelLength + maxHrefLength);
  const middle = near.indexOf('](');
  const end = middle < 0 ? -1 : near.indexOf(')', middle);
  if (end < 0) return undefined;
  const href = safeHref(near.slice(middle + 2, end));
  return href === undefined ? undefined : { inner: near.slice(1, middle), marks: { href }, next: at + end + 1 };
}

/** Marks are looked for within a short reach, so that many that are never closed cost no time. */
const maxMarkReach = 600;

function strongAt(text: string, at: number, marks: Marks): Found | undefined {
  if (text[at] !== '*') return undefined;
  const isBold = text[at + 1] === '*';
  const sign = isBold ? '**' : '*';
  if ((isBold ? marks.isBold : marks.isItalic) || /^\s/.test(text[at + sign.length] ?? ' ')) return undefined;
  const near = text.slice(at, at + maxMarkReach);
  const end = near.indexOf(sign, sign.length + 1);
  if (end < 0) return undefined;
  const inner = near.slice(sign.length, end);
  return { inner, marks: isBold ? { isBold: true } : { isItalic: true }, next: at + end + sign.length };
}

function addRun(runs: MarkdownRun[], run: MarkdownRun): void {
  if (run.text === '') return;
  const last = runs.at(-1);
  const isSame = last?.isBold === run.isBold && last?.isItalic === run.isItalic && last?.href === run.href;
  if (last && isSame) last.text += run.text;
  else runs.push(run);
}
