import type { Draw } from '../paint.ts';
import { apparelDrawings } from './apparel.ts';
import { beautyDrawings } from './beauty.ts';
import { digitalDrawings } from './digital.ts';
import { homeDrawings } from './home.ts';
import { kitchenDrawings } from './kitchen.ts';
import { lightingDrawings } from './lighting.ts';
import { officeDrawings } from './office.ts';
import { shoesBagsDrawings } from './shoes-bags.ts';
import { sportsPetsDrawings } from './sports-pets.ts';
import { toolDrawings } from './tools.ts';
import { toyDrawings } from './toys.ts';

/** Every product that can be drawn, each inside a square of 200 by 200. */
export const drawings = {
  ...homeDrawings,
  ...kitchenDrawings,
  ...apparelDrawings,
  ...shoesBagsDrawings,
  ...digitalDrawings,
  ...toyDrawings,
  ...lightingDrawings,
  ...toolDrawings,
  ...officeDrawings,
  ...sportsPetsDrawings,
  ...beautyDrawings,
} satisfies Record<string, Draw>;

export type DrawingName = keyof typeof drawings;
