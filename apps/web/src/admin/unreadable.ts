import type { FeeRules } from '@kouan/contract';

/** Stands for what was typed and is no number. No rule is below zero. */
export const unreadable = -1;

/** Whether every number of the rules could be read. */
export const isReadable = (rules: FeeRules): boolean => !JSON.stringify(rules).includes(`:${unreadable}`);
