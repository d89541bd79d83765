import { trackShipment } from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

/** An unknown code is shown by the page itself. */
export const trackingQuery = (code: string) => ({
  ...endpointQuery(trackShipment, { params: { code } }),
  staleTime: 0,
  meta: { silent: true },
});
