import type { LabelSize, Language } from '@kouan/contract';
import { formatDay } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Pdf } from '../../platform/pdf.ts';
import { parameters } from '../settings/index.ts';
import { drawLabels } from '../warehouse/index.ts';
import type { Bag } from './bag-tables.ts';
import { toBagRows } from './bag-view.ts';

const words = {
  bag: { cn: '集包', en: 'Bag', vi: 'Bao hàng' },
  seal: { cn: '封签', en: 'Seal', vi: 'Niêm phong' },
  shipments: { cn: '发货单', en: 'Shipments', vi: 'Số phiếu' },
  weight: { cn: '重量', en: 'Weight', vi: 'Khối lượng' },
  date: { cn: '日期', en: 'Date', vi: 'Ngày' },
} as const satisfies Record<string, Record<Language, string>>;

const kilograms = (grams: number): string => `${Math.trunc(grams / 1000)}.${String(grams % 1000).padStart(3, '0')} kg`;

/** The label of a bag: its code, its seal and who takes it across. */
export async function printBag(
  db: Reader,
  { bag, size, language }: { bag: Bag; size: LabelSize; language: Language },
): Promise<Pdf> {
  const [row] = await toBagRows(db, [bag]);
  const cooperative = String(row?.cooperative ?? '');
  const { businessTimeZone: timeZone } = await parameters(db);
  const label = {
    code: bag.number,
    title: words.bag[language],
    lines: [
      ...(cooperative === '' ? [] : [cooperative]),
      ...(bag.sealNumber === '' ? [] : [`${words.seal[language]}: ${bag.sealNumber}`]),
      `${words.shipments[language]}: ${row?.shipmentCount ?? 0}`,
      ...(bag.grams === null ? [] : [`${words.weight[language]}: ${kilograms(bag.grams)}`]),
      `${words.date[language]}: ${formatDay(bag.sealedAt ?? bag.createdAt, timeZone)}`,
    ],
  };
  return drawLabels([label], size, bag.number);
}
