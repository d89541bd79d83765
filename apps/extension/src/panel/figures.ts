import type { CapturedProduct } from '@kouan/contract';
import { element } from '../element.ts';
import { formatCny, formatVnd } from '../format-money.ts';
import { fill } from '../locales/texts.ts';
import { ask, type Estimate } from '../messages.ts';
import { averagePriceFen, type Quantities, totalOf } from './chosen-price.ts';
import type { PanelView } from './panel-view.ts';

export type Figures = { unitPriceFen: bigint; estimate: Estimate | undefined };

const largestPriceFen = 100_000_000n;

/** The price of the choice, and what the mall says it costs delivered; without an answer only the price. */
export async function loadFigures(product: CapturedProduct, quantities: Quantities): Promise<Figures | undefined> {
  const unitPriceFen = averagePriceFen(product, quantities);
  if (unitPriceFen === null) return undefined;
  if (unitPriceFen < 1n || unitPriceFen > largestPriceFen) return { unitPriceFen, estimate: undefined };
  const answer = await ask({
    type: 'estimate',
    unitPriceFen: Number(unitPriceFen),
    quantity: totalOf(quantities) || product.moq,
    unitWeightGrams: product.extras?.unitWeightGrams,
  });
  return { unitPriceFen, estimate: answer.ok ? answer.data : undefined };
}

export function figures(view: PanelView, { moq }: CapturedProduct, shown: Figures | undefined): HTMLElement {
  const { texts, language } = view;
  const estimate = shown?.estimate;
  const total = totalOf(view.quantities) || moq;
  const landed = estimate ? fill(texts.landed, { place: estimate.place[language] }) : texts.landedUnknown;
  return element(
    'dl',
    { 'aria-live': 'polite' },
    figure(texts.unitPrice, {
      big: shown ? formatCny(shown.unitPriceFen, language) : '-',
      small: estimate ? `≈ ${formatVnd(BigInt(estimate.unitPriceVnd), language)}` : '',
    }),
    figure(landed, {
      big: estimate ? formatVnd(BigInt(estimate.landedPerUnitVnd), language) : '-',
      small: estimate ? formatCny(BigInt(estimate.landedPerUnitFen), language) : '',
    }),
    figure(fill(texts.total, { count: total }), {
      big: shown ? formatCny(shown.unitPriceFen * BigInt(total), language) : '-',
      small: moq > 1 ? fill(texts.minimum, { count: moq }) : '',
    }),
    element(
      'div',
      { class: 'muted' },
      estimate ? (estimate.isWeightEstimated ? texts.estimatedWeight : texts.statedWeight) : '',
    ),
  );
}

const figure = (label: string, { big, small }: { big: string; small: string }): HTMLElement =>
  element('div', {}, element('dt', {}, label), element('dd', {}, big, element('small', {}, small)));
