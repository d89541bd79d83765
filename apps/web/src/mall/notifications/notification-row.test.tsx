import { type NotificationView, noticeKinds, toldEvents } from '@kouan/contract';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { NotificationRow } from './notification-row.tsx';

const told: NotificationView = {
  id: 1,
  kind: 'depositRejected',
  order: { number: 'D2611210000001', status: 'depositRejected' },
  subject: 'D2611210000001',
  text: '截图看不清，请上传原图。',
  times: 2,
  isRead: false,
  at: '2026-11-21T02:03:04.000Z',
};
const shown = (one: Partial<NotificationView>, language: 'cn' | 'en' | 'vi' = 'en') =>
  renderPart(<NotificationRow told={{ ...told, ...one }} />, { language, texts: ['notifications'] });

test('a notification says what happened how often, why in the reader’s language, and leads to its order', async () => {
  const html = await shown({});
  for (const word of [
    'The deposit was not approved',
    '2 times',
    'The screenshot cannot be read',
    'href="/myOrderDetail/D2611210000001"',
    '(unread)',
  ])
    expect(html, word).toContain(word);
  expect(await shown({ isRead: true, times: 1 })).not.toMatch(/unread|1 time/);
});

test.each([
  [{ kind: 'caseAsked', subject: 'R2611211234567' }, '/myRefundDetail/R2611211234567'],
  [{ kind: 'caseApproved', subject: 'R2611211234567' }, '/myRefundDetail/R2611211234567'],
  [{ kind: 'dispatched', subject: 'S2611211234567' }, '/myOrderDetail/D2611210000001'],
  [{ kind: 'photosAnswered', subject: 'L2611211234567' }, '/myStock'],
  [{ kind: 'withdrawalFailed', subject: '7', order: null }, '/myWallet'],
  [{ kind: 'interestPriced', subject: 'Rucksack', order: null }, '/myInterest'],
] as const)('%o leads to %s', async (one, page) => {
  expect(await shown(one)).toContain(`href="${page}"`);
});

test.each(['cn', 'en', 'vi'] as const)('every kind has a sentence of its own, in %s', async (language) => {
  const kinds = [...toldEvents, ...noticeKinds];
  const sentences = await Promise.all(
    kinds.map(async (kind) => />([^<]+)<span/.exec(await shown({ kind, subject: 'X' }, language))?.[1]),
  );
  expect(new Set(sentences).size).toBe(kinds.length);
  expect(sentences).not.toContain(undefined);
});
