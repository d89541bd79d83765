import type { BatchView } from '@kouan/contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../../lib/i18n.ts';
import { BatchTable } from './batch-table.tsx';

const batch: BatchView = {
  number: 'B1',
  orderNumber: 'M1',
  lineId: 1,
  title: { cn: '灯', en: 'Lamp', vi: 'Đèn' },
  specValues: [],
  imageUrl: '',
  quantity: 4,
  left: 3,
  grams: 100,
  cm3: 100,
  packages: 1,
  storedAt: '2026-11-20T02:00:00Z',
  expectedOn: null,
  autoReturnAt: '2031-03-04T12:00:00Z',
  sellerReturnUntil: '2031-05-06T12:00:00Z',
  review: 'none',
  reviewUntil: null,
  isWeightChecked: false,
  heldSellerGrams: null,
  photos: [],
};

test.each([
  ['en', /goes back by itself 4 Mar/, /store takes back until 6 May/, /store took back until 6 May/],
  ['cn', /03-04 [\d:]+ 自动退回/, /店铺退货期至 05-06/, /店铺退货期已过（05-06/],
  [
    'vi',
    /tự động trả lại [\d:]+ 04\/03/,
    /cửa hàng nhận trả đến [\d:]+ 06\/05/,
    /hết hạn trả cửa hàng \([\d:]+ 06\/05/,
  ],
] as const)('both clocks of a batch stand side by side, in %s', async (language, ours, sellers, over) => {
  const i18n = await createI18n(language, ['stock', 'stock-review']);
  const htmlOf = (changes: Partial<BatchView>) =>
    renderToString(
      <StaticRouter location="/">
        <I18nProvider value={i18n}>
          <BatchTable batches={[{ ...batch, ...changes }]} label="" />
        </I18nProvider>
      </StaticRouter>,
    ).replaceAll('<!-- -->', '');

  expect(htmlOf({})).toMatch(ours);
  expect(htmlOf({})).toMatch(sellers);
  expect(htmlOf({ sellerReturnUntil: '2021-05-06T12:00:00Z' })).toMatch(over);
  const usedUp = htmlOf({ left: 0 });
  expect(usedUp).not.toMatch(ours);
  expect(usedUp).not.toMatch(sellers);
});
