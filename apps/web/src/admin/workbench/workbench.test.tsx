import type { WorkQueue } from '@kouan/contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../../lib/i18n.ts';
import { byRisk } from './queue-risk.ts';
import { QueueTable } from './queue-table.tsx';
import { queuePlaces } from './workbench-api.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const queue = (name: WorkQueue['name'], changes: Partial<WorkQueue> = {}): WorkQueue => ({
  name,
  count: 1,
  sumFen: null,
  since: '2026-11-21T09:00:00Z',
  limitHours: null,
  ...changes,
});

test('the queue that has used most of its limit stands first, empty ones last', () => {
  const sorted = byRisk(
    [
      queue('bank', { count: 0 }),
      queue('purchase'),
      queue('accept', { limitHours: 24 }),
      queue('receive'),
      queue('deposit', { limitHours: 1, since: '2026-11-21T08:00:00Z' }),
    ],
    now,
  );
  expect(sorted.map(({ name }) => name)).toEqual(['deposit', 'accept', 'purchase', 'receive', 'bank']);
});

test('no two queues go by the same letter', () => {
  const letters = Object.values(queuePlaces).map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
});

test('a queue shows its count, its sum, its wait against the limit, its key and the way to the work', async () => {
  const queues = [
    { ...queue('deposit', { count: 12, sumFen: 3_892_010, limitHours: 1 }), to: '/reviews/deposit', letter: 'D' },
    { ...queue('captures', { since: null, count: 0 }), to: '/goods/captures', letter: 'C' },
  ];
  const html = renderToString(
    <StaticRouter location="/">
      <I18nProvider value={await createI18n('en', ['admin-parts', 'admin-workbench'])}>
        <QueueTable queues={queues} hasKeys />
      </I18nProvider>
    </StaticRouter>,
  ).replaceAll('<!-- -->', '');
  for (const text of [
    'Deposit review',
    '12',
    '¥38,920.10',
    '/ 1 h',
    'G D',
    'href="/reviews/deposit"',
    'Captured changes',
  ])
    expect(html, text).toContain(text);
});
