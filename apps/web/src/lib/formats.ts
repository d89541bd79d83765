import { formatDateTime as dateTimeIn, relativeTime, toDate } from '@kouan/domain';
import type { Translator } from './i18n.ts';
import type { Language } from './language.ts';

/** A whole number as it comes over the wire or out of the domain. */
type Whole = number | bigint;
type Separators = { group: string; decimal: string };
const separators: Record<Language, Separators> = {
  cn: { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  vi: { group: '.', decimal: ',' },
};

const grouped = (digits: string, { group }: Separators): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, group);

/** A number of `10^-places` units, exact: 672384 with two places is 6,723.84. */
function decimal(amount: Whole, places: number, language: Language): string {
  const value = BigInt(amount);
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const style = separators[language];
  const whole = grouped(digits.slice(0, digits.length - places), style);
  return places === 0 ? whole : whole + style.decimal + digits.slice(-places);
}
const sign = (amount: Whole): string => (BigInt(amount) < 0n ? '-' : '');

/** Fen as yuan: ¥6,723.84, in Vietnamese ¥6.723,84. */
export const formatCny = (fen: Whole, language: Language): string => `${sign(fen)}¥${decimal(fen, 2, language)}`;

/** Đồng: ₫7,433,198, in Vietnamese 7.433.198 ₫. */
export const formatVnd = (vnd: Whole, language: Language): string =>
  language === 'vi' ? `${sign(vnd)}${decimal(vnd, 0, language)}\u00a0₫` : `${sign(vnd)}₫${decimal(vnd, 0, language)}`;

/** A count without its unit: 1,940. */
export const formatCount = (count: Whole, language: Language): string => sign(count) + decimal(count, 0, language);

/** Grams as kilograms, rounded to one place: 65.0 kg. */
export const formatWeight = (grams: Whole, language: Language): string => {
  const value = BigInt(grams);
  const tenths = ((value < 0n ? -value : value) + 50n) / 100n;
  return `${sign(grams)}${decimal(tenths, 1, language)}\u00a0kg`;
};

/** Hundredths of a percent: 3000 is 30%, 250 is 2.5%. */
export const formatBasisPoints = (basisPoints: Whole, language: Language): string => {
  const text = decimal(basisPoints, 2, language);
  return `${text.replace(/[.,]00$/, '').replace(/([.,]\d)0$/, '$1')}%`;
};

/** 1 CNY = 3,685 VND; a fraction of a đồng shows only if there is one. */
export function formatRate(rateVndPerCnyMicros: Whole, language: Language): string {
  const micros = BigInt(rateVndPerCnyMicros);
  const fraction = (micros % 1_000_000n).toString().padStart(6, '0').replace(/0+$/, '');
  const whole = decimal(micros / 1_000_000n, 0, language);
  return `1 CNY = ${whole}${fraction ? separators[language].decimal + fraction : ''} VND`;
}

/** The đồng that fen are worth at a rate, rounded half up once, on the final sum only. */
export function vndOf(fen: Whole, rateVndPerCnyMicros: Whole): bigint {
  const product = BigInt(fen) * BigInt(rateVndPerCnyMicros);
  const unit = 100_000_000n;
  const rounded = ((product < 0n ? -product : product) + unit / 2n) / unit;
  return product < 0n ? -rounded : rounded;
}

type Moment = Date | number | string;
const serverZone = 'Asia/Ho_Chi_Minh';
/** The reader's zone; on the server, and until hydration is over, the business zone. */
const viewerZone = (): string =>
  typeof document === 'undefined' ? serverZone : Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone;

/** 2025-11-20 09:36:02 in the reader's zone. Ten digits count as seconds. */
export const formatDateTime = (moment: Moment, timeZone = viewerZone()): string => dateTimeIn(moment, timeZone);

/** 2025-11-20 in the reader's zone. */
export const formatDate = (moment: Moment, timeZone = viewerZone()): string =>
  formatDateTime(moment, timeZone).slice(0, 10);

/** 09:00 in the business zone, for what is the same for every reader. */
export const formatClock = (moment: Moment): string => dateTimeIn(moment, serverZone).slice(11, 16);

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** In a sentence: 11-20 18:20, 20 Nov 18:20, 18:20 20/11. */
export function formatInProse(moment: Moment, language: Language, timeZone = viewerZone()): string {
  const [, month = '', day = '', clock = ''] =
    /^\d+-(\d\d)-(\d\d) (\d\d:\d\d)/.exec(formatDateTime(moment, timeZone)) ?? [];
  if (language === 'vi') return `${clock} ${day}/${month}`;
  return language === 'en' ? `${Number(day)} ${monthNames[Number(month) - 1]} ${clock}` : `${month}-${day} ${clock}`;
}

/** 5 minutes ago, in the language of `t`. */
export function formatAgo(moment: Moment, t: Translator, now: Date = new Date()): string {
  const { key, value } = relativeTime(toDate(moment), now);
  return t(`common:time.${key}`, { count: value });
}
