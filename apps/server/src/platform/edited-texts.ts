import type { Language } from '@kouan/contract';

/** A text in every language; null where it is not translated, then the Chinese one is shown. Chinese is empty for what is new. */
export type Texts = { cn: string; en: string | null; vi: string | null };
type Form = {
  /** The text of the language in which it was shown. */
  text: string | null | undefined;
  /** All of them. */
  texts: { cn: string; en?: string | null; vi?: string | null } | undefined;
};

/**
 * What a form makes of a text: `texts` sets every language, a lone `text` the one in which it was shown. Clients that know
 * one language send whole rows back with `texts` as they came: then `text` counts. Nothing at all if the text is empty.
 */
export function editedTexts(old: Texts, { text, texts }: Form, language: Language): Texts | undefined {
  const all = texts && { cn: texts.cn.trim(), en: texts.en?.trim() || null, vi: texts.vi?.trim() || null };
  if (all && (text === undefined || isOther(all, old))) return all;
  if (text === undefined && old.cn !== '') return old;
  const written = text?.trim() ?? '';
  if (written === '') return undefined;
  if (old.cn === '' || language === 'cn') return { ...old, cn: written };
  // What is shown for want of a translation is no translation.
  return (old[language] ?? old.cn) === written ? old : { ...old, [language]: written };
}

const isOther = (texts: Texts, old: Texts): boolean =>
  texts.cn !== old.cn || texts.en !== old.en || texts.vi !== old.vi;
