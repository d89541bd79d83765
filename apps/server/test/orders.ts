import {
  acceptOrder,
  approvePayment,
  type BodyOf,
  claimBankTransfer,
  getCashier,
  importStatement,
  type ImportView,
  makeQuote,
  type OrderView,
  placeOrder,
} from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { currentTime } from '../src/platform/clock.ts';
import { aBuyer, aStaff } from './actors.ts';
import type { Caller, TestServer } from './harness.ts';
import { aProduct, type TestProduct } from './products.ts';

type User = { id: number };
/** How far an order has come: placed, accepted, its deposit claimed, or paid (waiting for the purchase). */
export type OrderStage = 'placed' | 'accepted' | 'claimed' | 'paid';
export type OrderChanges = {
  buyer?: User;
  product?: TestProduct;
  quantities?: number[];
  destination?: string;
  stage?: OrderStage;
};
export type TestOrder = {
  number: string;
  id: number;
  view: OrderView;
  buyer: User;
  asBuyer: Caller;
  depositNumber: string | null;
};

const ok = <T>(reply: { status: number; data: T; error: unknown }): T => {
  if (reply.status >= 400) throw new Error(`the call was refused: ${JSON.stringify(reply.error)}`);
  return reply.data;
};

/** What a buyer sends who has seen today's quote for the SKUs of a product. */
export async function anOrderWish(
  caller: Caller,
  product: TestProduct,
  { quantities = [4, 6], destination = 'hanoi' }: OrderChanges = {},
): Promise<BodyOf<typeof placeOrder>> {
  const lines = quantities.flatMap((quantity, index) => {
    const sku = product.skus[index];
    return sku ? [{ skuId: sku.id, quantity }] : [];
  });
  const quote = ok(await caller.call(makeQuote, { body: { lines, destination } }));
  return { quoteId: quote.id, lines, totalFen: quote.totalFen, destination };
}

/** An order through the calls that people make; accepted unless told otherwise. */
export async function anOrder(server: TestServer, changes: OrderChanges = {}): Promise<TestOrder> {
  const { stage = 'accepted' } = changes;
  const buyer = changes.buyer ?? (await aBuyer(server));
  const asBuyer = await server.as(buyer);
  const product = changes.product ?? (await aProduct(server));
  const placed = ok(await asBuyer.call(placeOrder, { body: await anOrderWish(asBuyer, product, changes) }));
  const id = await orderIdOf(server, placed.number);
  if (stage === 'placed') return { number: placed.number, id, view: placed, buyer, asBuyer, depositNumber: null };

  const staff = await server.as(await aStaff(server, 'customerService'));
  const view = ok(await staff.call(acceptOrder, { params: { number: placed.number } }));
  const order = { number: placed.number, id, view, buyer, asBuyer, depositNumber: view.duePaymentNumber };
  if (stage !== 'accepted' && order.depositNumber) await claim(asBuyer, order.depositNumber);
  if (stage === 'paid' && order.depositNumber) await payClaimed(server, order.depositNumber, asBuyer);
  return order;
}

