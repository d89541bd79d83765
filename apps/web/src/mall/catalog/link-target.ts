import type { LinkResult } from '@kouan/sourcing';

const maxUrlTextLength = 300;

/** The recogniser comes when the first text is pasted, not with the page. */
export const loadRecogniser = () => import('@kouan/sourcing');

/** The address of the link page for a pasted text: short, because what was recognised stands for the whole text. */
export function linkPath(text: string, found?: LinkResult): string {
  const link =
    found?.result === 'product'
      ? found.canonicalUrl
      : found?.result === 'shortlink'
        ? found.shortUrl
        : text.trim().slice(0, maxUrlTextLength);
  return `/mallDdc/link?link=${encodeURIComponent(link)}`;
}

/** Whether a searched word is a pasted link or share text rather than words. */
export const looksLikeLink = (word: string): boolean =>
  /https?:\/\/|\b[a-z0-9-]+\.(?:com|cn|net)\/|([￥¥₤€$¢₳])[A-Za-z0-9]{8,16}\1/i.test(word);
