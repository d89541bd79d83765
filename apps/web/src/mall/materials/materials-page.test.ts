import type { MaterialView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../app/entry-server.tsx';
import { assets, settings } from '../../../test/page.ts';

const noFile = { url: null, fileName: null, bytes: 0, width: null, height: null };
const materials: MaterialView[] = [
  {
    id: 1,
    kind: 'picture',
    language: null,
    title: { cn: '正面', en: 'Front', vi: 'Mặt trước' },
    body: null,
    url: '/material/front.png',
    fileName: 'front.png',
    bytes: 1_572_864,
    width: 800,
    height: 600,
  },
  {
    id: 2,
    kind: 'video',
    language: 'vi',
    title: { cn: '演示', en: 'Demo', vi: 'Dùng thử' },
    body: null,
    url: '/material/demo.mp4',
    fileName: 'demo.mp4',
    bytes: 3_145_728,
    width: null,
    height: null,
  },
  {
    id: 3,
    kind: 'text',
    language: null,
    title: { cn: '短文', en: 'Short text', vi: 'Bài ngắn' },
    body: { cn: '批发价保温杯', en: '批发价保温杯', vi: 'Bình giữ nhiệt giá sỉ' },
    ...noFile,
  },
];
const page = async (language: 'cn' | 'en' | 'vi', found: readonly MaterialView[] = materials, query = '') => {
  const fetchApi = async (path: string) =>
    path.endsWith('/materials') ? { status: 200, body: found } : { status: 503, body: {} };
  const url = `/mallMaterial/abcdefghij${query}`;
  const { html } = await renderPage({ url, language, settings, assets, fetchApi });
  return html.split('<script type="application/json"')[0] ?? '';
};

test('the materials page shows pictures, videos and texts of the reader’s language, to enlarge, copy and download', async () => {
  const html = await page('vi');
  for (const words of [
    'Tư liệu quảng bá',
    'Mặt trước',
    'Dùng thử',
    'Bình giữ nhiệt giá sỉ',
    'Tải tất cả dạng zip (4,5 MB)',
  ])
    expect(html, words).toContain(words);
  expect(html).toContain('aria-label="Phóng to Mặt trước"');
  expect(html).toContain('href="/material/front.png?download=1"');
  expect(html).toMatch(/<video[^>]*src="\/material\/demo.mp4"/);
});

test('what is for another language is left out, until all languages are asked for', async () => {
  const own = await page('en');
  expect(own).toContain('Front');
  expect(own).not.toContain('demo.mp4');
  expect(own).toContain('批发价保温杯');
  const all = await page('en', materials, '?language=all');
  for (const words of ['demo.mp4', 'in Vietnamese', '批发价保温杯', 'Bình giữ nhiệt giá sỉ'])
    expect(all).toContain(words);
});

test('a product without materials says so', async () => {
  expect(await page('en', [])).toContain('No promotion materials yet');
});
