import { yuan } from '@kouan/domain';
/** An amount as gateways write it: yuan with two decimals. */
export const yuanOfFen = (fen: bigint): string => yuan(fen).slice(1);

/** Fen of an amount such as "12.30"; undefined when it is none. */
export function fenOfYuan(text: string): bigint | undefined {
  const [, yuan, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === undefined ? undefined : BigInt(yuan) * 100n + BigInt(decimals.padEnd(2, '0'));
}
