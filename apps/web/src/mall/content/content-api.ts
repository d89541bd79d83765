import { getSite } from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

const freshMs = 5 * 60_000;

/** The fee schedule in force, with everything else the site says about itself. */
export const siteQuery = () => ({ ...endpointQuery(getSite, {}), staleTime: freshMs });
