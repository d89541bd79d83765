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

type Layout = (text: string, features?: Record<string, boolean>) => unknown;
const whole = new WeakSet<object>();

/**
 * The font in which a text is written. Letters with a dot below stay one letter: taken apart by the font, as it would,
 * they look the same but nobody could search or copy them.
 */
export function setFont(doc: PDFKit.PDFDocument, text: string, isBold: boolean): PDFKit.PDFDocument {
  doc.font(fontFor(text, isBold));
  // Not public: the option that is, given with each text, costs four times as much.
  const { font } = (doc as unknown as { _font: { font: { layout: Layout } } })._font;
  if (whole.has(font)) return doc;
  const layout = font.layout.bind(font);
  font.layout = (letters, features) => layout(letters, { ccmp: false, ...features });
  whole.add(font);
  return doc;
}

const maxTextLength = 4000;

/** Faces, hands, flags and the like: no font of ours has them, a box in their place tells nobody anything. */
const drawings = /\p{Emoji_Presentation}|[\u{2600}-\u{27bf}\u{1f000}-\u{1faff}]|\p{Variation_Selector}/gu;

/** What a page can show: composed letters, no control characters but line ends, no drawings, and no endless text. */
export const usableText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(drawings, '')
    // oxlint-disable-next-line no-control-regex
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g,
      ' ',
    );
