import type { FeeScheduleView } from '@kouan/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../lib/i18n.ts';
import { ServiceChoice } from './service-choice.tsx';

const links: FeeScheduleView['serviceLinks'] = [
  { from: 'insurance', kind: 'requires', to: 'inspection' },
  { from: 'crate', kind: 'suggests', to: 'insurance' },
];

test.each([
  ['en', 'Insurance needs: Inspection with photos', 'Goes well with Wooden crate: Insurance'],
  ['cn', '保险需要同时选择：验货拍照', '选择木箱时建议加选：保险'],
  ['vi', 'Bảo hiểm cần kèm theo: Kiểm hàng có ảnh', 'Nên dùng cùng Thùng gỗ: Bảo hiểm'],
] as const)('what a chosen service requires and suggests is said, in %s', async (language, required, suggested) => {
  const i18n = await createI18n(language, ['services']);
  const htmlOf = (services: ('inspection' | 'crate' | 'insurance')[]) =>
    renderToString(
      <I18nProvider value={i18n}>
        <ServiceChoice label="" services={services} links={links} onChange={() => undefined} />
      </I18nProvider>,
    );

  expect(htmlOf([])).not.toContain(required);
  expect(htmlOf(['crate'])).toContain(suggested);
  const both = htmlOf(['inspection', 'crate', 'insurance']);
  expect(both).toContain(required);
  expect(both).not.toContain(suggested);
});
