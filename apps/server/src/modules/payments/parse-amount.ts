const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
/** Up to a trillion đồng; so the sum of the longest statement is a safe number as well. */
const maxDigits = 12;

/** An amount and what says that it left, in the ways in which banks write it. */
const forms: readonly { form: RegExp; isNegative: (sign: string) => boolean }[] = [
  { form: /^(?<sign>[+-]?)(?<amount>[\d.,]+)$/, isNegative: (sign) => sign === '-' },
  { form: /^(?<amount>[\d.,]+)(?<sign>[+-]|CR|DR)$/i, isNegative: (sign) => /^(?:-|DR)$/i.test(sign) },
  { form: /^\((?<amount>[\d.,]+)\)$/, isNegative: () => true },
];

/**
 * Đồng as a bank writes them: "7433198", "7.433.198", "7,433,198", with ",00" or ".00" behind, the currency, or a sign, CR
 * or DR. Negative for money that left; undefined when it is no whole amount.
 */
export function parseVnd(text: string): bigint | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\s|\u00a0/gu, '')
    .replace(/(?:VND|VNĐ|đ|₫)$/iu, '')
    .replace(/^(?:VND|VNĐ|₫)/iu, '');
  for (const { form, isNegative } of forms) {
    const { amount = '', sign = '' } = form.exec(plain)?.groups ?? {};
    const digits = withoutGroups(amount);
    if (digits === undefined || digits.length > maxDigits) continue;
    return isNegative(sign) ? -BigInt(digits) : BigInt(digits);
  }
  return undefined;
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
