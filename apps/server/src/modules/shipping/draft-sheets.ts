import { draftFields, errorMessage, type Language } from '@kouan/contract';
import type { FastifyReply } from 'fastify';
import { type FormColumn, sendFormSheet } from '../../platform/xlsx.ts';
import { draftHeadings, draftModes, type Zone } from './draft-columns.ts';
import { goodsLabel, type StockGoods } from './draft-stock.ts';
import type { LoadedDraft } from './load-draft.ts';

type Choices = { zones: readonly Zone[]; stock: ReadonlyMap<string, StockGoods>; language: Language };

const maxGoods = 5000;
const widths: Partial<Record<(typeof draftFields)[number], number>> = { address: 40, goods: 60, quantity: 10 };
const problemHeading = { cn: '问题', en: 'Problems', vi: 'Lỗi' };

/** The template's columns with the drop-downs of a buyer. */
function formColumns({ zones, stock, language }: Choices): FormColumn[] {
  const options: Partial<Record<string, string[]>> = {
    mode: Object.values(draftModes).map((name) => name[language]),
    destination: zones.map(({ name }) => name[language] || name.cn),
    goods: [...stock.values()].slice(0, maxGoods).map((goods) => goodsLabel(goods, language)),
  };
  return draftFields.map((field) => ({
    heading: draftHeadings[field][language],
    width: widths[field] ?? 20,
    options: options[field] ?? [],
  }));
}

/** The empty template in the reader's language. */
export const sendTemplate = (reply: FastifyReply, choices: Choices): Promise<undefined> =>
  sendFormSheet(reply, { name: 'shipments', columns: formColumns(choices), rows: [] });

/** The rows with errors, ready to be mended and sent again. */
export function sendProblems(
  reply: FastifyReply,
  { rows, zones, stock }: LoadedDraft,
  language: Language,
): Promise<undefined> {
  const names = new Map<string, string>([
    ...zones.map(({ code, name }) => [code, name[language] || name.cn] as const),
    ...Object.entries(draftModes).map(([code, name]) => [code, name[language]] as const),
  ]);
  return sendFormSheet(reply, {
    name: 'shipments-to-mend',
    columns: [...formColumns({ zones, stock, language }), { heading: problemHeading[language], width: 60 }],
    rows: rows
      .filter(({ state }) => state === 'bad')
      .map(({ record: { cells }, problems }) => [
        ...draftFields.map((field) =>
          field === 'mode' || field === 'destination' ? (names.get(cells[field]) ?? cells[field]) : cells[field],
        ),
        problems.map(({ code, details }) => errorMessage(code, language, details)).join('; '),
      ]),
  });
}
