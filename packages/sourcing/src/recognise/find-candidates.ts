/** Links in a text, left to right. Unknown bare hosts are listed too, so that nothing inside them is taken for a link. */
export type Candidate = { link: string; start: number };

const maxCandidates = 200;
const startOfLink = /https?:\/\/|(?<=^|\s)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?=\/)/gi;
const linkCharacters = /[!-~]*/y;

export function findCandidates(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  let from = 0;
  if (text.startsWith('//')) from = take(candidates, text, 0);
  while (candidates.length < maxCandidates) {
    startOfLink.lastIndex = from;
    const match = startOfLink.exec(text);
    if (match === null) break;
    from = take(candidates, text, match.index);
  }
  return candidates;
}

/** Adds the link that starts here and tells where to go on: a backslash ends the link but not what it hides. */
function take(candidates: Candidate[], text: string, start: number): number {
  linkCharacters.lastIndex = start;
  const run = linkCharacters.exec(text)?.[0] ?? '';
  const unquoted = /^[^"<>]*/.exec(run)?.[0] ?? '';
  const link = /^[^\\]*/.exec(unquoted)?.[0] ?? '';
  candidates.push({ link: stripTrailing(link), start });
  return start + Math.max(unquoted.length, 1);
}

const closing: Record<string, string> = { ')': '(', ']': '[' };

/** Removes punctuation of the sentence around the link. */
function stripTrailing(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link[end - 1] ?? '';
    const opening = closing[last];
    if (opening === undefined && !".,;:!?'".includes(last)) break;
    if (opening !== undefined && count(link, opening, end) >= count(link, last, end)) break;
  }
  return link.slice(0, end);
}

function count(text: string, character: string, end: number): number {
  let found = 0;
  for (let index = 0; index < end; index += 1) if (text[index] === character) found += 1;
  return found;
}
