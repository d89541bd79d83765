import { expect, test } from 'vitest';
import { bytesOf, closed, faultsOf, longText, printed, textOn } from '../../../test/paper.ts';
import { accountLabel } from './ledger-words.ts';
import { statementPdf } from './statement-document.ts';
import { buyerAccounts, type Statement } from './statement-queries.ts';

const amountFen = 9_876_543_210n;
/** Every account and the longest of everything, on several pages. */
const statement: Statement = {
  rows: Array.from({ length: 90 }, (_, at) => ({
    at: new Date(Date.UTC(2026, 10, 1 + (at % 20), 3, 4, 5)),
    event: ['paymentApproved', 'shipmentDispatched', 'withdrawalAsked', 'unknown'][at % 4] ?? '',
    account: buyerAccounts[at % buyerAccounts.length] ?? 'wallet',
    orderNumber: 'D261122ABCDEFG',
    paymentNumber: at % 2 === 0 ? 'P261122ABCDEFG' : null,
    shipmentNumber: 'S261122ABCDEFG',
    amountFen: at % 2 === 0 ? amountFen : -amountFen,
    balanceFen: amountFen * 9n,
  })),
  openingFen: amountFen,
  closingFen: amountFen,
  accounts: buyerAccounts.map((account) => ({
    account,
    openingFen: amountFen,
    inFen: amountFen,
    outFen: amountFen,
    closingFen: amountFen,
  })),
};

test.each(['cn', 'en', 'vi'] as const)('a statement of several pages is printed whole, in %s', async (language) => {
  const head = {
    language,
    siteTitle: longText('cn', 60),
    buyerCode: 'B1000123',
    nickName: longText('vi', 60),
    from: '2026-11-01',
    to: '2026-11-30',
    timeZone: 'Asia/Ho_Chi_Minh',
  };
  const sheets = await printed(await bytesOf(await statementPdf(statement, head)));

  expect(sheets.length).toBeGreaterThan(2);
  for (const [index, sheet] of sheets.entries()) {
    expect([Math.round(sheet.widthMm), Math.round(sheet.heightMm)]).toEqual([210, 297]);
    expect(faultsOf(sheet, { edgeMm: 5 })).toEqual([]);
    expect(textOn(sheet)).toContain(`${index + 1}/${sheets.length}`);
  }
  const all = sheets.map((sheet) => textOn(sheet)).join('');
  const sum = language === 'vi' ? '98.765.432,10' : '98,765,432.10';
  expect(all.split(`-${sum}`)).toHaveLength(46);
  for (const account of buyerAccounts) expect(all).toContain(closed(accountLabel(account, language)));
  expect(all).toContain(closed(`${head.nickName} (B1000123)`));
});
