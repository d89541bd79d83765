import {
  approvePayment,
  claimBankTransfer,
  getCashier,
  getMyOrder,
  getReview,
  listBankLines,
  rejectPayment,
  uploadPicture,
} from '@kouan/contract';
import { expect } from 'vitest';
import { picture, sendStatement } from './people.ts';
import type { People, Run } from './run.ts';

/** Claimed, rejected, claimed again, approved with a transfer. */
export async function payDeposit(people: People, run: Run, number: string): Promise<void> {
  const { buyer, finance } = people;
  const payment = (await buyer.call(getMyOrder, { params: { number } })).duePaymentNumber ?? '';
  await claim(people, run, payment);
  await run({
    name: 'deposit rejected',
    isKeyed: true,
    send: (idempotencyKey) =>
      finance.call(rejectPayment, { params: { number: payment }, body: { reason: 'not arrived' }, idempotencyKey }),
    check: async ({ status }) => {
      expect((await finance.call(getReview, { params: { number: payment } })).status).toBe(status);
      expect((await buyer.call(getMyOrder, { params: { number } })).status).toBe('depositRejected');
    },
  });
  await payWithTransfer(people, run, payment);
  expect((await buyer.call(getMyOrder, { params: { number } })).status).toBe('stockingPending');
}

/** A claim with a picture, the transfer on a statement, and the approval with it. */
export async function payWithTransfer(people: People, run: Run, payment: string): Promise<void> {
  const { address, finance } = people;
  const params = { number: payment };
  await claim(people, run, payment);
  const { code, dueVnd } = await people.buyer.call(getCashier, { params });
  await run({
    name: 'statement imported',
    isKeyed: false,
    send: () => sendStatement(address, finance, { amountVnd: dueVnd, code }),
    check: async () => {
      const { content } = await finance.call(listBankLines, { query: { blurry: `FT-${code}` } });
      expect(content.map(({ amountVnd, leftVnd }) => [amountVnd, leftVnd])).toEqual([[dueVnd, dueVnd]]);
    },
  });
  const bankLineId = (await finance.call(getReview, { params })).candidates[0]?.lineId ?? 0;
  await run({
    name: 'payment approved',
    isKeyed: true,
    send: (idempotencyKey) => finance.call(approvePayment, { params, body: { bankLineId }, idempotencyKey }),
    check: async ({ status }) => {
      expect(status).toBe('paid');
      expect((await people.buyer.call(getCashier, { params })).status).toBe(status);
      const { content } = await finance.call(listBankLines, { query: { blurry: `FT-${code}` } });
      expect(content.map(({ leftVnd, payments }) => [leftVnd, payments])).toEqual([[0, [payment]]]);
    },
  });
}

async function claim({ address, buyer }: People, run: Run, payment: string): Promise<void> {
  const params = { number: payment };
  const file = await run({
    name: 'picture stored',
    isKeyed: false,
    send: () => buyer.call(uploadPicture, { file: picture() }),
    check: async ({ url }) => expect((await fetch(new URL(url, address))).status).toBe(200),
  });
  const { dueVnd } = await buyer.call(getCashier, { params });
  const body = { remitter: 'NGUYEN VAN A', bank: 'Vietcombank', amountVnd: dueVnd, screenshotIds: [file.id] };
  await run({
    name: 'payment claimed',
    isKeyed: true,
    send: (idempotencyKey) => buyer.call(claimBankTransfer, { params, body, idempotencyKey }),
    check: async ({ status, claimedAt }) => {
      const now = await buyer.call(getCashier, { params });
      expect([now.status, now.claimedAt]).toEqual([status, claimedAt]);
      expect(now.screenshots.map(({ id }) => id)).toContain(file.id);
    },
  });
}
