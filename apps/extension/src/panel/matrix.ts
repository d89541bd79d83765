import type { CapturedProduct } from '@kouan/contract';
import { element } from '../element.ts';
import { formatCny } from '../format-money.ts';
import { fill } from '../locales/texts.ts';
import { skuPriceFen, totalOf } from './chosen-price.ts';
import type { PanelView } from './panel-view.ts';

const mostRows = 500;
const largestQuantity = 9_999_999;

/** Specification × quantity: the first axis as buttons where there are several, a row with a quantity for each combination. */
export function matrix(view: PanelView, product: CapturedProduct): HTMLElement {
  const [first] = product.specs;
  const hasGroups = product.specs.length > 1 && first !== undefined;
  const group = view.group ?? first?.values[0]?.name ?? '';
  const rows = product.skus
    .map((sku, index) => ({ sku, index }))
    .filter(({ sku }) => !hasGroups || sku.specValues[0] === group)
    .slice(0, mostRows);
  return element(
    'div',
    { class: 'matrix' },
    hasGroups && groups(view, product, group),
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...[view.texts.specification, view.texts.price, view.texts.stock, view.texts.quantity].map((head) =>
            element('th', { scope: 'col' }, head),
          ),
        ),
      ),
      element('tbody', {}, ...rows.map(({ index }) => row(view, product, { index, from: hasGroups ? 1 : 0 }))),
    ),
  );
}

function groups(view: PanelView, { specs, skus }: CapturedProduct, chosen: string): HTMLElement {
  const [first] = specs;
  const buttons = (first?.values ?? []).map(({ name }) => {
    const count = element('b', { 'data-group': name }, groupText(view, skus, name));
    const made = element('button', { type: 'button', 'aria-pressed': String(name === chosen) }, name, count);
    made.addEventListener('click', () => view.chooseGroup(name));
    return made;
  });
  return element('div', { class: 'groups', role: 'group', 'aria-label': first?.name ?? '' }, ...buttons);
}

/** How many pieces of a value of the first axis are chosen. */
function groupText({ quantities }: PanelView, skus: CapturedProduct['skus'], name: string): string {
  const count = skus.reduce(
    (sum, sku, index) => (sku.specValues[0] === name ? sum + (quantities.get(index) ?? 0) : sum),
    0,
  );
  return count > 0 ? ` ${count}` : '';
}

function priceText({ quantities, language }: PanelView, product: CapturedProduct, index: number): string {
  const priceFen = skuPriceFen(product, index, Math.max(totalOf(quantities), product.moq));
  return priceFen === null ? '-' : formatCny(priceFen, language);
}

/** Brings prices and counts up to date where they stand, so that an input keeps what is being typed. */
export function refreshMatrix(within: Element, view: PanelView, product: CapturedProduct): void {
  for (const cell of within.querySelectorAll<HTMLElement>('[data-price]'))
    cell.textContent = priceText(view, product, Number(cell.dataset['price']));
  for (const count of within.querySelectorAll<HTMLElement>('[data-group]'))
    count.textContent = groupText(view, product.skus, count.dataset['group'] ?? '');
}

function row(view: PanelView, product: CapturedProduct, { index, from }: { index: number; from: number }): HTMLElement {
  const sku = product.skus[index];
  const name = sku?.specValues.slice(from).join(' / ') || view.texts.onlyOne;
  const isSoldOut = sku?.stock === 0;
  const input = element('input', {
    type: 'number',
    min: 0,
    max: Math.min(sku?.stock ?? largestQuantity, largestQuantity),
    step: 1,
    inputmode: 'numeric',
    value: view.quantities.get(index) ?? '',
    'aria-label': fill(view.texts.quantityOf, { name: sku?.specValues.join(' / ') || view.texts.onlyOne }),
    disabled: isSoldOut,
    'data-sku': index,
  });
  input.addEventListener('input', () => view.setQuantity(index, quantityIn(input)));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, name),
    element('td', { 'data-price': index }, priceText(view, product, index)),
    element('td', {}, isSoldOut ? view.texts.soldOut : String(sku?.stock ?? '-')),
    element('td', {}, input),
  );
}

/** A whole number within the input's limits; 0 for anything else. */
function quantityIn({ value, max }: HTMLInputElement): number {
  const quantity = Number(value);
  return Number.isSafeInteger(quantity) && quantity > 0 ? Math.min(quantity, Number(max)) : 0;
}
