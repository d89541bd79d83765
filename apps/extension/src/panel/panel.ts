import type { CapturedProduct, ScreeningNotice } from '@kouan/contract';
import { type PageReading, readPage } from '../capture/read-page.ts';
import { button, element } from '../element.ts';
import { languageOf, textsOf } from '../locales/texts.ts';
import { ask, type State } from '../messages.ts';
import { actions, type Answered } from './actions.ts';
import { totalOf } from './chosen-price.ts';
import { figures, type Figures, loadFigures } from './figures.ts';
import { matrix, refreshMatrix } from './matrix.ts';
import { panelStyle } from './panel-style.ts';
import type { PanelView } from './panel-view.ts';
import { connection, productHead } from './product-head.ts';
import { loadNotices, screening } from './screening.ts';

const estimateDelayMs = 300;

type Shown = {
  isOpen: boolean;
  reading: PageReading | undefined;
  state: State | undefined;
  group: string | undefined;
  quantities: Map<number, number>;
  figures: Figures | undefined;
  notices: readonly ScreeningNotice[];
  answered: Answered | undefined;
  isBusy: boolean;
};
const fresh = (): Omit<Shown, 'isOpen' | 'state'> => ({
  reading: undefined,
  group: undefined,
  quantities: new Map(),
  figures: undefined,
  notices: [],
  answered: undefined,
  isBusy: false,
});

/** Puts the button at the page's edge, and behind it the panel, into a closed shadow tree that scripts of the page cannot reach. */
export function openPanel(page: Document): { pageChanged(): void } {
  const host = page.createElement('kouan-panel');
  const root = host.attachShadow({ mode: 'closed' });
  const place = element('div', { class: 'kouan' });
  root.append(element('style', {}, panelStyle), place);
  page.documentElement.append(host);
  return new Panel(page, place);
}

class Panel {
  #page: Document;
  #place: HTMLElement;
  #shown: Shown = { isOpen: false, state: undefined, ...fresh() };
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Document, place: HTMLElement) {
    this.#page = page;
    this.#place = place;
    this.#draw();
  }

  /** Another product may stand in the same page now. */
  pageChanged(): void {
    this.#show(fresh());
    if (this.#shown.isOpen) void this.#read();
  }

  /** Whatever only follows from a choice is renewed in place; anything else draws the panel anew. */
  #show(changes: Partial<Shown>): void {
    const before = { ...this.#shown, language: this.#view().language };
    Object.assign(this.#shown, changes);
    const { reading, group, isOpen } = this.#shown;
    const isSame = before.isOpen === isOpen && before.reading === reading && before.group === group;
    if (isSame && isOpen && reading && 'product' in reading && before.language === this.#view().language)
      this.#renew(reading.product);
    else this.#draw();
  }

  #renew(product: CapturedProduct): void {
    const view = this.#view(product);
    refreshMatrix(this.#place, view, product);
    this.#place.querySelector('.screening')?.replaceWith(screening(view, this.#shown.notices));
    this.#place.querySelector('dl')?.replaceWith(figures(view, product, this.#shown.figures));
    this.#place.querySelector('.foot')?.replaceWith(this.#foot(view, product));
  }

  async #open(): Promise<void> {
    this.#show({ isOpen: true });
    void this.#loadState();
    if (this.#shown.reading === undefined || 'problem' in this.#shown.reading) await this.#read();
  }

  async #loadState(): Promise<void> {
    const answer = await ask({ type: 'state' });
    this.#show({ state: answer.ok ? answer.data : undefined });
  }

  /** Reads the page; an answer for an address that is not open any more is dropped. */
  async #read(): Promise<void> {
    const turn = ++this.#turn;
    this.#show(fresh());
    const reading = await readPage(this.#page);
    if (turn !== this.#turn) return;
    this.#show({ reading });
    void ask({
      type: 'report',
      url: this.#page.location.href,
      problem: 'problem' in reading ? reading.problem : null,
    });
    if ('product' in reading) await Promise.all([this.#price(reading.product), this.#screen(reading.product)]);
  }

  async #screen(product: CapturedProduct): Promise<void> {
    const turn = this.#turn;
    const notices = await loadNotices(product);
    if (turn === this.#turn) this.#show({ notices });
  }

  async #price(product: CapturedProduct): Promise<void> {
    const { quantities } = this.#shown;
    const turn = this.#turn;
    const loaded = await loadFigures(product, new Map(quantities));
    if (turn === this.#turn && quantities === this.#shown.quantities) this.#show({ figures: loaded });
  }

  #setQuantity(product: CapturedProduct, index: number, quantity: number): void {
    const { quantities } = this.#shown;
    if (quantity > 0) quantities.set(index, quantity);
    else quantities.delete(index);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#price(product), estimateDelayMs);
    this.#show({ answered: undefined });
  }

  #view(product?: CapturedProduct): PanelView {
    const language = this.#shown.state?.language ?? languageOf(chrome.i18n.getUILanguage());
    return {
      language,
      texts: textsOf(language),
      group: this.#shown.group,
      quantities: this.#shown.quantities,
      chooseGroup: (group) => this.#show({ group }),
      setQuantity: (index, quantity) => product && this.#setQuantity(product, index, quantity),
    };
  }

  #draw(): void {
    const { isOpen, reading } = this.#shown;
    const view = this.#view(reading && 'product' in reading ? reading.product : undefined);
    if (!isOpen) {
      this.#place.replaceChildren(button(view.texts.launch, () => void this.#open(), { class: 'launch' }));
      return;
    }
    this.#place.replaceChildren(
      element('section', { class: 'panel', 'aria-label': view.texts.launch }, this.#head(view), ...this.#body(view)),
    );
  }

  #head({ texts }: PanelView): HTMLElement {
    return element(
      'div',
      { class: 'head' },
      element('b', {}, texts.launch),
      button('×', () => this.#show({ isOpen: false }), { 'aria-label': texts.close }),
    );
  }

  #body(view: PanelView): HTMLElement[] {
    const { reading } = this.#shown;
    if (reading === undefined) return [element('p', { role: 'status' }, view.texts.reading)];
    if ('problem' in reading) {
      const text = view.texts.problem[reading.problem];
      const again = button(view.texts.again, () => void this.#read());
      return [element('p', { class: 'note', role: 'alert' }, text), element('div', { class: 'acts' }, again)];
    }
    const { product } = reading;
    return [
      ...productHead(view, product),
      screening(view, this.#shown.notices),
      figures(view, product, this.#shown.figures),
      matrix(view, product),
      this.#foot(view, product),
    ];
  }

  #foot(view: PanelView, product: CapturedProduct): HTMLElement {
    const { state, answered, isBusy, quantities, notices } = this.#shown;
    const acts = actions({
      view,
      product,
      state,
      answered,
      isBusy,
      isForbidden: notices.some(({ kind }) => kind === 'forbidden'),
      total: totalOf(quantities),
      onBusy: () => this.#show({ isBusy: true, answered: undefined }),
      onAnswer: (next) => {
        this.#show({ isBusy: false, answered: next });
        void this.#loadState();
      },
    });
    return element('div', { class: 'foot' }, ...(state === undefined ? [] : connection(view, state)), acts);
  }
}
