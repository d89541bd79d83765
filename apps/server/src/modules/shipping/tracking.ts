import type { TrackingView } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { feeScheduleById } from '../settings/index.ts';
import { courseOf } from './course.ts';
import type { Shipment } from './shipment-queries.ts';
import { shipments } from './shipping-tables.ts';

const codeForm = /^[0-9a-f]{32}$/;
const vietnam = { cn: '越南', en: 'Vietnam', vi: 'Việt Nam' };
type Step = Sendable<TrackingView>['steps'][number];

/** Where a shipment is, for whoever has its code. Throws shipment.tracking_not_found, the same for every wrong code. */
export async function trackShipment(db: Reader, code: string): Promise<Sendable<TrackingView>> {
  if (!codeForm.test(code)) fail('shipment.tracking_not_found');
  const [shipment] = await db.select().from(shipments).where(eq(shipments.trackingCode, code));
  if (!shipment) fail('shipment.tracking_not_found');
  const place = await placeOf(db, shipment);
  const { number, state, carrier, trackingNumber } = shipment;
  const steps = [...stepsOf(shipment, place), ...(await stepsOnTheWay(db, shipment))];
  return { number, state, carrier, trackingNumber, destination: place, steps: inOrder(steps) };
}

/** The name of where a shipment goes. */
export async function placeOf(
  db: Reader,
  { feeScheduleId, destination }: Pick<Shipment, 'feeScheduleId' | 'destination'>,
): Promise<TrackingView['destination']> {
  const { zoneNames } = await feeScheduleById(db, feeScheduleId);
  return zoneNames[destination] ?? cityNames[destination] ?? vietnam;
}

/** What cooperative and carrier told, in whatever order they did; nothing before the dispatch. */
async function stepsOnTheWay(db: Reader, { id, dispatchedAt }: Shipment): Promise<Step[]> {
  if (dispatchedAt === null) return [];
  return (await courseOf(db, id)).map(({ step, place, happenedAt }) => ({
    step,
    at: happenedAt,
    place: step === 'arrived' ? vietnam : place === '' ? null : { cn: place, en: place, vi: place },
  }));
}

const momentOf = ({ step, at }: Step): number =>
  step === 'delivered' ? Number.POSITIVE_INFINITY : at instanceof Date ? at.getTime() : Number.NEGATIVE_INFINITY;

/** The course by its moments; creation and packing come first, the delivery ends it. */
function inOrder(steps: readonly Step[]): Step[] {
  const first = steps.filter(({ step }) => step === 'created' || step === 'packing');
  const later = steps.filter(({ step }) => step !== 'created' && step !== 'packing');
  return [...first, ...later.toSorted((a, b) => momentOf(a) - momentOf(b) || 0)];
}

/** Destinations that orders name without a freight zone of their own. */
const cityNames: Record<string, TrackingView['destination']> = {
  hanoi: { cn: '河内', en: 'Hanoi', vi: 'Hà Nội' },
  hochiminh: { cn: '胡志明市', en: 'Ho Chi Minh City', vi: 'TP. Hồ Chí Minh' },
  danang: { cn: '岘港', en: 'Da Nang', vi: 'Đà Nẵng' },
};

function stepsOf(shipment: Shipment, place: TrackingView['destination']): Step[] {
  const { state, createdAt, dispatchedAt, deliveredAt, cancelledAt } = shipment;
  const steps: Step[] = [{ step: 'created', at: createdAt, place: null }];
  if (state === 'cancelled') return [...steps, { step: 'cancelled', at: cancelledAt, place: null }];
  if (state === 'ready' || dispatchedAt) steps.push({ step: 'packing', at: null, place: null });
  if (dispatchedAt) steps.push({ step: 'dispatched', at: dispatchedAt, place: null });
  if (deliveredAt) steps.push({ step: 'delivered', at: deliveredAt, place });
  return steps;
}
