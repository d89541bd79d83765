import type { Language } from '@kouan/contract';

export type MailText = { subject: string; text: string };

/** A mail in all three languages, Vietnamese first. `{name}` in a text stands for the value of that name. */
export function inThree(texts: Record<Language, MailText>, values: Readonly<Record<string, string>>): MailText {
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    subject: fill(texts.vi.subject),
    text: [texts.vi, texts.cn, texts.en]
      .map(({ subject, text }) => `${fill(subject)}\n\n${fill(text)}`)
      .join('\n\n----\n\n'),
  };
}
