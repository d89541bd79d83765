import { plainName } from './match-transfer.ts';

const signs = {
  in: ['C', 'CR', 'CREDIT', 'CO', 'GHI CO', 'IN', 'TIEN VAO', '贷', '贷方', '贷记', '收', '收入', '转入', '入账'],
  out: ['D', 'DR', 'DEBIT', 'NO', 'GHI NO', 'OUT', 'TIEN RA', '借', '借方', '借记', '支', '支出', '转出', '出账'],
} as const;

/** What a bank writes beside an amount that is never below zero: money that came or that left. Undefined for anything else. */
export function sideOf(text: string): 'in' | 'out' | undefined {
  const sign = text.trim();
  if (sign === '+') return 'in';
  if (sign === '-') return 'out';
  const name = plainName(sign);
  if (signs.in.some((word) => word === name)) return 'in';
  return signs.out.some((word) => word === name) ? 'out' : undefined;
}
