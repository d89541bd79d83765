import { markdownRuns, type MarkdownRun } from './markdown-runs.ts';

/** A part of a document. There is no HTML in it: whoever shows it makes elements out of these words. */
export type MarkdownBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; runs: MarkdownRun[] }
  | { kind: 'paragraph'; runs: MarkdownRun[] }
  | { kind: 'list'; isOrdered: boolean; items: MarkdownRun[][] }
  | { kind: 'table'; head: MarkdownRun[][]; rows: MarkdownRun[][][] }
  /** The table of the prices in force. */
  | { kind: 'prices' };

/** The longest document, in characters; what is longer is cut. */
export const maxMarkdownLength = 60_000;

const headingForm = /^(#{1,6}) (.*)$/;
const anchorForm = /^(.*\S) \{#([A-Za-z][A-Za-z0-9-]{0,40})\}$/;
const itemForm = /^(?:([-*])|(\d{1,3})[.)]) (.*)$/;
const pricesForm = '[[prices]]';

/**
 * Reads a small, strict part of Markdown: headings (`## Fees {#fees}`), paragraphs, lists, tables, bold, italic, links.
 * Anything else, HTML included, is plain text. Takes time in proportion to the length.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const lines = text
    .slice(0, maxMarkdownLength)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  const blocks: MarkdownBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const { block, next } = readBlock(lines, at, blocks.length);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

type Read = { block?: MarkdownBlock; next: number };

function readBlock(lines: readonly string[], at: number, index: number): Read {
  const line = (lines[at] ?? '').trimStart();
  if (line === '') return { next: at + 1 };
  if (line === pricesForm) return { block: { kind: 'prices' }, next: at + 1 };
  const heading = headingForm.exec(line);
  if (heading) return { block: headingOf(heading[1] ?? '', heading[2] ?? '', index), next: at + 1 };
  if (itemForm.test(line)) return readList(lines, at);
  if (isTable(lines, at)) return readTable(lines, at);
  return readParagraph(lines, at);
}

function headingOf(marks: string, words: string, index: number): MarkdownBlock {
  const [, name, anchor] = anchorForm.exec(words.trim()) ?? [];
  return {
    kind: 'heading',
    level: marks.length > 2 ? 3 : 2,
    id: anchor ?? `part-${index + 1}`,
    runs: markdownRuns(name ?? words.trim()),
  };
}

/** Items of one kind; a line that is set in goes on with the item above. */
function readList(lines: readonly string[], at: number): Read {
  const isOrdered = itemForm.exec((lines[at] ?? '').trimStart())?.[2] !== undefined;
  const items: string[] = [];
  let next = at;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? '';
    const item = itemForm.exec(line.trimStart());
    if (item && (item[2] !== undefined) === isOrdered) items.push(item[3] ?? '');
    else if (!item && /^ {2,}\S/.test(line)) items.push(joined(items.pop() ?? '', line.trim()));
    else break;
  }
  return { block: { kind: 'list', isOrdered, items: items.map(markdownRuns) }, next };
}

const isTable = (lines: readonly string[], at: number): boolean =>
  (lines[at] ?? '').trimStart().startsWith('|') && /^\s*\|[ :|-]*-[ :|-]*$/.test(lines[at + 1] ?? '');

function readTable(lines: readonly string[], at: number): Read {
  const head = cellsOf(lines[at] ?? '');
  const rows: MarkdownRun[][][] = [];
  let next = at + 2;
  for (; (lines[next] ?? '').trimStart().startsWith('|'); next++) {
    const cells = cellsOf(lines[next] ?? '');
    rows.push(head.map((_, column) => cells[column] ?? []));
  }
  return { block: { kind: 'table', head, rows }, next };
}

const cellsOf = (line: string): MarkdownRun[][] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => markdownRuns(cell.trim()));

function readParagraph(lines: readonly string[], at: number): Read {
  let words = (lines[at] ?? '').trim();
  let next = at + 1;
  for (; next < lines.length && !startsBlock(lines, next); next++) words = joined(words, (lines[next] ?? '').trim());
  return { block: { kind: 'paragraph', runs: markdownRuns(words) }, next };
}

function startsBlock(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trimStart();
  return line === '' || line === pricesForm || headingForm.test(line) || itemForm.test(line) || isTable(lines, at);
}

/** Chinese goes on without a space. */
const joined = (before: string, after: string): string =>
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u.test(before) ? before + after : `${before} ${after}`;
