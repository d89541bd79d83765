import type { Texts } from '@kouan/contract';

/** A text as it is kept: the original in Chinese, the others only when somebody has translated it. */
export type KeptTexts = { cn: string; en?: string; vi?: string };

/** The text as it is shown: the Chinese original stands in for what is not translated yet. */
export const shownTexts = ({ cn, en, vi }: KeptTexts): Texts => ({ cn, en: en ?? cn, vi: vi ?? cn });
