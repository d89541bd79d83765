import {
  getTroubledSites,
  type InterestView,
  type LinkLineView,
  listProductCaptures,
  type ProductCapture,
  recogniseLinks,
} from '@kouan/contract';
import { asLines, holdsSeveralLinks, recogniseMany } from '@kouan/sourcing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { quietClient, renderPart } from '../../../test/render-part.tsx';
import type { Language } from '../../lib/language.ts';
import { endpointQuery } from '../../lib/query.ts';
import { ScreeningNotes } from '../../shared/screening-notes.tsx';
import { InterestOffer } from './interest-offer.tsx';
import { InterestTalk } from './interest-talk.tsx';
import { countLines, kindOf, type WrittenLine } from './link-line.ts';
import { LinkLines } from './link-lines.tsx';
import LinkListPage from './link-list-page.tsx';
import { PageLooks } from './page-looks.tsx';
import { TroubleNote } from './trouble-note.tsx';

const texts = { cn: '打火机', en: 'Lighter', vi: 'Bật lửa' };
const note = { cn: '不能运输', en: 'Not carried', vi: 'Không vận chuyển' };
const line = (row: number, text: string, changes: Partial<WrittenLine> = {}): WrittenLine => ({
  row,
  text,
  quantity: null,
  note: '',
  problem: null,
  ...changes,
});
const answer = (changes: Partial<LinkLineView> = {}): LinkLineView => ({
  link: {
    result: 'product',
    site: '1688',
    itemId: '1',
    canonicalUrl: 'https://detail.1688.com/offer/1.html',
    productId: null,
  },
  state: 'done',
  product: null,
  notices: [],
  ...changes,
});
const product = { id: 'abcdefghij', title: texts, imageUrl: '/x.webp', priceFen: 1_250, minQuantity: 5, skuId: 7 };

async function render(
  page: ReactNode,
  { language = 'en', cache = quietClient() }: { language?: Language; cache?: ReturnType<typeof quietClient> } = {},
) {
  return renderPart(page, {
    language,
    texts: ['link-list', 'sourcing', 'links', 'screening'],
    path: '/mallDdc/links',
    client: cache,
  });
}

test('several links are noticed, also when a box of one line joined them', () => {
  const two = 'https://item.jd.com/1.html | 5 | red https://item.jd.com/2.html';
  expect(holdsSeveralLinks(two)).toBe(true);
  expect(holdsSeveralLinks('【京东】https://item.jd.com/1.html 「手机」')).toBe(false);
  expect(holdsSeveralLinks('https://shop.example/?url=https://item.jd.com/1.html')).toBe(false);
  expect(recogniseMany(asLines(two)).map(({ quantity, note: said, line: at }) => [quantity, said, at])).toEqual([
    [5, 'red', 1],
    [null, '', 2],
  ]);
});

test('what a line is follows from its own problem, then from the answer', () => {
  const forbidden = answer({ product, notices: [{ kind: 'forbidden', word: '打火机', note }] });
  expect(kindOf(line(1, ''), undefined)).toBe('reading');
  expect(kindOf(line(1, '', { problem: 'link' }), answer())).toBe('problem');
  expect(kindOf(line(1, '', { problem: 'quantity' }), answer({ product }))).toBe('known');
  expect(kindOf(line(1, ''), answer())).toBe('recognised');
  expect(kindOf(line(1, ''), answer({ state: 'waiting' }))).toBe('waiting');
  expect(kindOf(line(1, ''), forbidden)).toBe('forbidden');
  expect(countLines(['known', 'recognised', 'waiting', 'refused', 'forbidden', 'problem'])).toEqual({
    ready: 1,
    toFetch: 2,
    refused: 3,
  });
});

test.each(['en', 'cn', 'vi'] as const)(
  'each line stands with its result and its next step, in %s',
  async (language) => {
    const lines = [
      line(1, 'https://detail.1688.com/offer/1.html', { quantity: 30, note: 'red' }),
      line(2, 'javascript:alert(1)'),
      line(3, 'https://item.jd.com/100310001501.html', { problem: 'quantity' }),
      line(4, 'https://u.jd.com/x'),
    ];
    const cache = quietClient();
    cache.setQueryData(endpointQuery(recogniseLinks, { body: { texts: lines.map(({ text }) => text) } }).queryKey, [
      answer({ product }),
      answer({ link: { result: 'rejected', reason: 'scheme', productId: null } }),
      answer(),
      answer({
        state: 'notFollowed',
        link: { result: 'shortlink', site: 'jd', shortUrl: 'https://u.jd.com/x', productId: null },
      }),
    ]);
    const html = await render(<LinkLines lines={lines} />, { language, cache });
    expect(html).toContain(texts[language]);
    expect(html).toContain('value="30"');
    expect(html).toContain('href="https://u.jd.com/x"');
    expect(html).toContain('/addInterest?link=https%3A%2F%2Fdetail.1688.com%2Foffer%2F1.html');
    expect(html.match(/<tr/g)).toHaveLength(lines.length + 1);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
  },
);

