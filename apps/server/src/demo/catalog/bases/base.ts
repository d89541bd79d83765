import type { ColourKey } from '../colours.ts';
import type { DrawingName } from '../pictures/drawings/index.ts';

/** Price in fen, weight in grams and volume in cm³ of one unit of the model. */
export type BaseModel = readonly [name: string, priceFen: number, weightGrams: number, volumeCm3: number];

/**
 * What several products have in common: each model in each style becomes one product. All texts are `cn|en|vi`;
 * the title names `{model}` and `{style}`.
 */
export type Base = {
  key: string;
  drawing: DrawingName;
  title: string;
  summary: string;
  models: readonly BaseModel[];
  styles: readonly string[];
  colours: readonly ColourKey[];
  /** A second axis beside the colour: its name and values. */
  sizes?: readonly [name: string, ...values: string[]];
  attributes: readonly (readonly [name: string, value: string])[];
  /** The size of a usual small order, in units; price tiers and stock follow from it. */
  lotQuantity: number;
  unitsPerCarton: number;
};

export const apparelSizes = ['尺码|Size|Kích cỡ', 'S', 'M', 'L', 'XL', '2XL'] as const;
export const shoeSizes = ['鞋码|Shoe size|Cỡ giày', '36', '37', '38', '39', '40', '41', '42', '43'] as const;
export const material = '材质|Material|Chất liệu';
export const packing = '包装|Packing|Đóng gói';
export const usage = '适用|Suitable for|Phù hợp với';
export const care = '保养|Care|Bảo quản';
