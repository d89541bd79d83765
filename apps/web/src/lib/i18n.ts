import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Namespace, Resources } from '../locales/resources.ts';
import { setCookie } from './cookies.ts';
import { htmlLanguage, type Language, languageCookie } from './language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<{ default: Texts }>('../locales/{en,cn,vi}/*.ts');
const always: readonly Namespace[] = ['common', 'shell'];

export const textFile = (language: Language, namespace: string): string => `../locales/${language}/${namespace}.ts`;

/** The namespaces a page needs, those of every page included. */
export const textsFor = (texts: readonly Namespace[]): Namespace[] => [...new Set([...always, ...texts])];

/** One instance per rendering on the server, one for good in the browser. */
export async function createI18n(language: Language, texts: readonly Namespace[]): Promise<I18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [...always],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    initAsync: false,
  });
  await loadTexts(instance, language, texts);
  return instance;
}

/** Loads what is still missing; safe to call as often as one likes. */
export async function loadTexts(instance: I18n, language: Language, texts: readonly Namespace[]): Promise<void> {
  await Promise.all(
    textsFor(texts)
      .filter((namespace) => !instance.hasResourceBundle(language, namespace))
      .map(async (namespace) => {
        const load = files[textFile(language, namespace)];
        if (load) instance.addResourceBundle(language, namespace, (await load()).default);
      }),
  );
}

/** Switches the language and remembers it. The page stays, and so does what was typed. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  const loaded = Object.keys(instance.getDataByLanguage(instance.language) ?? {}) as Namespace[]; // the store holds only what loadTexts put there
  await loadTexts(instance, language, loaded);
  await instance.changeLanguage(language);
  setCookie(languageCookie, language, 365);
  document.documentElement.lang = htmlLanguage[language];
}

/** The active language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language as Language; // only ever set from the list of languages
}
