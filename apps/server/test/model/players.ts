import { type OrderView, getMyOrder } from '@kouan/contract';
import { aBuyer, anAdmin, aStaff } from '../actors.ts';
import type { Caller, TestServer } from '../harness.ts';
import { anOrder } from '../orders.ts';
import { aProduct } from '../products.ts';

type User = { id: number };
export type Staff = { admin: User; keeper: User };

/** Everybody who has to do with one order, and the names under which the server knows its parts. */
export type Players = {
  server: TestServer;
  staff: Staff;
  buyer: User;
  number: string;
  lineIds: number[];
  placed: OrderView;
  asBuyer: Caller;
  asAdmin: Caller;
  asKeeper: Caller;
  /** Lines of bank statements, in the order in which the model knows them. */
  bankLineIds: number[];
};

/** One administrator who decides, one keeper of the warehouse who opens what others decide. */
export const aCrew = async (server: TestServer): Promise<Staff> => ({
  admin: await anAdmin(server),
  keeper: await aStaff(server, 'warehouseKeeper'),
});

/** An order of a new buyer, just placed. */
export async function aGame(server: TestServer, staff: Staff, quantities: number[]): Promise<Players> {
  const buyer = await aBuyer(server);
  const product = await aProduct(server, {
    skus: quantities.map((_, at) => ({ values: [`色${at}`], priceFen: BigInt(1_250 + 733 * at) })),
  });
  const { number, view, asBuyer } = await anOrder(server, { buyer, product, quantities, stage: 'placed' });
  return {
    ...{ server, staff, buyer, number, asBuyer, placed: view, bankLineIds: [] },
    lineIds: view.lines.map(({ id }) => id),
    asAdmin: await server.as(staff.admin),
    asKeeper: await server.as(staff.keeper),
  };
}

/** New sessions: the old ones have ended with the time that passed. */
export async function comeBack(players: Players): Promise<void> {
  players.asBuyer = await players.server.as(players.buyer);
  players.asAdmin = await players.server.as(players.staff.admin);
  players.asKeeper = await players.server.as(players.staff.keeper);
}

export const orderOf = async ({ asBuyer, number }: Players): Promise<OrderView> =>
  (await asBuyer.call(getMyOrder, { params: { number } })).data;
