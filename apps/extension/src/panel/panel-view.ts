import type { Language } from '@kouan/contract';
import type { Texts } from '../locales/texts.ts';
import type { Quantities } from './chosen-price.ts';

/** What the parts of the panel need to draw themselves and to tell what was done. */
export type PanelView = {
  language: Language;
  texts: Texts;
  /** The chosen value of the first axis. */
  group: string | undefined;
  quantities: Quantities;
  chooseGroup(name: string): void;
  setQuantity(index: number, quantity: number): void;
};
