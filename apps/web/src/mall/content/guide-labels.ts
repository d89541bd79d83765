import { type DocumentLabel, documentLabels } from '@kouan/contract';

export const guidePath = (label: DocumentLabel): string => `/createGuide/${label}`;

/** The guide at an address, however its letters are written; undefined for any other word. */
export function labelOf(pathname: string): DocumentLabel | undefined {
  const word = pathname.split('/')[2]?.toLowerCase();
  return documentLabels.find((label) => label === word);
}
