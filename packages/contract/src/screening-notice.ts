import { type Static, Type } from 'typebox';
import { oneOf, Texts } from './words.ts';

/** Forbidden goods cannot be ordered; the others need papers, travel by a special line, or carry somebody's brand. */
export const screeningKinds = ['forbidden', 'papers', 'specialLine', 'brand'] as const;
export type ScreeningKind = (typeof screeningKinds)[number];

/** What stands against some goods: the word that was found, or the name of the category, and what the staff say about it. */
export const ScreeningNotice = Type.Object({ kind: oneOf(screeningKinds), word: Type.String(), note: Texts });
export type ScreeningNotice = Static<typeof ScreeningNotice>;
