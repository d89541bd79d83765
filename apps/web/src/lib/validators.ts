import {
  isBankCard,
  isEmail,
  isIpv4,
  isMobile,
  isPassword,
  isPhoneOrLandline,
  isUserName,
  normalizePhone,
  normalizeUserName,
  validationMessages,
} from '@kouan/domain';
import type { TextKey } from '../locales/resources.ts';
import { type Translator, useTranslation } from './i18n.ts';

type Rule = keyof typeof validationMessages;

/** The rules of fields. Those for phones, addresses and cards accept an empty text. */
const rules: Readonly<Record<Rule, (text: string) => boolean>> = {
  email: (text) => isEmail(text.trim()),
  mobile: isMobile,
  phoneOrLandline: isPhoneOrLandline,
  phone: (text) => text.trim() === '' || normalizePhone(text) !== undefined,
  ipv4: isIpv4,
  bankCard: isBankCard,
  password: isPassword,
  userName: (text) => isUserName(normalizeUserName(text)),
};

/** What a value breaks of a rule, in the reader's words; undefined when it keeps it. Needs the texts of `validation`. */
export function brokenRule(rule: Rule, value: unknown, t: Translator): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return rules[rule](text) ? undefined : t(messageOf(rule));
}

/** `validation.phone` of the rules is the key `validation:phone` of the texts. */
const messageOf = (rule: Rule): TextKey => validationMessages[rule].replace('.', ':') as TextKey; // the test asks for each of them

/** A rule as the `check` of a form's field. */
export function useRule(rule: Rule): (value: unknown) => string | undefined {
  const { t } = useTranslation('validation');
  return (value) => brokenRule(rule, value, t);
}
