import { isObject, type PageObject, type PageValue } from './page-data.ts';

const maxDepth = 64;
const maxNodes = 300_000;
/** Keys that would reach into an object's prototype; they are dropped. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

type Reader = { text: string; pos: number; nodes: number };
class UnreadableLiteral extends Error {}

/** An object literal found in a script, with the text in front of it. */
export type FoundObject = { before: string; value: PageObject };

const beforeLength = 120;

/**
 * Object literals of a script that stand where a value is assigned, passed or returned, in page order. The script is
 * read as text and never run; what is no literal inside an object (a call, a function) becomes null.
 */
export function objectsIn(script: string): FoundObject[] {
  const found: FoundObject[] = [];
  const reader: Reader = { text: script, pos: 0, nodes: 0 };
  // Broken literals are read in vain; together they may cost a few times the script, not its square.
  let budget = script.length * 4;
  let last = '';
  while (reader.pos < script.length && budget > 0) {
    skipSpace(reader);
    const start = reader.pos;
    const first = script[start] ?? '';
    if (isQuote(first) || (first === '{' && '=(,'.includes(last))) {
      const value = attempt({ ...reader, nodes: 0 });
      if (isObject(value.value))
        found.push({ before: script.slice(Math.max(0, start - beforeLength), start), value: value.value });
      if (value.value === undefined) budget -= value.end - start;
      reader.pos = value.value === undefined ? start + 1 : value.end;
    } else if (first !== '/' || !regexMayFollow(last) || take(reader, regexLiteral) === undefined) {
      if (take(reader, skippable) === undefined) reader.pos += 1;
    }
    last = script[reader.pos - 1] ?? '';
  }
  return found;
}

/** Reads JSON or a JavaScript literal; undefined when the text is neither. Numbers stay text, so no digit is lost. */
export function readLiteral(text: string): PageValue | undefined {
  return attempt({ text, pos: 0, nodes: 0 }).value;
}

function attempt(reader: Reader): { value: PageValue | undefined; end: number } {
  try {
    const value = readOperand(reader, 0);
    return { value, end: reader.pos };
  } catch (error) {
    if (error instanceof UnreadableLiteral) return { value: undefined, end: reader.pos };
    throw error;
  }
}

const numberPattern = /[-+]?(?:0[xX][0-9a-fA-F]+|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)(?![\w$])/y;
const wordPattern = /(?:true|false|null|undefined|NaN|Infinity|void\s+0|!0|!1)(?![\w$])/y;
const namePattern = /[\p{L}\p{N}_$]+/uy;
const words: Record<string, PageValue> = { true: true, '!0': true, false: false, '!1': false };

/** An element or a property's value, up to the `,`, `}` or `]` behind it. */
function readElement(reader: Reader, depth: number): PageValue {
  const start = reader.pos;
  const value = readOperand(reader, depth);
  skipSpace(reader);
  if (value !== undefined && isEnd(reader.text[reader.pos])) return value;
  reader.pos = start;
  return skipExpression(reader, depth);
}

/** Undefined when no literal starts here. */
function readOperand(reader: Reader, depth: number): PageValue | undefined {
  reader.nodes += 1;
  if (depth > maxDepth || reader.nodes > maxNodes) throw new UnreadableLiteral();
  skipSpace(reader);
  const first = reader.text[reader.pos] ?? '';
  if (first === '{') return readObject(reader, depth);
  if (first === '[') return readList(reader, depth);
  if (isQuote(first)) return readString(reader, first);
  const number = take(reader, numberPattern);
  if (number !== undefined) return number;
  const word = take(reader, wordPattern);
  return word === undefined ? undefined : (words[word] ?? null);
}

function readObject(reader: Reader, depth: number): PageObject {
  // A null prototype: nothing is inherited, so a key of the page can only be a key.
  const object: PageObject = Object.create(null) as PageObject;
  reader.pos += 1;
  while (!endsWith(reader, '}')) {
    const key = readKey(reader);
    skipSpace(reader);
    if (key !== undefined && reader.text[reader.pos] === ':') {
      reader.pos += 1;
      const value = readElement(reader, depth + 1);
      if (!unsafeKeys.has(key)) object[key] = value;
    } else skipExpression(reader, depth + 1);
  }
  return object;
}

