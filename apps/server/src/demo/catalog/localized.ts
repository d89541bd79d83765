import type { Localized } from './types.ts';

/** Reads `cn|en|vi`; a text without bars is the same in all three languages. Throws on any other count of parts. */
export function localized(text: string): Localized {
  const [cn = '', en, vi, ...rest] = text.split('|').map((part) => part.trim());
  if (en === undefined) return { cn, en: cn, vi: cn };
  if (vi === undefined || rest.length > 0) throw new Error(`expected "cn|en|vi", got "${text}"`);
  return { cn, en, vi };
}

/** Replaces each `{name}` in all three languages by the text of that name. */
export function filled(template: Localized, parts: Readonly<Record<string, Localized>>): Localized {
  const fill = (language: keyof Localized): string =>
    template[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`no text for {${name}}`);
      return part[language];
    });
  return { cn: fill('cn'), en: fill('en'), vi: fill('vi') };
}
