import type { Texts } from '@kouan/contract';

const colourNames = /颜色|花色|色|colou?r|màu/i;
const sizeNames = /尺码|尺寸|大小|码|size|cỡ|kích/i;

/** A line's colour and size in Chinese, as warehouses read them: by the names of the axes, else the first and the second. */
export function colourAndSize({
  specNames,
  specValues,
}: {
  specNames: readonly Texts[];
  specValues: readonly Texts[];
}): { colour: string; size: string } {
  const find = (names: RegExp) => specNames.findIndex(({ cn, en, vi }) => names.test(`${cn} ${en} ${vi}`));
  const sizeAt = find(sizeNames);
  const named = find(colourNames);
  const colourAt = named === -1 ? specValues.findIndex((_, index) => index !== sizeAt) : named;
  const otherAt = sizeAt === -1 ? specValues.findIndex((_, index) => index !== colourAt) : sizeAt;
  return { colour: specValues[colourAt]?.cn ?? '', size: specValues[otherAt]?.cn ?? '' };
}
