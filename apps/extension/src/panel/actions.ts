import type { CapturedProduct } from '@kouan/contract';
import { button, element } from '../element.ts';
import { fill, type Texts } from '../locales/texts.ts';
import { ask, type Failure, type State } from '../messages.ts';
import type { PanelView } from './panel-view.ts';

/** What became of an act, as the panel tells it. */
export type Answered = { tone: 'ok' | 'bad'; text: string; isInCart?: boolean };

type Input = {
  view: PanelView;
  product: CapturedProduct;
  state: State | undefined;
  answered: Answered | undefined;
  isBusy: boolean;
  /** Goods that cannot be ordered can still be asked about. */
  isForbidden: boolean;
  total: number;
  onBusy: () => void;
  onAnswer: (answered: Answered) => void;
};

/** Into the cart, to the products of interest, or over to the mall. */
export function actions(input: Input): HTMLElement {
  const { view, product, state, answered, isBusy, isForbidden } = input;
  const { texts } = view;
  const isClosed = isBusy || state === undefined || !state.isPaired || state.isTooOld;
  const toMall = () => void ask({ type: 'open', where: 'product', canonicalUrl: product.canonicalUrl });
  return element(
    'div',
    {},
    element(
      'p',
      { class: answered ? 'note' : '', 'data-tone': answered?.tone ?? '', role: 'status' },
      isBusy ? texts.working : (answered?.text ?? ''),
    ),
    element(
      'div',
      { class: 'acts' },
      button(texts.add, () => void addToCart(input), { class: 'main', disabled: isClosed || isForbidden }),
      button(texts.interest, () => void addInterest(input), { disabled: isClosed }),
      button(texts.inMall, toMall),
      answered?.isInCart === true && button(texts.toCart, () => void ask({ type: 'open', where: 'cart' })),
    ),
  );
}

async function addToCart({ view, product, total, onBusy, onAnswer }: Input): Promise<void> {
  const { texts } = view;
  if (total === 0) return onAnswer({ tone: 'bad', text: texts.chooseFirst });
  if (total < product.moq) return onAnswer({ tone: 'bad', text: fill(texts.belowMinimum, { count: product.moq }) });
  onBusy();
  const lines = [...view.quantities].flatMap(([index, quantity]) => {
    const sku = product.skus[index];
    return sku === undefined ? [] : [{ specValues: sku.specValues, quantity }];
  });
  const answer = await ask({ type: 'addToCart', product, lines });
  if (!answer.ok) return onAnswer({ tone: 'bad', text: failureText(texts, answer.failure) });
  const { count, hasRaised, isWaiting } = answer.data;
  const parts = [
    fill(texts.added, { count }),
    ...(hasRaised ? [texts.raised] : []),
    ...(isWaiting ? [texts.waiting] : []),
  ];
  onAnswer({ tone: 'ok', text: parts.join(' '), isInCart: true });
}

async function addInterest({ view, product, total, onBusy, onAnswer }: Input): Promise<void> {
  onBusy();
  const specification = [...view.quantities]
    .map(([index, quantity]) => `${product.skus[index]?.specValues.join(' / ') ?? ''} × ${quantity}`)
    .join('; ');
  const answer = await ask({ type: 'addInterest', product, specification, quantity: total > 0 ? total : null });
  onAnswer(
    answer.ok
      ? { tone: 'ok', text: view.texts.interested }
      : { tone: 'bad', text: failureText(view.texts, answer.failure) },
  );
}

/** The mall's own words where it gave some. */
const failureText = (texts: Texts, { code, message }: Failure): string =>
  message || (code === 'mall' ? texts.failed.unreachable : texts.failed[code]);
