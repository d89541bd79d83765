import { lazy } from 'react';
import skeleton from '../../../ui/skeleton.module.css';
import paper from '../../../ui/slip.module.css';
import stepper from '../../../ui/stepper.module.css';
import tabs from '../../../ui/tabs.module.css';
import picture from '../../../ui/picture.module.css';
import categories from '../category-list.module.css';
import columns from '../home-page.module.css';
import cards from '../product-card.module.css';
import fees from './fees-section.module.css';
import goods from './hall-section.module.css';
import stations from './journey-section.module.css';
import limits from './limits-section.module.css';
import quote from './quote-slip.module.css';
import rate from './rate-section.module.css';

const slip = () => import('./quote-slip.tsx');
const journey = () => import('./journey-section.tsx');
const hall = () => import('./hall-section.tsx');
const below = () => import('./below-sections.tsx');

type Looks = Readonly<Record<string, string>>;
/** The server's HTML of a part is there before its script, so its looks come with the page: naming them here keeps them in. */
const withLooks = <Part>(part: Part, looks: readonly Looks[]): Part => {
  if (looks.includes({})) throw new Error('Looks are missing');
  return part;
};

/**
 * Parts of the home page that the server renders at once and the browser brings to life after the first load: until then, and
 * while their script is on its way, the server's HTML stays and its links work. Each stands in a <Suspense>.
 */
const ready = import.meta.env.SSR
  ? { ...(await slip()), ...(await journey()), ...(await hall()), ...(await below()) }
  : undefined;

export const QuoteSlip =
  ready?.QuoteSlip ??
  withLooks(
    lazy(async () => ({ default: (await slip()).QuoteSlip })),
    [quote, paper, stepper, picture, skeleton],
  );
export const JourneySection =
  ready?.JourneySection ??
  withLooks(
    lazy(async () => ({ default: (await journey()).JourneySection })),
    [stations],
  );
export const HallSection =
  ready?.HallSection ??
  withLooks(
    lazy(async () => ({ default: (await hall()).HallSection })),
    [goods, cards, categories, tabs],
  );
export const BelowSections =
  ready?.BelowSections ??
  withLooks(
    lazy(async () => ({ default: (await below()).BelowSections })),
    [columns, fees, rate, limits],
  );
