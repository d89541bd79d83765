import type { ServiceLink as LinkOfServices, ShippingService } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, id, moment, oneOf, rateMicros, Texts } from './words.ts';

// Written out: this is loaded with the first page, which would have to load the domain for these words.
const services = ['inspection', 'crate', 'insurance'] as const satisfies readonly ShippingService[];
const linkKinds = ['requires', 'excludes', 'suggests'] as const satisfies readonly LinkOfServices['kind'][];

/** What one optional service demands of another. */
export const ServiceLink = Type.Object({ from: oneOf(services), kind: oneOf(linkKinds), to: oneOf(services) });

/** A fee schedule as the calculator shows it. Weights in grams, volumes in cm³, amounts in fen. */
export const FeeScheduleView = Type.Object({
  id,
  serviceMinFen: fen,
  serviceTiers: Type.Array(Type.Object({ fromFen: fen, basisPoints: count })),
  destinations: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Texts,
      tiers: Type.Array(Type.Object({ fromGrams: count, perKgFen: fen })),
    }),
  ),
  divisorCm3PerKg: count,
  stepGrams: count,
  storageFirstMonthPerM3Fen: fen,
  storageNextMonthPerM3Fen: fen,
  handlingPerPackageFen: fen,
  inspectionTiers: Type.Array(Type.Object({ fromPieces: count, perPieceFen: fen })),
  crateFirstKgFen: fen,
  crateNextKgFen: fen,
  insuranceBasisPoints: count,
  serviceLinks: Type.Array(ServiceLink),
});
export type FeeScheduleView = Static<typeof FeeScheduleView>;

export const SiteView = Type.Object({
  title: Type.String(),
  footerTxt: Type.String(),
  caseNumber: Type.String(),
  /** How long a page waits for the answer to a call. */
  requestTimeoutMs: count,
  rateVndPerCnyMicros: rateMicros,
  rateAt: moment,
  /** One rate a day, oldest first, 30 days. */
  rateHistory: Type.Array(Type.Object({ on: Type.String(), rateVndPerCnyMicros: rateMicros })),
  feeSchedule: FeeScheduleView,
});
export type SiteView = Static<typeof SiteView>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  permission: 'open',
  cacheSeconds: 30,
  reply: SiteView,
});
