import { element } from '../element.ts';
import { fill, type Texts, textsOf } from '../locales/texts.ts';
import { ask, type Failure, type State } from '../messages.ts';
import { languageSelect } from './language-select.ts';

/** The settings: where the mall is, and the connection of this browser with an account. */
export async function showOptions(page: Document): Promise<void> {
  const main = page.querySelector('main');
  const answer = await ask({ type: 'state' });
  if (main === null || !answer.ok) return;
  main.className = 'options';
  draw(main, answer.data, '');
}

function draw(main: HTMLElement, state: State, message: string): void {
  const texts = textsOf(state.language);
  document.documentElement.lang = state.language === 'cn' ? 'zh-CN' : state.language;
  main.replaceChildren(
    element('h1', {}, texts.settings.title),
    element(
      'div',
      { class: 'state', 'data-tone': state.isPaired ? 'ok' : 'bad', role: 'status' },
      element(
        'div',
        {},
        message || (state.isPaired ? fill(texts.popup.connected, { name: state.nickName }) : texts.notPaired),
      ),
      element('div', { class: 'muted' }, fill(texts.popup.version, { version: state.version })),
    ),
    state.isPaired ? pairedPart(main, state, texts) : pairForm(main, state, texts),
    languageSelect(state.language, (language) => {
      void ask({ type: 'language', language }).then((answer) => answer.ok && draw(main, answer.data, ''));
    }),
  );
}

function pairedPart(main: HTMLElement, state: State, texts: Texts): HTMLElement {
  const end = element('button', { type: 'button' }, texts.settings.disconnect);
  end.addEventListener('click', () => {
    end.disabled = true;
    void ask({ type: 'unpair' }).then((answer) => answer.ok && draw(main, answer.data, texts.settings.gone));
  });
  return element('div', {}, element('p', {}, state.address), end);
}

function pairForm(main: HTMLElement, state: State, texts: Texts): HTMLElement {
  const address = element('input', { name: 'address', type: 'url', value: state.address, required: true });
  const code = element('input', {
    name: 'code',
    required: true,
    maxlength: 20,
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'XXXX-XXXX',
  });
  const problem = element('p', { role: 'alert' });
  const send = element('button', { type: 'submit', class: 'primary' }, texts.settings.connect);
  const form = element(
    'form',
    {},
    element('label', {}, texts.settings.address, address),
    element('label', {}, texts.settings.code, code),
    element('p', { class: 'muted' }, texts.settings.codeHint),
    problem,
    element('div', { class: 'row' }, send),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    problem.textContent = texts.working;
    void connect({ address: address.value, code: code.value }).then((answer) => {
      send.disabled = false;
      if (answer.ok) draw(main, answer.data, texts.settings.done);
      else problem.textContent = failureText(texts, answer.failure);
    });
  });
  return form;
}

/** Asks for the permission to reach exactly this mall first: the browser wants it within the click. */
async function connect({ address, code }: { address: string; code: string }) {
  const origin = URL.canParse(address.trim()) ? new URL(address.trim()).origin : '';
  if (/^https?:\/\//.test(origin)) await chrome.permissions.request({ origins: [`${origin}/*`] }).catch(() => false);
  return ask({ type: 'pair', address, code, name: browserName() });
}

const failureText = (texts: Texts, { code, message }: Failure): string =>
  message || (code === 'mall' ? texts.failed.unreachable : texts.failed[code]);

/** What the mall's list calls this browser: its kind and system, nothing that tells people apart. */
function browserName(): string {
  const brand = /\bEdg\//.test(navigator.userAgent) ? 'Edge' : 'Chrome';
  const system = /\((Windows|Macintosh|X11; CrOS|X11|Linux; Android)/.exec(navigator.userAgent)?.[1] ?? '';
  const names: Record<string, string> = {
    Windows: 'Windows',
    Macintosh: 'macOS',
    X11: 'Linux',
    'X11; CrOS': 'ChromeOS',
  };
  return [brand, names[system] ?? ''].join(' ').trim();
}
