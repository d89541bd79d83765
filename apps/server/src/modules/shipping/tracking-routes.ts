import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { countTry } from '../identity/index.ts';
import { trackShipment } from './tracking.ts';

const windowMinutes = 10;
const maxPerWindow = 120;

/** Following a shipment by its code, open to everybody who has it. */
export function trackingRoutes(app: App): void {
  route(app, contract.trackShipment, async ({ params, address, db }) => {
    const limit = { kind: 'tracking', subject: address, max: maxPerWindow, windowMinutes };
    if (await countTry(app.kouan.db, limit)) fail('request.too_many');
    return trackShipment(db, params.code);
  });
}
