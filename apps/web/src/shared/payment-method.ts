const methods = ['bankTransfer', 'online', 'quick', 'alipay', 'digitalRmb', 'wallet'] as const;

/** The method if it has a text of its own; undefined for none, and for one that a newer server may send. */
export const methodOf = (method: string | null) => methods.find((one) => one === method);