function readList(reader: Reader, depth: number): PageValue[] {
  const list: PageValue[] = [];
  reader.pos += 1;
  while (!endsWith(reader, ']')) list.push(readElement(reader, depth + 1));
  return list;
}

/** Steps over commas and over the bracket, if it is next. */
function endsWith(reader: Reader, bracket: string): boolean {
  skipSpace(reader);
  while (reader.text[reader.pos] === ',') {
    reader.pos += 1;
    skipSpace(reader);
  }
  const next = reader.text[reader.pos];
  if (next === bracket) reader.pos += 1;
  else if (isEnd(next)) throw new UnreadableLiteral();
  return next === bracket;
}

function readKey(reader: Reader): string | undefined {
  const first = reader.text[reader.pos];
  if (first === '"' || first === "'") return readString(reader, first);
  return take(reader, namePattern);
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0', '\n': '' };
const plainRuns: Record<string, RegExp> = { '"': /[^"\\\n]*/y, "'": /[^'\\\n]*/y, '`': /[^`\\$]*/y };
const codePattern = /u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{2})/y;

function readString(reader: Reader, quote: string): string {
  const run = plainRuns[quote] ?? /$/y;
  let value = '';
  reader.pos += 1;
  for (;;) {
    value += take(reader, run) ?? '';
    const next = reader.text[reader.pos];
    reader.pos += 1;
    if (next === quote) return value;
    if (next === '\\') value += readEscape(reader);
    else if (next === '$' && reader.text[reader.pos] !== '{') value += next;
    else throw new UnreadableLiteral();
  }
}

function readEscape(reader: Reader): string {
  codePattern.lastIndex = reader.pos;
  const [code, ...digits] = codePattern.exec(reader.text) ?? [''];
  if (code !== '') {
    reader.pos += code.length;
    const point = Number.parseInt(digits.find((each) => each !== undefined) ?? '', 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  }
  const escaped = reader.text[reader.pos] ?? '';
  reader.pos += 1;
  return escapes[escaped] ?? escaped;
}

const skippable = /[^\s"'`/?()[\]{},;:]+|\s+/y;
const regexLiteral = /\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,500}\//y;

/** Steps over what is no literal. Of `a ? b : c` the last branch is the value: pages test for plain http there. */
function skipExpression(reader: Reader, depth: number): PageValue {
  let open = 0;
  let last = '';
  for (;;) {
    skipSpace(reader);
    const next = reader.text[reader.pos];
    if (next === undefined || (open === 0 && isEnd(next))) return null;
    if (isQuote(next)) readString(reader, next);
    else if (next === '/' && regexMayFollow(last) && take(reader, regexLiteral) !== undefined) last = '/';
    else if (take(reader, skippable) === undefined) {
      reader.pos += 1;
      if ('([{'.includes(next)) open += 1;
      if (')]}'.includes(next)) open -= 1;
      if (next === ':' && open === 0) return readElement(reader, depth + 1);
    }
    last = reader.text[reader.pos - 1] ?? '';
  }
}

const isEnd = (character: string | undefined): boolean =>
  character === undefined || ',}])'.includes(character) || character === ';';

const isQuote = (character: string): boolean => character !== '' && '"\'`'.includes(character);
const regexMayFollow = (last: string): boolean => last === '' || '(,=:[!&|?{;'.includes(last);
const space = /\s+/y;

/** White space and comments; an open comment takes the rest of the text. */
function skipSpace(reader: Reader): void {
  for (;;) {
    take(reader, space);
    const isLine = reader.text.startsWith('//', reader.pos);
    if (!isLine && !reader.text.startsWith('/*', reader.pos)) return;
    const end = reader.text.indexOf(isLine ? '\n' : '*/', reader.pos + 2);
    reader.pos = end < 0 ? reader.text.length : end + (isLine ? 1 : 2);
  }
}

/** The text that matches here, or undefined. */
function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.pos;
  const [found] = pattern.exec(reader.text) ?? [];
  if (found === undefined || found === '') return undefined;
  reader.pos += found.length;
  return found;
}
