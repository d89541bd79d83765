import { apparelBases } from './apparel.ts';
import { babyToysBases } from './baby-toys.ts';
import type { Base } from './base.ts';
import { beautyBases } from './beauty.ts';
import { digitalBases } from './digital.ts';
import { homeBases } from './home.ts';
import { kitchenBases } from './kitchen.ts';
import { lightingBases } from './lighting.ts';
import { officePackingBases } from './office-packing.ts';
import { petsBases } from './pets.ts';
import { shoesBagsBases } from './shoes-bags.ts';
import { sportsBases } from './sports.ts';
import { toolsBases } from './tools.ts';

/** The goods of one category and the stores that sell them in turn. */
export type Assortment = { categorySlug: string; storeKeys: readonly string[]; bases: readonly Base[] };

export const assortments: readonly Assortment[] = [
  { categorySlug: 'home', storeKeys: ['yiwu', 'pingxiang'], bases: homeBases },
  { categorySlug: 'kitchen', storeKeys: ['yongkang', 'yiwu'], bases: kitchenBases },
  { categorySlug: 'apparel', storeKeys: ['foshan', 'jinjiang'], bases: apparelBases },
  { categorySlug: 'shoes-bags', storeKeys: ['jinjiang', 'foshan'], bases: shoesBagsBases },
  { categorySlug: 'digital', storeKeys: ['shenzhen', 'pingxiang'], bases: digitalBases },
  { categorySlug: 'baby-toys', storeKeys: ['yangzhou', 'yiwu'], bases: babyToysBases },
  { categorySlug: 'lighting', storeKeys: ['zhongshan', 'shenzhen'], bases: lightingBases },
  { categorySlug: 'tools', storeKeys: ['pingxiang', 'yongkang'], bases: toolsBases },
  { categorySlug: 'office-packing', storeKeys: ['yiwu', 'pingxiang'], bases: officePackingBases },
  { categorySlug: 'sports', storeKeys: ['jinjiang', 'yangzhou'], bases: sportsBases },
  { categorySlug: 'pets', storeKeys: ['yangzhou', 'yiwu'], bases: petsBases },
  { categorySlug: 'beauty', storeKeys: ['zhongshan', 'shenzhen'], bases: beautyBases },
];
