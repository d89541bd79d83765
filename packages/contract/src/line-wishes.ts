import { type Static, Type } from 'typebox';
import { oneOf } from './words.ts';

/** What to do when goods cannot be had: ask first, take something similar, or leave them out. */
export const substitutes = ['ask', 'similar', 'none'] as const;
export type Substitute = (typeof substitutes)[number];
/** Services that a buyer may wish for from the cart on; they are charged with the shipment that uses them. */
export const wishedServices = ['inspection', 'crate', 'insurance'] as const;

export const LineWishes = Type.Object({
  /** For the staff. */
  note: Type.String(),
  /** For the buyer alone; empty wherever the staff read. */
  privateNote: Type.String(),
  substitute: oneOf(substitutes),
  services: Type.Array(oneOf(wishedServices)),
});
export type LineWishes = Static<typeof LineWishes>;

const note = Type.Optional(Type.String({ maxLength: 500 }));
/** As a cart takes them; what is left out stays as it is. */
export const wishFields = {
  note,
  privateNote: note,
  substitute: Type.Optional(oneOf(substitutes)),
  services: Type.Optional(Type.Array(oneOf(wishedServices), { maxItems: wishedServices.length, uniqueItems: true })),
};
