import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../../lib/i18n.ts';
import { NeededPhotos } from './needed-photos.tsx';

test('a line that lacks its photos is marked once its goods were to be kept, in every language', async () => {
  for (const language of ['en', 'cn', 'vi'] as const) {
    const i18n = await createI18n(language, ['admin-shelves']);
    const htmlOf = (taken: number, isTried: boolean, minimum = 2) =>
      renderToString(
        <I18nProvider value={i18n}>
          <NeededPhotos needed={{ minimum, shots: ['front'] }} taken={taken} isTried={isTried} />
        </I18nProvider>,
      );
    expect(htmlOf(1, true)).toContain('role="alert"');
    expect(htmlOf(1, false)).not.toContain('role="alert"');
    expect(htmlOf(2, true)).not.toContain('role="alert"');
    expect(htmlOf(0, true, 0)).toBe('');
  }
});