test('the page asks for links first, and says how they are written', async () => {
  const html = await render(<LinkListPage />);
  expect(html).toContain('<textarea');
  expect(html).toContain('/api/links/template');
  expect(html).toContain('Nothing pasted yet');
});

test('what stands against goods is said in the reader’s language', async () => {
  const html = await render(<ScreeningNotes notices={[{ kind: 'forbidden', word: '打火机', note }]} />, {
    language: 'vi',
  });
  expect(html).toContain('Hàng cấm');
  expect(html).toContain(note.vi);
  expect(await render(<ScreeningNotes notices={[]} />)).toBe('');
});

test('a site in trouble offers the other ways', async () => {
  const cache = quietClient();
  cache.setQueryData(endpointQuery(getTroubledSites, {}).queryKey, [{ site: 'jd', ways: ['short', 'plugin'] }]);
  const short = { result: 'shortlink', site: 'jd', shortUrl: 'https://u.jd.com/x' } as const;
  const html = await render(<TroubleNote found={short} link="https://u.jd.com/x" />, { cache });
  expect(html).toContain('/pluginInstallation');
  expect(html).toContain('/addInterest?link=https%3A%2F%2Fu.jd.com%2Fx');
  const other = { result: 'shortlink', site: '1688', shortUrl: 'https://qr.1688.com/x' } as const;
  expect(await render(<TroubleNote found={other} link="" />, { cache })).toBe('');
});

const interest: InterestView = {
  id: 3,
  link: '',
  title: '木制拼图',
  specification: '',
  quantity: 30,
  note: '',
  screenshots: [],
  state: 'asked',
  reason: null,
  offer: null,
  productId: null,
  answerBy: null,
  events: [
    { event: 'added', actorKind: 'buyer', actorName: 'b', text: '', screenshots: [], at: '2026-01-02T03:04:05Z' },
    {
      event: 'asked',
      actorKind: 'staff',
      actorName: '',
      text: '几片的？',
      screenshots: [],
      at: '2026-01-03T03:04:05Z',
    },
  ],
  createdAt: '2026-01-02T03:04:05Z',
};

test('an open question has a form to answer it, a settled wish only its history', async () => {
  const asked = await render(<InterestTalk interest={interest} />);
  expect(asked).toContain('几片的？');
  expect(asked).toContain('name="text"');
  const settled = await render(<InterestTalk interest={{ ...interest, state: 'priced' }} />);
  expect(settled).not.toContain('name="text"');
  expect(settled).toContain('<summary>');
});

test('an offer goes into the cart with one press, unless it is no longer sold', async () => {
  const specValues = [texts];
  const offer = { productId: 'abcdefghij', skuId: 7, specValues, quantity: 30, unitPriceFen: 1_250, isOnSale: true };
  const shown = await render(<InterestOffer offer={offer} />);
  for (const text of ['Lighter', '30 pcs at ¥12.50 each', 'Add to cart']) expect(shown).toContain(text);
  const gone = await render(<InterestOffer offer={{ ...offer, isOnSale: false }} />);
  expect(gone).not.toContain('<button');
  expect(gone).toContain('No longer on sale');
});

test.each([
  ['en', ['Looks at the page (2)', 'Plug-in 1.0', '1688 API', 'Price: ', 'waits for confirmation', 'Another seller']],
  ['cn', ['页面采集记录（2）', '插件 1.0', '1688 接口', '价格: ', '待确认', '卖家已变更']],
  ['vi', ['Các lần đọc trang (2)', 'Tiện ích 1.0', 'API 1688', 'Giá: ', 'chờ xác nhận', 'Đổi người bán']],
] as const)(
  'the looks at a page say when, by which way, at what price and what had changed, in %s',
  async (language, words) => {
    const cache = quietClient();
    const look = { id: 1, capturedAt: '2026-01-02T03:04:05Z', priceFen: 1_250, tierCount: 2, skuCount: 4, changes: [] };
    const looks: ProductCapture[] = [
      {
        ...look,
        id: 2,
        source: 'alibaba1688',
        provider: { cn: '1688 接口', en: '1688 API', vi: 'API 1688' },
        pluginVersion: null,
        proposal: 'waiting',
        changes: [
          { what: 'price', before: '1250', after: '1300' },
          { what: 'store', before: '', after: '' },
        ],
      },
      { ...look, source: 'plugin', provider: null, pluginVersion: '1.0', proposal: null },
    ];
    cache.setQueryData(endpointQuery(listProductCaptures, { params: { id: product.id } }).queryKey, looks);
    const html = await render(<PageLooks productId={product.id} />, { language, cache });
    for (const word of words) expect(html).toContain(word);
    expect(html).toMatch(/<del>[^<]*12[.,]50[^<]*<\/del> → <ins>[^<]*13[.,]00/);
    expect(await render(<PageLooks productId="none" />, { language })).toBe('');
  },
);
