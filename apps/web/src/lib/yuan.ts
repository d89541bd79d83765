const form = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** Fen of an amount in yuan as it is typed, such as `12.5` or `12,5`: many keyboards have only the comma. Undefined when it is none. */
export function fenOfYuan(text: string): number | undefined {
  const [, whole, fraction = ''] = form.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'));
}

/** The amount in yuan as it would be typed. */
export function yuanOfFen(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
