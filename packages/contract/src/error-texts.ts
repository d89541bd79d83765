/** An expected failure: its HTTP status and its text in each language. `{name}` is filled from the details. */
export type ErrorText = { status: number; cn: string; en: string; vi: string };

/** Keeps the codes of a table as its type. */
export const errorTexts = <const T extends Record<string, ErrorText>>(table: T): T => table;
