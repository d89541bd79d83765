import type { Texts } from '@kouan/contract';
import type { OrderStatus } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { getOrder, linesByIds, type OrderKey, ordersByIds, ordersByNumbers } from './order-queries.ts';
import type { OrderLineRecord, OrderRecord } from './order-tables.ts';

/** An order as other modules show it. */
export type OrderBrief = {
  id: number;
  number: string;
  buyerId: number;
  status: OrderStatus;
  storeId: number;
  storeName: string;
  destination: string;
  rateVndPerCnyMicros: bigint;
  stockedAt: Date | null;
  autoReturnAt: Date | null;
  /** What is left of its deposit for units that have not left yet. */
  potDepositFen: bigint;
};
/** A line as other modules show it. */
export type OrderLineBrief = {
  id: number;
  orderId: number;
  skuId: number | null;
  title: Texts;
  specValues: Texts[];
  colour: string;
  size: string;
  imageUrl: string;
  unitPriceFen: bigint;
  ordered: number;
};

const toBrief = ({
  id,
  number,
  buyerId,
  status,
  storeId,
  storeName,
  destination,
  rateVndPerCnyMicros,
  stockedAt,
  autoReturnAt,
  potDepositFen,
}: OrderRecord): OrderBrief => ({
  id,
  number,
  buyerId,
  status,
  storeId,
  storeName,
  destination,
  rateVndPerCnyMicros,
  stockedAt,
  autoReturnAt,
  potDepositFen,
});

/** Throws order.not_found, for another buyer's order too. */
export const getOrderBrief = async (db: Reader, key: OrderKey): Promise<OrderBrief> => toBrief(await getOrder(db, key));

export const orderBriefs = async (db: Reader, ids: readonly number[]): Promise<Map<number, OrderBrief>> =>
  new Map((await ordersByIds(db, ids)).map((order) => [order.id, toBrief(order)]));

/** The orders of these numbers; unknown ones are left out. */
export const orderBriefsByNumbers = async (db: Reader, numbers: readonly string[]): Promise<OrderBrief[]> =>
  (await ordersByNumbers(db, numbers)).map(toBrief);

const toLineBrief = ({
  id,
  orderId,
  skuId,
  title,
  specValues,
  colour,
  size,
  imageUrl,
  unitPriceFen,
  ordered,
}: OrderLineRecord): OrderLineBrief => ({
  id,
  orderId,
  skuId,
  title,
  specValues,
  colour,
  size,
  imageUrl,
  unitPriceFen,
  ordered,
});

export const orderLineBriefs = async (db: Reader, lineIds: readonly number[]): Promise<Map<number, OrderLineBrief>> =>
  new Map((await linesByIds(db, lineIds)).map((line) => [line.id, toLineBrief(line)]));
