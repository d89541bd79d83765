import type { Base } from './bases/base.ts';
import type { Chance } from './chance.ts';
import { colourValue } from './colours.ts';
import { localized } from './localized.ts';
import { largestSizePriceFen } from './product-prices.ts';
import type { DemoSku, DemoSpec } from './types.ts';

/** The colour axis, and the size axis where the goods have one. */
export function specsOf(base: Base): DemoSpec[] {
  const colour: DemoSpec = {
    key: 'colour',
    name: localized('颜色|Colour|Màu sắc'),
    values: base.colours.map(colourValue),
  };
  if (base.sizes === undefined) return [colour];

  const [name, ...values] = base.sizes;
  const size = values.map((value, at) => ({ key: `size-${at + 1}`, name: localized(value), colourHex: null }));
  return [colour, { key: 'size', name: localized(name), values: size }];
}

/** A few combinations are sold out, never the first one. */
function stockOf(isFirst: boolean, lotQuantity: number, chance: Chance): number {
  if (!isFirst && chance.happens(7)) return 0;
  return lotQuantity * chance.between(8, 120) + chance.between(0, lotQuantity);
}

/** Every combination of the values of all axes. */
export function skusOf(input: {
  code: string;
  specs: readonly DemoSpec[];
  priceFen: number;
  lotQuantity: number;
  chance: Chance;
}): DemoSku[] {
  const { code, specs, priceFen, lotQuantity, chance } = input;
  const combinations = specs.reduce<Record<string, string>[]>(
    (built, spec) => built.flatMap((values) => spec.values.map((value) => ({ ...values, [spec.key]: value.key }))),
    [{}],
  );
  const lastSize = specs.find(({ key }) => key === 'size')?.values.at(-1)?.key;
  const lastSizePriceFen = lastSize === undefined ? null : largestSizePriceFen({ priceFen, chance });

  return combinations.map((values, at) => ({
    code: `${code}-${String(at + 1).padStart(2, '0')}`,
    values,
    stock: stockOf(at === 0, lotQuantity, chance),
    priceFen: lastSize !== undefined && values.size === lastSize ? lastSizePriceFen : null,
  }));
}
