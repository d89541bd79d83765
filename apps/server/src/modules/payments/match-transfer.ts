import type { matchWays } from '@kouan/contract';
import { findPaymentCodes, squeezeMemo } from '@kouan/domain';

/** A payment that waits for its money. `codes` are all it ever had, the present one first. */
export type Expected = {
  codes: readonly string[];
  dueVnd: bigint;
  claimedVnd: bigint;
  remitter: string;
  paidAt: Date | null;
  claimedAt: Date;
  /** Claimed with others, to come as one transfer under one code: what is due of all of them that wait. */
  joint?: { code: string; dueVnd: bigint } | undefined;
  /** Who paid for this buyer before, as the bank named them. */
  pastPayers?: readonly string[] | undefined;
  /** What banks on the way may have kept of a transfer. */
  feeVnd?: bigint | undefined;
};
/** A line of the bank of which something is left. */
export type Arrived = { leftVnd: bigint; description: string; payer: string; bookedAt: Date };

/** In which way a point agrees, or does not. */
type MatchHow = (typeof matchWays)[number];
export type MatchPoint = {
  what: 'amount' | 'code' | 'payer' | 'time';
  isMatch: boolean;
  expected: string;
  found: string;
  how: MatchHow;
};
export type Match = { score: number; points: MatchPoint[] };

const weights = {
  code: 50,
  nearCode: 35,
  amount: 30,
  claimedAmount: 20,
  fee: 20,
  part: 10,
  payer: 15,
  time: 5,
} as const;
/** From here on a line is shown as a candidate. */
export const candidateScore = 20;
const dayMs = 86_400_000;
/** A transfer may be booked a day before the moment that was typed, and some days after. */
const bookedAfterDays = 4;

/** A line as payments are held against it: its texts are read once, not again for each payment. */
export type ReadLine<Line extends Arrived = Arrived> = {
  line: Line;
  codes: readonly string[];
  memo: string;
  words: ReadonlySet<string>;
  /** What is due of all payments that the memo names, when it names several. */
  namedVnd?: bigint | undefined;
  /** What is left of all lines whose memo names the same one payment, when there are several. */
  togetherVnd?: bigint | undefined;
};

export const readLine = <Line extends Arrived>(line: Line): ReadLine<Line> => ({
  line,
  codes: findPaymentCodes(line.description),
  memo: squeezeMemo(line.description),
  words: wordsOf(`${line.payer} ${line.description}`),
});

/** How well a bank line fits a payment, 0 to 100, with what speaks for and against it. */
export function matchTransfer(expected: Expected, read: ReadLine): Match {
  const arrived = read.line;
  const code = matchCode(expected, read);
  const amount = matchAmount(expected, read, code.how);
  const payer = matchPayer(expected, read);
  const moment = expected.paidAt ?? expected.claimedAt;
  const laterMs = arrived.bookedAt.getTime() - moment.getTime();
  const isTime = laterMs >= -dayMs && laterMs <= bookedAfterDays * dayMs;
  return {
    score: code.score + amount.score + (payer === 'other' ? 0 : weights.payer) + (isTime ? weights.time : 0),
    points: [
      {
        what: 'amount',
        isMatch: amount.score === weights.amount,
        expected: String(amount.expectedVnd),
        found: String(arrived.leftVnd),
        how: amount.how,
      },
      {
        what: 'code',
        isMatch: code.score === weights.code,
        expected: expected.joint?.code ?? expected.codes[0] ?? '',
        found: code.found,
        how: code.how,
      },
      {
        what: 'payer',
        isMatch: payer !== 'other',
        expected: expected.remitter,
        found: arrived.payer,
        how: payer,
      },
      {
        what: 'time',
        isMatch: isTime,
        expected: moment.toISOString(),
        found: arrived.bookedAt.toISOString(),
        how: isTime ? 'exact' : 'other',
      },
    ],
  };
}

