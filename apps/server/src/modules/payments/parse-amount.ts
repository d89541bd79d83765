const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
/** Up to a trillion đồng; so the sum of the longest statement is a safe number as well. */
const maxDigits = 12;

/**
 * Đồng as a bank writes them: "7433198", "7.433.198", "7,433,198", with ",00" or ".00" behind, a sign or the currency.
 * Negative for money that left; undefined when it is no whole amount.
 */
export function parseVnd(text: string): bigint | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\s|\u00a0/gu, '')
    .replace(/(?:VND|VNĐ|đ|₫)$/iu, '')
    .replace(/^(?:VND|VNĐ|₫)/iu, '');
  const isNegative = plain.startsWith('-') || /^\(.*\)$/.test(plain);
  const digits = withoutGroups(plain.replace(/^[+-]/, '').replace(/^\((.*)\)$/, '$1'));
  if (digits === undefined || digits.length > maxDigits) return undefined;
  return isNegative ? -BigInt(digits) : BigInt(digits);
}

function withoutGroups(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  if (grouped.test(text)) return text.replaceAll(/[.,]/g, '');
  const decimals = /^(.+)([.,])0{1,2}$/.exec(text);
  const whole = decimals?.[1];
  if (whole === undefined) return undefined;
  const isOtherSeparator = grouped.exec(whole)?.[1] !== decimals?.[2];
  return /^\d+$/.test(whole) || (grouped.test(whole) && isOtherSeparator) ? whole.replaceAll(/[.,]/g, '') : undefined;
}
