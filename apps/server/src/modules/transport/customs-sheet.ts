import type { Language } from '@kouan/contract';
import type { FastifyReply } from 'fastify';
import type { Reader } from '../../platform/db.ts';
import { type SheetColumn, sendSheet } from '../../platform/xlsx.ts';
import type { Bag } from './bag-tables.ts';
import { shipmentsIn, toCustomsViews } from './bag-view.ts';

type Line = Awaited<ReturnType<typeof toCustomsViews>>[number] & { bag: Bag };

const columns: readonly SheetColumn<Line>[] = [
  { heading: { cn: '报关单号', en: 'Declaration', vi: 'Số tờ khai' }, value: ({ bag }) => bag.declarationNumber },
  { heading: { cn: '集包号', en: 'Bag', vi: 'Bao hàng' }, value: ({ bag }) => bag.number },
  { heading: { cn: '封签号', en: 'Seal', vi: 'Niêm phong' }, value: ({ bag }) => bag.sealNumber },
  { heading: { cn: '发货单号', en: 'Shipment', vi: 'Phiếu giao hàng' }, value: (line) => line.shipmentNumber },
  { heading: { cn: 'HS 编码', en: 'HS code', vi: 'Mã HS' }, value: ({ hsCode }) => hsCode },
  { heading: { cn: '品名', en: 'Description', vi: 'Mô tả hàng hóa' }, value: (line) => line.description, width: 46 },
  { heading: { cn: '数量', en: 'Quantity', vi: 'Số lượng' }, value: ({ quantity }) => quantity, width: 10 },
  { heading: { cn: '单位', en: 'Unit', vi: 'Đơn vị' }, value: ({ unit }) => unit, width: 10 },
  { heading: { cn: '申报价值（越南盾）', en: 'Value (VND)', vi: 'Trị giá (VND)' }, value: ({ valueVnd }) => valueVnd },
  { heading: { cn: '原产地', en: 'Origin', vi: 'Xuất xứ' }, value: ({ origin }) => origin, width: 10 },
];

/** The customs data of a bag as a workbook, a row each line. */
export async function sendCustoms(
  db: Reader,
  bag: Bag,
  { reply, language }: { reply: FastifyReply; language: Language },
): Promise<undefined> {
  const lines = await toCustomsViews(db, bag, await shipmentsIn(db, bag));
  const rows = lines.map((line) => ({ ...line, bag }));
  return sendSheet({ reply, language }, { name: `customs-${bag.number}`, columns, rows });
}
