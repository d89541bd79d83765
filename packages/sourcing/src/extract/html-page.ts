import { decodeEntities } from './clean-text.ts';

const maxNodes = 200_000;
const maxDepth = 150;
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const rawElements = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe']);

/** An element of a page; `index` to `last` is its place among all nodes, so descendants need no tree. */
export type PageElement = { name: string; attributes: Map<string, string>; index: number; last: number };
type PageText = { text: string };
export type HtmlPage = { nodes: (PageElement | PageText)[] };

const isElement = (node: PageElement | PageText): node is PageElement => 'name' in node;

const tagName = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const gap = /[\s/]+/y;
const attribute = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

/** Reads HTML into a flat list of elements and texts. Tolerant, never fails, runs nothing. */
export function parseHtml(html: string): HtmlPage {
  const nodes: HtmlPage['nodes'] = [];
  const open: PageElement[] = [];
  let pos = 0;
  while (pos < html.length && nodes.length < maxNodes) {
    const next = html.indexOf('<', pos);
    const textEnd = next < 0 ? html.length : next;
    if (textEnd > pos) nodes.push({ text: html.slice(pos, textEnd) });
    pos = next < 0 ? html.length : readMarkup({ html, pos: textEnd, nodes, open });
  }
  for (const element of open) element.last = nodes.length - 1;
  return { nodes };
}

type Position = { html: string; pos: number; nodes: HtmlPage['nodes']; open: PageElement[] };

/** Reads what starts with `<` and gives the position behind it. */
function readMarkup({ html, pos, nodes, open }: Position): number {
  if (html.startsWith('<!--', pos)) return behind(html, '-->', pos + 4);
  if (html.startsWith('<!', pos) || html.startsWith('<?', pos)) return behind(html, '>', pos);
  tagName.lastIndex = pos;
  const [tag = '', slash, rawName = ''] = tagName.exec(html) ?? [];
  if (tag === '') {
    nodes.push({ text: '<' });
    return pos + 1;
  }
  const name = rawName.toLowerCase();
  if (slash === '/') {
    close(open, name, nodes.length - 1);
    return behind(html, '>', pos);
  }
  const { attributes, end } = readAttributes(html, pos + tag.length);
  const element: PageElement = { name, attributes, index: nodes.length, last: nodes.length };
  nodes.push(element);
  if (rawElements.has(name)) return readRaw({ html, pos: end, nodes, open }, element);
  if (!voidElements.has(name) && open.length < maxDepth) open.push(element);
  return end;
}

function close(open: PageElement[], name: string, last: number): void {
  const depth = open.findLastIndex((element) => element.name === name);
  if (depth >= 0) for (const element of open.splice(depth)) element.last = last;
}

/** Everything up to the closing tag is one text. */
function readRaw({ html, pos, nodes }: Position, element: PageElement): number {
  const closing = new RegExp(`</${element.name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = pos;
  const end = closing.exec(html)?.index ?? html.length;
  nodes.push({ text: html.slice(pos, end) });
  element.last = nodes.length - 1;
  return behind(html, '>', end);
}

function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let pos = start;
  while (pos < html.length && html[pos] !== '>') {
    gap.lastIndex = pos;
    pos += gap.exec(html)?.[0].length ?? 0;
    if (html[pos] === '>') break;
    attribute.lastIndex = pos;
    const match = attribute.exec(html);
    const name = match?.[1]?.toLowerCase();
    if (match === null || name === undefined) pos += 1;
    else {
      if (!attributes.has(name)) attributes.set(name, decodeEntities(match[2] ?? match[3] ?? match[4] ?? ''));
      pos += match[0].length;
    }
  }
  return { attributes, end: pos + 1 };
}

function behind(html: string, mark: string, from: number): number {
  const index = html.indexOf(mark, from);
  return index < 0 ? html.length : index + mark.length;
}

export type ElementQuery = { name?: string; id?: string; className?: string; has?: string };

/** Elements that agree with every part of the query, in page order; inside `within` if given. */
export function findAll(page: HtmlPage, query: ElementQuery, within?: PageElement): PageElement[] {
  const nodes = within ? page.nodes.slice(within.index + 1, within.last + 1) : page.nodes;
  return nodes.filter(isElement).filter((element) => isMatch(element, query));
}

export const findFirst = (page: HtmlPage, query: ElementQuery, within?: PageElement): PageElement | undefined =>
  findAll(page, query, within)[0];

function isMatch({ name, attributes }: PageElement, query: ElementQuery): boolean {
  if (query.name !== undefined && query.name !== name) return false;
  if (query.id !== undefined && query.id !== attributes.get('id')) return false;
  if (query.has !== undefined && !attributes.has(query.has)) return false;
  return query.className === undefined || (attributes.get('class') ?? '').split(/\s+/).includes(query.className);
}

/** All text of an element, entities not decoded; undefined for no element or no text. */
export function textOf(page: HtmlPage, element: PageElement | undefined): string | undefined {
  if (element === undefined) return undefined;
  const inside = page.nodes.slice(element.index + 1, element.last + 1);
  return (
    inside
      .map((node) => ('text' in node ? node.text : ''))
      .join('')
      .trim() || undefined
  );
}

export const attributeOf = (element: PageElement | undefined, name: string): string | undefined =>
  element?.attributes.get(name) || undefined;
