import { addDraftPicture, type DraftBrief, type DraftField, draftFields, getDraft, uploadDraft } from '@kouan/contract';
import { addressOf } from '@kouan/contract';
import { writeXlsx } from 'hucre/xlsx';
import type { Caller, TestServer } from './harness.ts';
import type { TestOrder } from './orders.ts';
import { aPicture, type Part, sendParts, type UploadReply } from './uploads.ts';

export const headings: Record<DraftField, string> = {
  mode: 'Shipment mode',
  consigneeName: 'Consignee',
  contact: 'Contact',
  address: 'Address',
  destination: 'Destination',
  marketplaceOrderNumber: 'Order number',
  goods: 'Goods',
  quantity: 'Quantity',
  remarks: 'Remarks',
};
export type SheetRow = Partial<Record<DraftField, string | number>>;

/** A filled template; every row is a parcel to an address unless told otherwise. */
export async function aSheet(rows: readonly SheetRow[]): Promise<Buffer> {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          draftFields.map((field) => headings[field]),
          ...rows.map((row) => draftFields.map((field) => row[field] ?? '')),
        ],
      },
    ],
  });
  return Buffer.from(file);
}

let parcel = 0;
/** A row that has nothing wrong. */
export const aRow = (goods: string, changes: SheetRow = {}): SheetRow => ({
  mode: 'To an address',
  consigneeName: 'Lê Thị Hoa',
  contact: '0903 555 218',
  address: `${++parcel} Láng Hạ, Hà Nội`,
  destination: 'hanoi',
  goods,
  quantity: 1,
  ...changes,
});
export const aMarketRow = (goods: string, order: string, changes: SheetRow = {}): SheetRow =>
  aRow(goods, { mode: 'Marketplace order', marketplaceOrderNumber: order, address: '', ...changes });

/** What the template calls the goods of an order's lines. */
export const goodsOf = (order: Pick<TestOrder, 'view'>): string[] => order.view.lines.map(({ skuId }) => `#${skuId}`);

export type DraftReply = {
  status: number;
  body: DraftBrief & { code: string; message: string; details: { draft: string } };
};

export async function sendSheet(
  server: TestServer,
  caller: Caller,
  data: Buffer,
  name = 'ship.xlsx',
): Promise<DraftReply> {
  const reply = await sendParts(server, caller, { path: uploadDraft.path, parts: [{ name, data }] });
  // The reply schema has written this body, or the error handler has.
  return { status: reply.status, body: reply.body as unknown as DraftReply['body'] };
}

export async function aDraft(server: TestServer, caller: Caller, rows: readonly SheetRow[]): Promise<string> {
  const { status, body } = await sendSheet(server, caller, await aSheet(rows));
  if (status !== 201) throw new Error(`the sheet was refused: ${JSON.stringify(body)}`);
  return body.number;
}

export const draftNow = async (caller: Caller, number: string, query: { show?: 'all' | 'good' | 'bad' } = {}) =>
  (await caller.call(getDraft, { params: { number }, query: { size: 1000, ...query } })).data;

type Sent = { number: string; query: { name?: string; row?: number; kind?: 'screenshot' | 'waybill' }; part?: Part };
export async function sendDraftPicture(
  server: TestServer,
  caller: Caller,
  { number, query, part }: Sent,
): Promise<UploadReply> {
  return sendParts(server, caller, {
    path: addressOf(addDraftPicture, { params: { number }, query }),
    parts: [part ?? { name: 'picture.png', type: 'image/png', data: await aPicture() }],
  });
}
