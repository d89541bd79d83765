import type { Language } from '@kouan/contract';
import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { sendPdf } from '../../platform/pdf.ts';
import { maxSheetRows, sendSheet } from '../../platform/xlsx.ts';
import { findBuyerByCode, userBriefs } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { statementColumns, type StatementHead, statementLines, statementPdf } from './statement-document.ts';
import { type Statement, statementOf } from './statement-queries.ts';

/** A document of so many rows takes about two seconds; the workbook holds more. */
const maxPdfRows = 1000;
/** The two balances stand in the workbook too. */
const maxSheetPostings = maxSheetRows - 2;
const maxDays = 366;
const dayMs = 86_400_000;

export function statementRoutes(app: App): void {
  route(app, contract.downloadMyStatement, async ({ query, actor, language, db, reply }) => {
    const made = await statementFor(db, {
      ...query,
      language: query.language ?? language,
      buyerId: actor.id,
      limit: maxPdfRows,
    });
    return sendPdf(reply, { ...(await documentOf(made)), disposition: 'attachment' });
  });
  route(app, contract.downloadMyStatementSheet, async ({ query, actor, language, db, reply }) => {
    const made = await statementFor(db, {
      ...query,
      language: query.language ?? language,
      buyerId: actor.id,
      limit: maxSheetPostings,
    });
    return sendSheet({ reply, language: made.head.language }, sheetOf(made));
  });
  route(app, contract.downloadBuyerStatement, async ({ params, query, language, db, reply }) => {
    const buyerId = await buyerOf(db, params.buyerCode);
    const made = await statementFor(db, { ...query, language: query.language ?? language, buyerId, limit: maxPdfRows });
    return sendPdf(reply, { ...(await documentOf(made)), disposition: 'attachment' });
  });
  route(app, contract.downloadBuyerStatementSheet, async ({ params, query, language, db, reply }) => {
    const buyerId = await buyerOf(db, params.buyerCode);
    const made = await statementFor(db, {
      ...query,
      language: query.language ?? language,
      buyerId,
      limit: maxSheetPostings,
    });
    return sendSheet({ reply, language: made.head.language }, sheetOf(made));
  });
}

type Wish = { from: string; to: string; language: Language; buyerId: number; limit: number };
type Made = { statement: Statement; head: StatementHead };

const buyerOf = async (db: Reader, code: string): Promise<number> =>
  (await findBuyerByCode(db, code)) ?? fail('ledger.buyer_not_found', {}, { buyerCode: 'ledger.buyer_not_found' });

async function statementFor(db: Reader, { from, to, language, buyerId, limit }: Wish): Promise<Made> {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || days > maxDays) fail('ledger.period_invalid', {}, { to: 'ledger.period_invalid' });
  const { businessTimeZone: timeZone, siteTitle } = await parameters(db);
  const buyer = (await userBriefs(db, [buyerId])).get(buyerId);
  const statement = await statementOf(db, { buyerId, from, to, timeZone, limit: limit + 1 });
  if (statement.rows.length > limit) fail('ledger.statement_too_long', { count: limit });
  const head = {
    ...{ from, to, timeZone, language, siteTitle },
    buyerCode: buyer?.buyerCode ?? '',
    nickName: buyer?.nickName ?? '',
  };
  return { statement, head };
}

const nameOf = ({ buyerCode, from, to }: StatementHead): string => `statement-${buyerCode}-${from}-${to}`;
const documentOf = async ({ statement, head }: Made) => ({
  pdf: await statementPdf(statement, head),
  name: nameOf(head),
});
const sheetOf = ({ statement, head }: Made) => ({
  name: nameOf(head),
  columns: statementColumns(head),
  rows: statementLines(statement, head.language),
});
