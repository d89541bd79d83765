import type { CapturedProduct, ScreeningNotice } from '@kouan/contract';
import { element } from '../element.ts';
import { fill } from '../locales/texts.ts';
import { ask } from '../messages.ts';
import type { PanelView } from './panel-view.ts';

const mostTexts = 500;
const maxLength = 500;

/** What stands against the goods of the page, by the lists of the mall; nothing when it does not answer. */
export async function loadNotices({ title, specs }: CapturedProduct): Promise<readonly ScreeningNotice[]> {
  const texts = [title, ...specs.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)])];
  const answer = await ask({
    type: 'screen',
    texts: texts.slice(0, mostTexts).map((text) => text.slice(0, maxLength)),
  });
  return answer.ok ? answer.data : [];
}

/** The same words as in the mall, before anything goes into the cart. */
export function screening({ texts, language }: PanelView, notices: readonly ScreeningNotice[]): HTMLElement {
  return element(
    'div',
    { class: 'screening', role: 'status' },
    ...notices.map(({ kind, word, note }) =>
      element(
        'p',
        { class: 'note', 'data-tone': kind === 'forbidden' ? 'bad' : '' },
        element('b', {}, texts.screening[kind]),
        ` ${note[language]} `,
        element('span', { class: 'muted' }, fill(texts.screening.found, { word })),
      ),
    ),
  );
}
