import { type OrderEvent, orderEvents } from '@kouan/domain';

/** An event that has a text of its own; undefined for one that a newer server may send. */
export const knownEvent = (event: string): OrderEvent | undefined => orderEvents.find((one) => one === event);

const detailNames = [
  'quantity',
  'shipment',
  'payment',
  'expectedOn',
  'carrier',
  'trackingNumber',
  'creditedFen',
  'toWalletFen',
  'dueFen',
  'oldTotalFen',
  'totalFen',
] as const;
export type DetailName = (typeof detailNames)[number];

/** The details that people can read, in a fixed order; empty ones are left out. */
export const historyDetails = (details: Readonly<Record<string, string | number>>): [DetailName, string | number][] =>
  detailNames.flatMap((name): [DetailName, string | number][] => {
    const value = details[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });

const good: readonly OrderEvent[] = ['depositApproved', 'finalApproved', 'delivered', 'caseApproved', 'payoutDone'];
const bad: readonly OrderEvent[] = [
  'refused',
  'acceptanceExpired',
  'depositRejected',
  'depositExpired',
  'cancelled',
  'finalRejected',
  'shipmentExpired',
  'caseRejected',
  'payoutFailed',
];

/** The colour of an entry's dot: settled, refused, done by the reader, or none of these. */
export function historyLook({
  event,
  actorKind,
}: {
  event: string;
  actorKind: 'buyer' | 'staff' | 'system';
}): 'ok' | 'bad' | 'mine' | 'neutral' {
  const known = knownEvent(event);
  if (known && good.includes(known)) return 'ok';
  if (known && bad.includes(known)) return 'bad';
  return actorKind === 'buyer' ? 'mine' : 'neutral';
}
