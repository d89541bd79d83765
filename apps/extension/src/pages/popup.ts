import type { CaptureView, Language } from '@kouan/contract';
import { button, element } from '../element.ts';
import { formatCny } from '../format-money.ts';
import { fill, textsOf } from '../locales/texts.ts';
import { ask, type State } from '../messages.ts';
import { languageSelect } from './language-select.ts';

/** The small window behind the plug-in's button: how it stands with the mall, and what was collected last. */
export async function showPopup(page: Document): Promise<void> {
  const main = page.querySelector('main');
  if (main === null) return;
  main.className = 'popup';
  const answer = await ask({ type: 'state' });
  if (!answer.ok) return;
  const captures = answer.data.isPaired ? await ask({ type: 'captures' }) : undefined;
  draw(main, answer.data, captures?.ok ? captures.data : []);
}

function draw(main: HTMLElement, state: State, captures: readonly CaptureView[]): void {
  const texts = textsOf(state.language);
  document.documentElement.lang = state.language === 'cn' ? 'zh-CN' : state.language;
  const open = (where: 'options' | 'plugin' | 'cart') => () => void ask({ type: 'open', where });
  main.replaceChildren(
    element('h1', {}, texts.settings.title),
    element(
      'div',
      { class: 'state', 'data-tone': state.isPaired && state.isReachable && !state.isTooOld ? 'ok' : 'bad' },
      element('div', {}, connectionText(state)),
      element('div', { class: 'muted' }, state.address),
      element('div', { class: 'muted' }, fill(texts.popup.version, { version: state.version })),
    ),
    element('h2', {}, texts.popup.recent),
    captures.length === 0
      ? element('p', { class: 'muted' }, texts.popup.none)
      : element('ul', {}, ...captures.map((capture) => captureRow(capture, state))),
    element(
      'div',
      { class: 'row' },
      button(state.isPaired ? texts.options : texts.pairNow, open('options'), {
        class: state.isPaired ? '' : 'primary',
      }),
      state.isTooOld && button(texts.update, open('plugin')),
      state.address !== '' && button(texts.toCart, open('cart')),
    ),
    languageSelect(state.language, (language: Language) => {
      void ask({ type: 'language', language }).then((answer) => answer.ok && draw(main, answer.data, captures));
    }),
  );
}

function connectionText({ language, isPaired, isReachable, isTooOld, nickName, minimumVersion }: State): string {
  const texts = textsOf(language);
  if (!isPaired) return texts.notPaired;
  if (!isReachable) return texts.failed.unreachable;
  return isTooOld ? fill(texts.tooOld, { version: minimumVersion }) : fill(texts.popup.connected, { name: nickName });
}

function captureRow(
  { title, priceFen, productId, capturedAt }: CaptureView,
  { address, language }: State,
): HTMLElement {
  const href = `${address}/mallDdcDetail/${encodeURIComponent(productId)}`;
  const time = new Date(capturedAt).toLocaleString(language === 'cn' ? 'zh-CN' : language);
  return element(
    'li',
    {},
    element('a', { href, target: '_blank', rel: 'noopener', title }, title),
    element('span', { class: 'muted' }, `${formatCny(BigInt(priceFen), language)} · ${time}`),
  );
}
