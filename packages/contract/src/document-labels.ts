/** The last part of the address of each document, in the order of the list. */
export const guideLabels = ['start', 'plugin', 'payment', 'shipping', 'marketplace', 'aftersales', 'fees'] as const;
export const ruleLabels = ['terms', 'agreement', 'privacy', 'prohibited', 'liability'] as const;
export const documentLabels = [...guideLabels, ...ruleLabels] as const;
export type DocumentLabel = (typeof documentLabels)[number];

/** What a buyer agrees to by registering, and by ordering. */
export const registrationDocuments = ['agreement', 'terms', 'prohibited'] as const satisfies readonly DocumentLabel[];
export const orderDocuments = ['terms', 'prohibited', 'liability'] as const satisfies readonly DocumentLabel[];
