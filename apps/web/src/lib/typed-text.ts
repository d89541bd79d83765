/** What stands in a text field of a form; nothing for a value that is no text. */
export const typedText = (value: unknown): string => (typeof value === 'string' ? value : '');
