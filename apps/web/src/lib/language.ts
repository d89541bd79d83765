/** The languages of the product by their own codes; `cn` is Chinese. */
export const languages = ['cn', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

export const languageCookie = 'language';
const defaultLanguage: Language = 'cn';

/** What HTML and Intl call each language. */
export const htmlLanguage: Record<Language, string> = { cn: 'zh-CN', en: 'en', vi: 'vi' };
/** Each language in its own words, for the switch. */
export const languageName: Record<Language, string> = { cn: '中文', en: 'English', vi: 'Tiếng Việt' };
export const languageShortName: Record<Language, string> = { cn: '中文', en: 'EN', vi: 'VI' };

const known = (code: string | undefined): Language | undefined => languages.find((language) => language === code);

/** The cookie decides, else the first language the browser asks for that exists here, else Chinese. Anything odd is ignored. */
export function chooseLanguage({
  cookie,
  accepted,
}: {
  cookie: string | undefined;
  accepted: readonly string[];
}): Language {
  const chosen = known(cookie);
  if (chosen) return chosen;
  for (const tag of accepted.slice(0, 20)) {
    const primary = tag.trim().toLowerCase().split(/[-_;]/)[0];
    const language = known(primary === 'zh' ? 'cn' : primary);
    if (language) return language;
  }
  return defaultLanguage;
}
