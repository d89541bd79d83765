import type { Texts } from '@kouan/contract';
import type { Language } from '../lib/language.ts';

/** A text in the reader's language, else the Chinese original. */
export const inLanguage = (texts: Texts, language: Language): string => texts[language] || texts.cn;
