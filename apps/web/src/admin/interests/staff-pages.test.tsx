import {
  type LinkHealthRow,
  listLinkHealth,
  listScreeningRules,
  listStaffInterests,
  type ScreeningRule,
  type StaffInterestView,
} from '@kouan/contract';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { quietClient, renderPart } from '../../../test/render-part.tsx';
import type { Language } from '../../lib/language.ts';
import { endpointQuery } from '../../lib/query.ts';
import LinkHealthPage from '../link-health/link-health-page.tsx';
import { ruleOf } from '../screening/rule-form.tsx';
import ScreeningPage from '../screening/screening-page.tsx';
import InterestsPage from './interests-page.tsx';
import { draftFor, readOffer, withoutSpecification } from './offer-draft.ts';

const at = '2026-01-02T03:04:05Z';
const texts = { cn: '说明', en: 'Only with papers', vi: 'Cần giấy tờ kèm theo' };
const interest: StaffInterestView = {
  id: 3,
  link: 'https://item.jd.com/1.html',
  title: '木制拼图',
  specification: '红',
  quantity: 30,
  note: '',
  screenshots: [],
  state: 'requested',
  reason: null,
  offer: null,
  productId: null,
  answerBy: '2030-01-02T03:04:05Z',
  events: [],
  createdAt: at,
  buyer: { code: 'B0000001', nickName: 'Hà' },
  claimedBy: '',
  isMine: false,
  knownProductId: null,
  notices: [{ kind: 'papers', word: '拼图', note: texts }],
  allowedActions: ['claim', 'ask', 'price', 'decline'],
};
const rule: ScreeningRule = {
  id: 1,
  kind: 'papers',
  words: { cn: ['拼图'], en: ['puzzle'], vi: [] },
  category: null,
  note: texts,
  isActive: true,
  changedBy: 'Linh',
  changedAt: at,
};
const health: LinkHealthRow = {
  site: 'jd',
  way: 'plugin',
  version: '1.0',
  total: 8,
  good: 2,
  lastGoodAt: at,
  lastFailedAt: null,
  errors: [{ code: 'BLOCKED', count: 6 }],
  isTroubled: true,
};
const page = { page: 0, size: 15 };

async function render(shown: ReactNode, language: Language = 'en') {
  const client = quietClient();
  const one = <T,>(row: T) => ({ content: [row], totalElements: 1 });
  client.setQueryData(
    endpointQuery(listStaffInterests, { query: { state: 'requested', blurry: undefined, ...page } }).queryKey,
    one(interest),
  );
  client.setQueryData(endpointQuery(listScreeningRules, { query: { blurry: undefined, ...page } }).queryKey, one(rule));
  client.setQueryData(endpointQuery(listLinkHealth, { query: { hours: 24 } }).queryKey, [health]);
  return renderPart(shown, {
    language,
    texts: ['admin-parts', 'admin-interests', 'admin-screening', 'admin-link-health', 'sourcing', 'screening', 'links'],
    path: '/goods/interests',
    client,
  });
}

test.each(['en', 'cn', 'vi'] as const)(
  'the queue shows what is wished, by whom, until when, and what stands against it, in %s',
  async (language) => {
    const html = await render(<InterestsPage />, language);
    for (const text of ['木制拼图', 'Hà', 'B0000001', texts[language]]) expect(html).toContain(text);
  },
);

test('a rule stands with its words, its note and who changed it', async () => {
  const html = await render(<ScreeningPage />);
  for (const text of ['拼图, puzzle', texts.en, 'Needs papers', 'Linh', 'In force']) expect(html).toContain(text);
});

test('a form of a rule takes a word a line, each once', () => {
  expect(
    ruleOf({ kind: 'brand', wordsCn: ' 耐克 \n\n耐克\n阿迪', noteCn: 'a', noteEn: 'b', noteVi: 'c', category: '' }),
  ).toEqual({
    kind: 'brand',
    words: { cn: ['耐克', '阿迪'], en: [], vi: [] },
    category: null,
    note: { cn: 'a', en: 'b', vi: 'c' },
    isActive: false,
  });
});

test('the board says how well a site is read and what fails', async () => {
  const html = await render(<LinkHealthPage />);
  for (const text of ['JD', 'In trouble', '25%', '2 of 8', 'BLOCKED 6', 'Plug-in']) expect(html).toContain(text);
});

test('the rows of an offer are read, or say what is wrong with them', () => {
  const row = (name: string, price = '', stock = '') => ({ name, price, stock });
  const tiers = [
    { from: '50', price: '11' },
    { from: '200', price: '9.9' },
  ];
  const draft = { specifications: [row(' 红 '), row('蓝', '14', '0'), row('绿', '', '25')], wished: 2, tiers };
  const read = {
    wished: 2,
    tiers: [
      { minQuantity: 50, unitPriceFen: 1100 },
      { minQuantity: 200, unitPriceFen: 990 },
    ],
    specifications: [
      { name: '红', unitPriceFen: null, stock: null },
      { name: '蓝', unitPriceFen: 1400, stock: 0 },
      { name: '绿', unitPriceFen: null, stock: 25 },
    ],
  };
  expect(readOffer(draft, 10)).toEqual(read);
  expect(readOffer(draftFor('x'.repeat(300)), 1)).toMatchObject({ specifications: [{ name: 'x'.repeat(200) }] });
  expect(readOffer(draftFor(''), 1)).toMatchObject({ specifications: [{ name: '' }] });
  const problemOf = (changes: Partial<typeof draft>) => readOffer({ ...draft, ...changes }, 10);
  expect(problemOf({ specifications: [row('红'), row('红')] })).toEqual({ problem: 'specificationsWrong' });
  expect(problemOf({ specifications: [row('红'), row(' ')] })).toEqual({ problem: 'specificationsWrong' });
  for (const price of ['0', '1.234', '-1', 'x', '1000001'])
    expect(problemOf({ specifications: [row('红', price)] })).toEqual({ problem: 'rowPriceWrong' });
  for (const stock of ['-1', '1.5', 'x'])
    expect(problemOf({ specifications: [row('红', '', stock)] })).toEqual({ problem: 'stockWrong' });
  for (const wrong of [tiers.toReversed(), [{ from: '10', price: '1' }], [{ from: '20', price: '' }]])
    expect(problemOf({ tiers: wrong })).toEqual({ problem: 'tiersWrong' });
  expect(withoutSpecification(draft, 0)).toMatchObject({
    wished: 1,
    specifications: [row('蓝', '14', '0'), { name: '绿' }],
  });
  expect(withoutSpecification(draft, 2)).toMatchObject({ wished: 0 });
});
