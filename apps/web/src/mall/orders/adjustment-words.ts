import type { OrderView } from '@kouan/contract';

/** Whether staff ever offered another price or freight: only then is there something to ask the server for. */
export const hadAdjustment = ({ adjustment, history }: Pick<OrderView, 'adjustment' | 'history'>): boolean =>
  adjustment !== null || history.some(({ event }) => event === 'adjustmentOffered');
