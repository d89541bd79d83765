import type { OrderLineView } from '@kouan/contract';
import type { Language } from '../lib/language.ts';

/** Colour and size are kept in Chinese; the specification has the same word in the reader's language. */
export const translated = (word: string, line: Pick<OrderLineView, 'specValues'>, language: Language): string =>
  line.specValues.find((value) => value.cn === word)?.[language] || word;
