import type { ParcelView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import type { Language } from '../../lib/language.ts';
import { ParcelForm } from './parcel-form.tsx';
import { beepsOf } from './scan-feedback.ts';
import ScanPage from './scan-page.tsx';
import { UnknownParcel } from './unknown-parcel.tsx';

const texts = { cn: '卫衣', en: 'Hoodie', vi: 'Áo nỉ' };
const parcel: ParcelView = {
  waybill: 'YT8800112233',
  state: 'arrived',
  alert: null,
  storeName: '衣舍',
  orderNumbers: ['D261103ABCDEFG'],
  registeredAt: '2026-11-01T00:00:00Z',
  firstScanAt: null,
  signedAt: null,
  arrivedAt: '2026-11-03T00:00:00Z',
  receivedAt: null,
  grams: null,
  cm3: null,
  note: '',
  receivedBy: '',
  photos: [],
  orders: [
    {
      number: 'D261103ABCDEFG',
      storeName: '衣舍',
      buyerCode: 'B000001',
      buyerName: 'An',
      lines: [{ id: 1, title: texts, specValues: [], imageUrl: '', ordered: 10, inTransit: 4 }],
    },
  ],
  batches: [],
  weightCheck: null,
};

async function render(page: React.ReactNode, language: Language = 'en'): Promise<string> {
  return renderPart(page, {
    language,
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving', 'admin-shelves'],
    path: '/warehouse/scan',
  });
}
const nothing = () => undefined;

test('the scan page is one field that a scanner types into, and says in words what the colour says', async () => {
  const html = await render(<ScanPage />);
  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Waybill number"');
  expect(html).toMatch(/enterKeyHint="go"/i);
  expect(html).toMatch(/role="status"[^>]*aria-live="assertive"/);
  expect(html).toContain('Ready for the next parcel');
  expect(await render(<ScanPage />, 'cn')).toContain('等待扫描下一个包裹');
  expect(await render(<ScanPage />, 'vi')).toContain('Sẵn sàng cho kiện tiếp theo');
});

test('a parcel asks for weight, size and a count per line; Enter has its four stops', async () => {
  const html = await render(<ParcelForm parcel={parcel} onScan={nothing} onDone={nothing} onUnanswered={nothing} />);
  expect([...html.matchAll(/data-stop="(\w+)"/g)].map(([, stop]) => stop)).toEqual([
    'weight',
    'volume',
    'all',
    'confirm',
  ]);
  expect(html).toContain('aria-label="Received of Hoodie"');
  expect(html).toContain('All received');
  expect(html).toContain('D261103ABCDEFG');
  expect(html).toContain('4 on the way');
  expect(html).toContain('There is more in it than ordered');
  expect(html).not.toContain('role="alert"');
});

test('an unknown waybill is kept with a description and photos', async () => {
  const html = await render(<UnknownParcel waybill="YT1" onDone={nothing} />);
  expect(html).toContain('Keep without an owner');
  expect(html).toContain('type="file"');
  expect(html).toContain('Keep the parcel');
});

test('the three sounds are told apart by number and height', () => {
  const shapes = Object.values(beepsOf).map((beeps) => `${beeps.length} ${beeps[0]?.hertz}`);
  expect(new Set(shapes).size).toBe(3);
});