type FoundCode = { score: number; found: string; how: MatchHow };

/** An exact code of this payment, else one that is a single typing error away, else any other code of the memo. */
function matchCode({ codes, joint }: Expected, { codes: inMemo, memo }: ReadLine): FoundCode {
  if (joint && inMemo.includes(joint.code)) return { score: weights.code, found: joint.code, how: 'joint' };
  const exact = codes.find((code) => inMemo.includes(code));
  if (exact) return { score: weights.code, found: exact, how: 'exact' };
  for (const code of joint ? [joint.code, ...codes] : codes) {
    const near = findNear(memo, code);
    if (near && !inMemo.includes(near)) return { score: weights.nearCode, found: near, how: 'near' };
  }
  const found = inMemo[0] ?? '';
  return { score: 0, found, how: found === '' ? 'none' : 'other' };
}

type FoundAmount = { score: number; expectedVnd: bigint; how: MatchHow };

/** The amount that was due, or that this and other payments of the memo are due together, or nearly so. */
function matchAmount(expected: Expected, read: ReadLine, code: MatchHow): FoundAmount {
  const { leftVnd } = read.line;
  const { dueVnd, claimedVnd, joint, feeVnd = 0n } = expected;
  const isNamed = code === 'exact' || code === 'joint';
  if (joint && (code === 'joint' || code === 'near') && leftVnd === joint.dueVnd)
    return { score: weights.amount, expectedVnd: joint.dueVnd, how: 'joint' };
  if (leftVnd === dueVnd) return { score: weights.amount, expectedVnd: dueVnd, how: 'exact' };
  if (isNamed && read.namedVnd === leftVnd) return { score: weights.amount, expectedVnd: leftVnd, how: 'several' };
  const whole = joint && code === 'joint' ? joint.dueVnd : dueVnd;
  if (leftVnd < whole && whole - leftVnd <= feeVnd) return { score: weights.fee, expectedVnd: whole, how: 'fee' };
  if (leftVnd === claimedVnd) return { score: weights.claimedAmount, expectedVnd: whole, how: 'claimed' };
  if (isNamed && read.togetherVnd === whole) return { score: weights.part, expectedVnd: whole, how: 'part' };
  return { score: 0, expectedVnd: whole, how: leftVnd < whole ? 'less' : 'more' };
}

/** The remitter as claimed, or somebody whose money was taken for this buyer before. */
function matchPayer({ remitter, pastPayers = [] }: Expected, { words, line }: ReadLine): MatchHow {
  if (hasName(words, remitter)) return 'exact';
  const payer = plainName(line.payer);
  return payer !== '' && pastPayers.some((past) => plainName(past) === payer) ? 'past' : 'other';
}

/** The part of a squeezed memo that is at most one typing error away from a code. */
export function findNear(memo: string, code: string): string | undefined {
  const third = Math.ceil(code.length / 3);
  // One error touches at most two of three parts, so one of them stands there unharmed: nearly every memo ends here.
  if (![0, third, 2 * third].some((at) => memo.includes(code.slice(at, at + third)))) return undefined;
  for (const length of [code.length, code.length - 1, code.length + 1]) {
    for (let at = 0; at + length <= memo.length; at++) {
      const part = memo.slice(at, at + length);
      if (isOneErrorAway(part, code)) return part;
    }
  }
  return undefined;
}

/** Whether one wrong, missing or additional character, or two swapped ones, tell the texts apart. */
export function isOneErrorAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return long.length - short.length === 1 && long.slice(start + 1) === short.slice(start);
  }
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
}

/** A name as banks write it: capitals without diacritics, letters and digits only, single spaces. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): ReadonlySet<string> => new Set(plainName(text).split(' '));

/** Whether every word of the name stands among the words. */
function hasName(words: ReadonlySet<string>, name: string): boolean {
  const wanted = plainName(name)
    .split(' ')
    .filter((word) => word !== '');
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