export async function orderIdOf(server: TestServer, number: string): Promise<number> {
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from orders where number = ${number}`);
  return Number(rows[0]?.id);
}

/** "I have transferred" what is due, unless another amount is told. */
export async function claim(caller: Caller, number: string, changes: Partial<BodyOf<typeof claimBankTransfer>> = {}) {
  const due = ok(await caller.call(getCashier, { params: { number } }));
  return caller.call(claimBankTransfer, {
    params: { number },
    body: { remitter: 'Nguyễn Văn A', bank: 'Vietcombank', amountVnd: due.dueVnd, screenshotIds: [], ...changes },
  });
}

export type TestTransfer = { amountVnd: number; memo: string; payer?: string; reference?: string };
let transferNumber = 0;

/** Somebody imports a statement with these transfers, booked just now. Answers the ids of their lines. */
export async function bankTransfers(
  server: TestServer,
  transfers: readonly TestTransfer[],
  by?: User,
): Promise<number[]> {
  const now = formatDateTime(await currentTime(server.db), 'Asia/Ho_Chi_Minh');
  const references = transfers.map(({ reference }) => reference ?? `FT${process.pid}${++transferNumber}`);
  const rows = transfers.map(
    ({ amountVnd, memo, payer = 'NGUYEN VAN A' }, index) =>
      `${now},${references[index]},,${amountVnd},${memo},${payer}`,
  );
  const csv = ['Transaction Date,Reference,Debit,Credit,Description,Payer', ...rows].join('\n');
  const reply = await uploadStatement(server, { csv, ...(by ? { by } : {}) });
  if (reply.status !== 200 || reply.data.problems.length > 0)
    throw new Error(`the statement was refused: ${JSON.stringify(reply.data)}`);
  const found = await server.db.execute<{ id: string; reference: string }>(
    sql`select id, reference from bank_lines where reference = any(${sql.param(references)}::text[])`,
  );
  return references.map((reference) => Number(found.rows.find((row) => row.reference === reference)?.id));
}

export type StatementUpload = { csv: string | Buffer; fields?: Record<string, string>; by?: User };

/** Uploads a statement the way the page does. */
export async function uploadStatement(
  server: TestServer,
  { csv, fields = {}, by }: StatementUpload,
): Promise<{ status: number; data: ImportView }> {
  const { token = '' } = await server.as(by ?? (await aStaff(server, 'financeReviewer')));
  const boundary = 'test-boundary-7c1f';
  const parts = Object.entries({ accountId: '1', isPreview: 'false', ...fields }).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="statement.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(parts.join('') + head),
    Buffer.from(csv),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const reply = await server.app.inject({
    method: importStatement.method,
    url: importStatement.path,
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: token,
      'accept-language': 'en',
    },
  });
  // The reply schema has written this body, or the error handler has.
  return { status: reply.statusCode, data: JSON.parse(reply.body) as ImportView };
}

/** The money of a claimed payment arrives, whole unless told, and a reviewer approves it. */
export async function payClaimed(
  server: TestServer,
  number: string,
  buyer: Caller,
  { amountVnd }: { amountVnd?: number } = {},
): Promise<void> {
  const due = ok(await buyer.call(getCashier, { params: { number } }));
  const [lineId] = await bankTransfers(server, [{ amountVnd: amountVnd ?? due.dueVnd, memo: `CK ${due.code}` }]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  ok(await reviewer.call(approvePayment, { params: { number }, body: { bankLineId: lineId ?? 0 } }));
}

/** What is wrong with the ledger and the payments; empty when all is well. */
export async function moneyProblems(server: TestServer): Promise<string[]> {
  const { rows } = await server.db.execute<{ problem: string }>(sql`
    select 'transaction ' || transaction_id as problem from ledger_entries group by transaction_id having sum(debit_fen) <> sum(credit_fen)
    union all select 'held of order ' || order_id from ledger_entries where account in ('depositsHeld', 'prepaymentsHeld') group by order_id, account having sum(credit_fen - debit_fen) < 0
    union all select 'wallet of ' || buyer_id from ledger_entries where account = 'wallet' group by buyer_id having sum(credit_fen - debit_fen) < 0
    union all select 'payment ' || p.number from payments p where p.credited_fen <> (select coalesce(sum(a.credited_fen), 0) from payment_allocations a where a.payment_id = p.id)
    union all select 'line ' || l.id from bank_lines l where l.amount_fen <> l.left_fen + (select coalesce(sum(a.receipts_fen + a.surplus_fen), 0) from payment_allocations a where a.bank_line_id = l.id)
    union all select 'receipts' where (select coalesce(sum(credit_fen - debit_fen), 0) from ledger_entries where account = 'receipts') <> (select coalesce(sum(left_fen), 0) from bank_lines) + (select coalesce(sum(left_fen), 0) from payment_receipts)
    union all select 'history of order ' || o.id from orders o where o.status <> (select h.to_status from order_history h where h.order_id = o.id order by h.id desc limit 1)
    union all select 'history step ' || id from (select id, from_status, lag(to_status) over (partition by order_id order by id) as before from order_history) h where from_status is distinct from before`);
  return rows.map((row) => row.problem);
}
