import type { CapturedProduct } from '@kouan/contract';
import { button, element } from '../element.ts';
import { fill } from '../locales/texts.ts';
import { ask, type State } from '../messages.ts';
import type { PanelView } from './panel-view.ts';

/** Which product was recognised. Its texts are texts, whatever stands in them. */
export function productHead({ texts }: PanelView, { title, site, itemId, seller }: CapturedProduct): HTMLElement[] {
  const source = fill(texts.source, { site, item: itemId });
  const from = seller.name === null ? source : `${source} · ${fill(texts.seller, { name: seller.name })}`;
  return [element('h2', { lang: 'zh-CN' }, title), element('p', { class: 'muted' }, from)];
}

/** What keeps this browser from the mall, and the way out of it; nothing when all is well. */
export function connection({ texts }: PanelView, state: State): HTMLElement[] {
  const note = (text: string, label: string, where: 'options' | 'plugin') => [
    element('p', { class: 'note', role: 'status' }, text),
    element(
      'div',
      { class: 'acts' },
      button(label, () => void ask({ type: 'open', where })),
    ),
  ];
  if (!state.isPaired) return note(texts.notPaired, texts.pairNow, 'options');
  if (state.isTooOld) return note(fill(texts.tooOld, { version: state.minimumVersion }), texts.update, 'plugin');
  return state.isReachable ? [] : note(texts.failed.unreachable, texts.options, 'options');
}
