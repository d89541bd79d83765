import type { LinkResult } from './link-result.ts';
import { recogniseLink } from './recognise-link.ts';

export const maxLinkLines = 200;
const maxNoteLength = 500;
const maxListLength = 1_000_000;

/** One line of a pasted list. `line` counts from 1 in the pasted text; `quantity` is null when none was written. */
export type LinkLine = { line: number; text: string; quantity: number | null; note: string; link: LinkResult };

/**
 * Reads a pasted list, one product a line: the link, then optionally its quantity and a note, divided by tabs or `|`
 * (`link | 5 | black`); `link x5` works too. Empty lines are left out; at most 200 lines are read.
 */
export function recogniseMany(text: string): LinkLine[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content !== '')
    .slice(0, maxLinkLines)
    .map(readLine);
}

function readLine({ content, line }: { content: string; line: number }): LinkLine {
  const [text = '', second = '', ...others] = content.split(/\t|\s\|\s/).map((column) => column.trim());
  const isQuantity = /^[1-9][0-9]{0,5}$/.test(second);
  const quantity = isQuantity ? second : /\s[x×*]\s?([1-9][0-9]{0,5})$/i.exec(text)?.[1];
  const note = (isQuantity ? others : [second, ...others]).filter(Boolean).join(' ').slice(0, maxNoteLength);
  return { line, text, quantity: quantity === undefined ? null : Number(quantity), note, link: recogniseLink(text) };
}

const linkStart = /https?:\/\//gi;

/** Whether a text holds several products: links on lines of their own, or side by side as a box of one line gives them. */
export function holdsSeveralLinks(text: string): boolean {
  const lines = asLines(text.slice(0, maxListLength)).split('\n');
  return lines.filter((line) => (line.match(linkStart) ?? []).length > 0).length > 1;
}

/** A list that came through a box of one line has its links side by side: one a line again. */
export const asLines = (text: string): string =>
  /[\r\n]/.test(text.trim()) ? text : text.trim().replaceAll(/\s+(?=https?:\/\/)/gi, '\n');
