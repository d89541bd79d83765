import { lazy } from 'react';
// The server's HTML of these parts is there before their scripts, so their looks come with the page.
import '../../../ui/skeleton.module.css';
import '../../../ui/slip.module.css';
import '../../../ui/stepper.module.css';
import '../../../ui/tabs.module.css';
import '../category-list.module.css';
import '../product-card.module.css';
import '../home-page.module.css';
import './fees-section.module.css';
import './hall-section.module.css';
import './journey-section.module.css';
import './limits-section.module.css';
import './quote-slip.module.css';
import './rate-section.module.css';

const slip = () => import('./quote-slip.tsx');
const journey = () => import('./journey-section.tsx');
const hall = () => import('./hall-section.tsx');
const below = () => import('./below-sections.tsx');

/**
 * Parts of the home page that the server renders at once and the browser brings to life after the first load: until then, and
 * while their script is on its way, the server's HTML stays and its links work. Each stands in a <Suspense>.
 */
const ready = import.meta.env.SSR ? { ...(await slip()), ...(await journey()), ...(await hall()), ...(await below()) } : undefined;

export const QuoteSlip = ready?.QuoteSlip ?? lazy(async () => ({ default: (await slip()).QuoteSlip }));
export const JourneySection = ready?.JourneySection ?? lazy(async () => ({ default: (await journey()).JourneySection }));
export const HallSection = ready?.HallSection ?? lazy(async () => ({ default: (await hall()).HallSection }));
export const BelowSections = ready?.BelowSections ?? lazy(async () => ({ default: (await below()).BelowSections }));
