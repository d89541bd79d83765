import { type Language, languages, type MaterialView } from '@kouan/contract';

/** The languages to choose from, and all of them together. */
export const languageChoices = ['all', ...languages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** What the address asks for; the reader's own language unless told. */
export const choiceOf = (asked: string | null, own: Language): LanguageChoice =>
  languageChoices.find((one) => one === asked) ?? own;

/** The materials for a language: those for everybody and its own. */
export const chosenMaterials = (materials: readonly MaterialView[], choice: LanguageChoice): MaterialView[] =>
  materials.filter(({ language }) => choice === 'all' || language === null || language === choice);

const megabyte = 1_048_576;
/** The weight of files in whole and tenth MB, as readers know it. */
export const megabytesOf = (bytes: number, language: Language): string =>
  String(Math.max(1, Math.ceil((bytes * 10) / megabyte)) / 10).replace('.', language === 'vi' ? ',' : '.');
export const bytesOf = (materials: readonly MaterialView[]): number =>
  materials.reduce((sum, { bytes }) => sum + bytes, 0);
