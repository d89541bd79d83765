import * as contract from '@kouan/contract';
import { findPaymentCodes } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type App, type Context, route } from '../../platform/http.ts';
import { isWorkbook, readWorkbook, WorkbookError, type WorkbookRow } from '../../platform/read-workbook.ts';
import { userBriefs } from '../identity/index.ts';
import { listAccounts, toAccountView } from './bank-accounts.ts';
import { getLine, listLines, paymentsOfCodes, paymentsOfLines } from './bank-line-queries.ts';
import type { BankAccountRow, BankLineRecord } from './bank-tables.ts';
import { beginImport, endImport, failImport, forgetImport, importProgress } from './import-progress.ts';
import { importStatement } from './import-statement.ts';
import { lineToWallet } from './line-to-wallet.ts';
import { readMapping } from './read-mapping.ts';
import { maxStatementLines } from './read-statement.ts';

const maxStatementBytes = 5 * 1_048_576;
/** A head and a foot beside the lines themselves. */
const workbookLimits = { maxRows: maxStatementLines + 50, maxColumns: 60 };

/** Bank accounts, their statements and lines. */
export function bankRoutes(app: App): void {
  route(app, contract.listBankAccounts, async ({ db }) => (await listAccounts(db)).map(toAccountView));
  route(app, contract.listBankLines, async ({ query, db }) => {
    const { rows, total } = await listLines(db, query);
    return { content: await lineViews(db, rows), totalElements: total };
  });
  route(app, contract.lineToWallet, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await lineToWallet(tx, {
        bankLineId: params.id,
        paymentNumber: body.paymentNumber,
        note: body.note?.trim() ?? '',
        actorId: actor.id,
      });
      const [view] = await lineViews(tx, [await getLine(tx, params.id)]);
      return view ?? fail('payment.line_not_found');
    }),
  );
  route(app, contract.importStatement, importUpload);
  route(app, contract.getImportProgress, ({ actor, language, db }) =>
    importProgress(db, { actorId: actor.id, language }),
  );
}

type Row = { line: BankLineRecord; account: BankAccountRow };

async function lineViews(db: Reader, rows: readonly Row[]) {
  const paid = groupBy(
    await paymentsOfLines(
      db,
      rows.map(({ line }) => line.id),
    ),
    (row) => row.lineId,
  );
  const open = rows.filter(({ line }) => line.leftVnd > 0n).map(({ line }) => line);
  const coded = await paymentsOfCodes(db, [...new Set(open.flatMap((line) => findPaymentCodes(line.description)))]);
  // Of a joint transfer the first that is still due, so that its money is not given away before.
  const byCode = new Map(
    [...coded.toReversed(), ...coded.filter(({ dueVnd }) => dueVnd > 0n).toReversed()].map((one) => [one.code, one]),
  );
  const ownerOf = (line: BankLineRecord) =>
    line.leftVnd === 0n
      ? undefined
      : (findPaymentCodes(line.description).flatMap((code) => byCode.get(code) ?? [])[0] ?? paid.get(line.id)?.[0]);
  const buyers = await userBriefs(db, [...new Set(open.flatMap((line) => ownerOf(line)?.buyerId ?? []))]);
  return rows.map(({ line, account }) => {
    const owner = ownerOf(line);
    const buyer = owner && buyers.get(owner.buyerId);
    return {
      id: line.id,
      account: toAccountView(account),
      bookedAt: line.bookedAt,
      reference: line.reference,
      amountVnd: line.amountVnd,
      leftVnd: line.leftVnd,
      description: line.description,
      payer: line.payer,
      payments: [...new Set((paid.get(line.id) ?? []).map((row) => row.number))],
      isUnconfirmed: line.recordedBy !== null && line.statementId === null,
      owner: owner
        ? {
            paymentNumber: owner.number,
            status: owner.status,
            buyerCode: buyer?.buyerCode ?? '',
            buyerName: buyer?.nickName ?? '',
          }
        : null,
    };
  });
}

async function importUpload({ file, actor, language, db, inTransaction }: Context<typeof contract.importStatement>) {
  const { data, name, fields } = await file(maxStatementBytes);
  const accountId = Number(fields['accountId']);
  if (!Number.isSafeInteger(accountId) || accountId < 1) fail('payment.account_not_found');
  const mapping = readMapping(fields['mapping']);
  const rows = isWorkbook(data) ? await workbookRows(data) : undefined;
  const isPreview = fields['isPreview'] === 'true';
  const statement = { accountId, data, rows, name, isPreview, mapping, actorId: actor.id, language };
  if (isPreview) return inTransaction((tx) => importStatement(tx, statement));
  const { id, tell, settled } = await beginImport(db, { actorId: actor.id, name });
  try {
    const view = await inTransaction(async (tx) => {
      const made = await importStatement(tx, { ...statement, tell });
      if (made.statementId !== null) await endImport(tx, id, made);
      return made;
    });
    if (view.statementId === null) await forgetImport(db, id);
    return view;
  } catch (error) {
    await failImport(db, id, { error, language });
    throw error;
  } finally {
    await settled();
  }
}

/** Throws payment.workbook_not_plain. */
async function workbookRows(data: Buffer): Promise<WorkbookRow[]> {
  try {
    return await readWorkbook(data, workbookLimits);
  } catch (error) {
    if (error instanceof WorkbookError) fail('payment.workbook_not_plain');
    throw error;
  }
}
