import type { CaseEventView, CaseView } from '@kouan/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../lib/i18n.ts';
import texts from '../locales/en/aftersales.ts';
import { CaseEvents } from './case-events.tsx';
import { CaseReplacement } from './case-replacement.tsx';

const at = '2026-02-03T04:05:06.000Z';
const replacement: CaseView['replacement'] = {
  remedy: 'replace',
  state: 'delivered',
  sellerOrderNumber: '7',
  costFen: null,
  carrier: 'GHN',
  trackingNumber: 'G1',
  agreedAt: at,
  boughtAt: at,
  receivedAt: at,
  sentAt: at,
  endedAt: at,
};
// The keys of these texts are the events.
const names = Object.keys(texts.event) as CaseEventView['event'][];
const events = names.map((event): CaseEventView => ({
  event,
  at,
  actorKind: 'staff',
  actorName: 'Lan',
  text: '',
  files: [],
  details: {},
}));

test.each([
  ['en', /\byou(rs?)?\b/i],
  ['cn', /[您你]/],
  ['vi', /(?<!\p{L})bạn(?!\p{L})/iu],
] as const)(
  'buyers and staff read the same course of a case: it speaks to neither, in %s',
  async (language, toSomebody) => {
    const i18n = await createI18n(language, ['aftersales']);
    const words = renderToString(
      <I18nProvider value={i18n}>
        <CaseReplacement view={{ replacement }} />
        <CaseEvents events={events} buyer="Lan" />
      </I18nProvider>,
    ).replace(/<[^>]*>/g, '\n');
    expect(words).toContain('GHN');
    expect(words).not.toMatch(toSomebody);
  },
);
