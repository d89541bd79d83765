import { formatDay } from '@kouan/domain';

/** Whether the month of an `MM/YY` is over. A card is good until the last day of its month. */
export function cardExpiryIsPast(expiry: string, now: Date, timeZone: string): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < formatDay(now, timeZone).slice(0, 'yyyy-MM'.length);
}
