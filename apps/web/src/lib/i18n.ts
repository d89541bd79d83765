import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { KeyOf, Namespace, TextKey } from '../locales/resources.ts';
import { setCookie } from './cookies.ts';
import { htmlLanguage, type Language, languageCookie } from './language.ts';

export type Texts = { readonly [key: string]: string | Texts };
export type TextValues = Readonly<Record<string, string | number | bigint>>;
/** Finds a text: a key of its namespaces, or any key with its namespace in front. `{{name}}` takes a value, `count` the plural. */
export type Translate<N extends Namespace> = (key: KeyOf<N> | TextKey, values?: TextValues) => string;
/** Any such function, asked with full keys. */
export type Translator = (key: TextKey, values?: TextValues) => string;

// What the frame and the halls say; `further-texts.ts` lists the rest.
const files = import.meta.glob<{ default: Texts }>('../locales/{en,cn,vi}/{common,shell,catalog,fees}.ts');
const always: readonly Namespace[] = ['common', 'shell'];

export const textFile = (language: Language, namespace: string): string => `../locales/${language}/${namespace}.ts`;

/** Where the texts of a page are listed when not all of them are with the first ones. */
export const furtherList = (textFiles: readonly string[]): readonly string[] =>
  textFiles.some((file) => !Object.hasOwn(files, file)) ? ['src/lib/further-texts.ts'] : [];

/** The namespaces a page needs, those of every page included. */
export const textsFor = (texts: readonly Namespace[]): Namespace[] => [...new Set([...always, ...texts])];

/** The texts of one reader: one per rendering on the server, one for good in the browser. */
export class I18n {
  language: Language;
  /** What has to be done once before the first change of the language; where it fails, the language stays. */
  beforeSwitch: (() => Promise<void>) | undefined;
  private readonly loaded = new Map<string, Texts>();
  private readonly listeners = new Set<() => void>();

  constructor(language: Language) {
    this.language = language;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  has = (namespace: Namespace): boolean => this.loaded.has(textFile(this.language, namespace));

  /** Loads what is still missing in a language; safe to call as often as one likes. */
  load = async (texts: readonly Namespace[], language = this.language): Promise<void> => {
    const missing = textsFor(texts)
      .map((namespace) => textFile(language, namespace))
      .filter((file) => !this.loaded.has(file));
    await Promise.all(
      missing.map(async (file) => {
        const module = await (files[file] ?? (await import('./further-texts.ts')).furtherFiles[file])?.();
        if (module) this.loaded.set(file, module.default);
      }),
    );
  };

  /** Switches the language and remembers it. The page stays, and so does what was typed. */
  switchTo = async (language: Language): Promise<void> => {
    const namespaces = new Set([...this.loaded.keys()].map((file) => file.replace(/^.*\/|\.ts$/g, '') as Namespace)); // only load() fills the map
    await Promise.all([this.load([...namespaces], language), this.beforeSwitch?.()]);
    this.beforeSwitch = undefined;
    this.language = language;
    setCookie(languageCookie, language, 365);
    document.documentElement.lang = htmlLanguage[language];
    for (const listener of this.listeners) listener();
  };

  /** The text of a key such as `orders:list.title` in the active language; a missing one shows its key. */
  translate = (key: string, values: TextValues = {}): string => this.translateTo(this.language, key, values);

  translateTo = (language: Language, key: string, values: TextValues = {}): string => {
    const [namespace = '', path = ''] = key.split(':');
    const texts = this.loaded.get(textFile(language, namespace));
    const count = values['count'];
    const plural = count === undefined ? undefined : new Intl.PluralRules(htmlLanguage[language]).select(Number(count));
    const text =
      (plural && (find(texts, `${path}_${plural}`) ?? find(texts, `${path}_other`))) ?? find(texts, path) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

function find(texts: Texts | undefined, path: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return typeof at === 'string' ? at : undefined;
}

/** A reader's texts with the given namespaces loaded. */
export async function createI18n(language: Language, texts: readonly Namespace[]): Promise<I18n> {
  const i18n = new I18n(language);
  await i18n.load(texts);
  return i18n;
}

const I18nContext = createContext<I18n | null>(null);
export const I18nProvider = I18nContext.Provider;

/** `const { t } = useTranslation('orders')`; follows a change of language. */
export function useTranslation<N extends Namespace = 'common'>(
  namespace?: N,
): { t: Translate<N>; i18n: I18n; language: Language } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('I18nProvider is missing');
  const language = useSyncExternalStore(
    i18n.subscribe,
    () => i18n.language,
    () => i18n.language,
  );
  const t = useCallback<Translate<N>>(
    (key, values) => i18n.translateTo(language, key.includes(':') ? key : `${namespace ?? 'common'}:${key}`, values),
    [i18n, namespace, language],
  );
  return { t, i18n, language };
}

/** The active language. */
export const useLanguage = (): Language => useTranslation().language;
