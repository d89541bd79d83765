import { getOpenApi, getSqlMonitor } from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

const refreshMs = 5_000;
/** The page itself says who may not see it: a frame of another page must not be led elsewhere. */
const shownInPlace = { meta: { silent: true } };

export const openApiQuery = () => ({ ...endpointQuery(getOpenApi, {}), ...shownInPlace, staleTime: Infinity });
export const sqlMonitorQuery = () => ({
  ...endpointQuery(getSqlMonitor, {}),
  ...shownInPlace,
  refetchInterval: refreshMs,
});
