import type { Base } from './bases/base.ts';
import { colourValue } from './colours.ts';
import type { PictureInput, PictureView } from './pictures/scene.ts';

/** What a product shows in this order, and which of its colours: 0 is the main one. */
const shownViews: readonly (readonly [view: PictureView, colourIndex: number])[] = [
  ['front', 0],
  ['angle', 1],
  ['colours', 0],
  ['closeUp', 0],
  ['size', 0],
  ['carton', 0],
];

/** The pictures of one product; `variantIndex` turns the colours, so that products of one base look different. */
export function picturesOf(base: Base, { variantIndex, seed }: { variantIndex: number; seed: number }): PictureInput[] {
  const hexes = base.colours.map((key) => colourValue(key).colourHex).filter((hex) => hex !== null);
  return shownViews.map(([view, colourIndex]) => {
    const at = (variantIndex + colourIndex) % hexes.length;
    const colour = hexes[at] ?? '#7699bd';
    return { drawing: base.drawing, colour, otherColours: hexes.filter((hex) => hex !== colour), view, seed };
  });
}
