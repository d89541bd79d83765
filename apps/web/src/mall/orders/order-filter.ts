import { type OrderStatus, orderStatuses } from '@kouan/domain';
import type { OrderFilter } from './orders-api.ts';

export const ordersPerPage = 15;
const day = /^\d{4}-\d{2}-\d{2}$/;
const maxPage = 1_000_000;

/** The filter that an address asks for; whatever is not understood is left out. */
export function orderFilterOf(query: URLSearchParams): OrderFilter {
  const text = (name: string, max: number) => query.get(name)?.trim().slice(0, max) || undefined;
  const date = (name: string) => (day.test(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined);
  const page = Number(query.get('page') ?? 0);
  return {
    page: Number.isInteger(page) && page >= 0 && page <= maxPage ? page : 0,
    size: ordersPerPage,
    number: text('number', 30),
    goods: text('goods', 100),
    status: orderStatuses.find((status) => status === query.get('status')),
    turn: query.get('turn') === 'buyer' ? 'buyer' : undefined,
    from: date('from'),
    to: date('to'),
  };
}

export const isFiltered = ({ number, goods, status, turn, from, to }: OrderFilter): boolean =>
  [number, goods, status, turn, from, to].some((value) => value !== undefined);

/** Always shown as tabs; the others only while an order has them or they are chosen. */
const mainStatuses: readonly OrderStatus[] = [
  'depositPending',
  'stocking',
  'finalPending',
  'shipping',
  'completed',
  'closed',
];

export function tabStatuses({
  counts,
  active,
}: {
  counts: ReadonlyMap<OrderStatus, number>;
  active: OrderStatus | undefined;
}): OrderStatus[] {
  return orderStatuses.filter(
    (status) => mainStatuses.includes(status) || status === active || (counts.get(status) ?? 0) > 0,
  );
}
