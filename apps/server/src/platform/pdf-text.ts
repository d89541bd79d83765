import { createRequire } from 'node:module';

export type TextLook = {
  /** 9 unless told. */
  sizePt?: number;
  isBold?: boolean;
  align?: 'left' | 'center' | 'right';
  /** #rrggbb */
  colour?: string;
};

const require = createRequire(import.meta.url);
const latin = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
const chinese = {
  regular: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
};

/** Latin with the letters of Vietnamese, punctuation and the signs of money: all of it is in the smaller font. */
const isLatin = (text: string): boolean =>
  /^[\n\u0020-\u024f\u1ea0-\u1ef9\u2010-\u2026\u2212\u20ab\u20ac]*$/.test(text);

/** The font's file. Chinese has Latin letters too, so one font is enough for a mixed text. */
export function fontFor(text: string, isBold: boolean): string {
  const family = isLatin(text) ? latin : chinese;
  return isBold ? family.bold : family.regular;
}

const maxTextLength = 4000;

/** What a page can show: composed letters, no control characters but line ends, and no endless text. */
export const usableText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g,
      ' ',
    );
