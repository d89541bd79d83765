import { listProviderAttempts, listProviders, type ProviderAttempt, type ProviderView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { quietClient, renderPart } from '../../../test/render-part.tsx';
import type { Language } from '../../lib/language.ts';
import { endpointQuery } from '../../lib/query.ts';
import { settingsOf } from './provider-form.tsx';
import { ProviderItem } from './provider-item.tsx';
import ProvidersPage from './providers-page.tsx';

const at = '2026-01-02T03:04:05Z';
const provider: ProviderView = {
  name: 'alibaba1688',
  title: { cn: '开放平台', en: 'Open platform', vi: 'Nền tảng mở' },
  sites: ['1688', 'taobao'],
  isEnabled: true,
  state: 'resting',
  restsUntil: at,
  failures: 6,
  baseUrl: 'https://gw.open.1688.com/openapi/',
  usualBaseUrl: 'https://gw.open.1688.com/openapi/',
  dailyQuota: 5000,
  usedToday: 1234,
  cacheMinutes: 60,
  timeoutMs: 2500,
  secrets: [
    { name: 'appKey', title: { cn: 'AppKey', en: 'App key', vi: 'App key' }, isSet: true, hint: '0001' },
    { name: 'appSecret', title: { cn: '密钥', en: 'Secret', vi: 'Bí mật' }, isSet: false, hint: '' },
  ],
  today: [
    { outcome: 'found', count: 40 },
    { outcome: 'timeout', count: 6 },
  ],
  lastGoodAt: null,
  changedBy: 'Linh',
  changedAt: at,
};
const attempt: ProviderAttempt = {
  id: 1,
  trial: 't',
  step: 2,
  provider: 'alibaba1688',
  title: provider.title,
  site: '1688',
  itemId: '812345670099',
  productId: 'abcdefghjk',
  outcome: 'refused',
  code: 'gw.SignatureInvalid',
  durationMs: 1234,
  isFromCache: false,
  askedBy: 'Hà',
  attemptedAt: at,
};

async function render(language: Language, shown: ReactNode = <ProvidersPage />): Promise<string> {
  const client = quietClient();
  client.setQueryData(endpointQuery(listProviders, {}).queryKey, [
    provider,
    { ...provider, name: 'onebound', state: 'off', restsUntil: null },
  ]);
  const query = { blurry: undefined, page: 0, size: 15 };
  client.setQueryData(endpointQuery(listProviderAttempts, { query }).queryKey, {
    content: [attempt],
    totalElements: 1,
  });
  return renderPart(shown, {
    language,
    texts: ['admin-parts', 'admin-providers', 'providers', 'links'],
    path: '/goods/providers',
    client,
  });
}

const words = {
  en: [
    'Resting',
    'Rests until',
    'Found 40, No answer in time 6',
    'ends with 0001',
    'Secret: missing',
    '2.5 s, 60 min',
    '1,234 of 5,000',
  ],
  cn: ['熔断中', '连续失败 6 次', '已取到 40', '尾号 0001', '密钥: 未填写', '被拒绝'],
  vi: ['Đang tạm nghỉ', 'Lấy được 40', 'kết thúc bằng 0001', 'Bị từ chối', '5.000'],
};
test.each(['en', 'cn', 'vi'] as const)(
  'providers stand in their order with state, quota and what they told today, in %s',
  async (language) => {
    const html = await render(language);
    for (const text of [...words[language], provider.title[language], 'gw.SignatureInvalid', '812345670099'])
      expect(html).toContain(text);
  },
);

test('the first cannot be tried earlier, the last not later', async () => {
  const item = (place: number, isLast: boolean) => (
    <ProviderItem
      {...{ provider, place, isLast, isBusy: false, mayEdit: true }}
      onMove={() => undefined}
      onEdit={() => undefined}
      onTest={() => undefined}
    />
  );
  const html = (await render('en', item(1, false))) + (await render('en', item(2, true)));
  const buttons = [...html.matchAll(/<button[^>]*data-move[^>]*>/g)].map(([tag]) => [
    /aria-label="([^"]*)"/.exec(tag)?.[1],
    tag.includes('disabled'),
  ]);
  expect(buttons).toEqual([
    ['Try Open platform earlier', true],
    ['Try Open platform later', false],
    ['Try Open platform earlier', false],
    ['Try Open platform later', true],
  ]);
  for (const verb of ['Settings', 'Test', 'Switch off']) expect(html).toContain(verb);
});

test('only keys that were typed are sent', () => {
  const settings = { dailyQuota: 10, cacheMinutes: 0, timeoutMs: 900 };
  expect(
    settingsOf({ ...settings, baseUrl: ' https://a.example/ ', key_appKey: ' k1 ', key_appSecret: '' } as Parameters<
      typeof settingsOf
    >[0]),
  ).toEqual({
    isEnabled: false,
    ...settings,
    baseUrl: 'https://a.example/',
    secrets: [{ name: 'appKey', value: 'k1' }],
  });
  expect(settingsOf({ ...settings, isEnabled: true })).toEqual({ isEnabled: true, ...settings });
});
