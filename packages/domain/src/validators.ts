/** Keys of the message that goes with a field's rule; the texts stand in the locales. */
export const validationMessages = {
  email: 'validation.email',
  mobile: 'validation.phone',
  phoneOrLandline: 'validation.phoneOrLandline',
  phone: 'validation.phone',
  ipv4: 'validation.ipv4',
  bankCard: 'validation.bankCard',
  password: 'validation.password',
  userName: 'validation.userName',
} as const;

const maxEmailLength = 254;
const maxEmailNameLength = 64;
/** Longer texts are no phone number, whatever they contain. */
const maxPhoneTextLength = 32;

const emailPattern = /^[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
const mobilePattern = /^1(?:[38]\d|4[014-9]|[59][0-35-9]|6[2567]|7[0-8])\d{8}$/;
const landlinePattern = /^0\d{2,3}-\d{7,8}$/;
const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const bankCardPattern = /^[1-9]\d{15}(?:\d|\d{3})?$/;
const vietnamesePattern = /^0(?:[35789]\d{8}|2\d{8,9})$/;

/** An e-mail address in ASCII; not empty. */
export function isEmail(text: string): boolean {
  const nameLength = text.indexOf('@');
  if (text.length > maxEmailLength || nameLength > maxEmailNameLength) return false;
  const name = text.slice(0, nameLength);
  return emailPattern.test(text) && !name.includes('..') && !name.startsWith('.') && !name.endsWith('.');
}

/** A Chinese mobile number of 11 digits; empty is accepted. */
export const isMobile = (text: string): boolean => text === '' || mobilePattern.test(text);

/** A Chinese mobile number, or area code, dash and 7 or 8 digits; empty is accepted. */
export const isPhoneOrLandline = (text: string): boolean => isMobile(text) || landlinePattern.test(text);

/** An IPv4 address; empty is accepted. */
export const isIpv4 = (text: string): boolean => text === '' || ipv4Pattern.test(text);

/** A bank card number of 16, 17 or 19 digits; empty is accepted. */
export const isBankCard = (text: string): boolean => text === '' || bankCardPattern.test(text);

/** 6 to 12 digits or letters. */
export const isPassword = (text: string): boolean => /^[A-Za-z0-9]{6,12}$/.test(text);

/** 3 to 32 ASCII letters, digits, dots, dashes or underscores, beginning with a letter. */
export const isUserName = (text: string): boolean => /^[A-Za-z][A-Za-z0-9._-]{2,31}$/.test(text);

/** A user name as it is compared and stored: compatibility forms folded, trimmed, small letters. */
export const normalizeUserName = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** A Vietnamese number as +84…, from 0…, 84…, +84… or 0084… with spaces, dots or dashes; undefined when it is none. */
export function normalizeVietnamesePhone(text: string): string | undefined {
  if (text.length > maxPhoneTextLength) return undefined;
  const national = text.replaceAll(/[\s.-]/g, '').replace(/^(?:\+84|0084|84)0?/, '0');
  return vietnamesePattern.test(national) ? `+84${national.slice(1)}` : undefined;
}

/** A phone field: a Chinese mobile number as it is, or a Vietnamese number as +84…; undefined when it is neither. */
export function normalizePhone(text: string): string | undefined {
  const trimmed = text.trim();
  return mobilePattern.test(trimmed) ? trimmed : normalizeVietnamesePhone(trimmed);
}
