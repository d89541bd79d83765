/** The last part of the address of each guide, in the order of the list. */
export const guideLabels = ['start', 'payment', 'shipping', 'fees'] as const;
export const ruleLabels = ['terms', 'agreement', 'privacy', 'prohibited', 'liability'] as const;
type GuideLabel = (typeof guideLabels)[number];
type RuleLabel = (typeof ruleLabels)[number];
export type PageLabel = GuideLabel | RuleLabel;

export const pageLabels: readonly PageLabel[] = [...guideLabels, ...ruleLabels];
export const guidePath = (label: PageLabel): string => `/createGuide/${label}`;

/** The guide at an address, however its letters are written; undefined for any other word. */
export function labelOf(pathname: string): PageLabel | undefined {
  const word = pathname.split('/')[2]?.toLowerCase();
  return pageLabels.find((label) => label === word);
}
