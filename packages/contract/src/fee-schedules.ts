import { weightRules } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { ServiceLink } from './site.ts';
import { ActivationRequest, VersionDraft, VersionRow } from './versions.ts';
import { count, fen, id, oneOf, orNull, pageOf, pageQuery, signedFen, Texts } from './words.ts';

const maxTiers = 20;
const maxZones = 30;
const price = Type.Integer({ minimum: 0, maximum: 100_000_000, errorCode: 'fees.price_invalid' });
const basisPoints = Type.Integer({ minimum: 0, maximum: 10_000, errorCode: 'fees.percentage_invalid' });
const from = Type.Integer({ minimum: 0, maximum: 1_000_000_000, errorCode: 'fees.tiers_wrong' });
const tiers = <S extends Parameters<typeof Type.Array>[0]>(tier: S) =>
  Type.Array(tier, { minItems: 1, maxItems: maxTiers, errorCode: 'fees.tiers_wrong' });

/** Every rule of a version. Prices in fen, weights in grams, volumes in cm³, percentages in basis points. */
export const FeeRules = Type.Object({
  name: Type.String({ maxLength: 100 }),
  serviceMinFen: price,
  serviceTiers: tiers(Type.Object({ fromFen: fen, basisPoints })),
  weightRule: oneOf(weightRules),
  divisorCm3PerKg: Type.Integer({ minimum: 1, maximum: 100_000, errorCode: 'fees.divisor_invalid' }),
  stepGrams: Type.Integer({ minimum: 1, maximum: 100_000, errorCode: 'fees.step_invalid' }),
  zones: Type.Array(
    Type.Object({
      code: Type.String({ pattern: '^[a-z][a-z0-9-]{0,29}$', errorCode: 'fees.zone_code' }),
      name: Texts,
      /** Two digits each; the one zone without provinces is for all others. */
      provinceCodes: Type.Array(Type.String({ pattern: '^[0-9]{2}$', errorCode: 'fees.province_code' }), {
        maxItems: 100,
      }),
      tiers: tiers(Type.Object({ fromGrams: from, perKgFen: price })),
    }),
    { minItems: 1, maxItems: maxZones, errorCode: 'fees.zones_wrong' },
  ),
  storageFirstMonthPerM3Fen: price,
  storageNextMonthPerM3Fen: price,
  handlingPerPackageFen: price,
  inspectionTiers: tiers(Type.Object({ fromPieces: from, perPieceFen: price })),
  crateFirstKgFen: price,
  crateNextKgFen: price,
  insuranceBasisPoints: basisPoints,
  serviceLinks: Type.Array(ServiceLink, { maxItems: 6, errorCode: 'fees.service_links_wrong' }),
});
export type FeeRules = Static<typeof FeeRules>;

export const FeeVersionView = Type.Object({
  ...VersionRow.properties,
  rules: FeeRules,
  /** Against the version in force: the path of a value, what it is there and what it is here; null where there is none. */
  changes: Type.Array(
    Type.Object({ path: Type.String(), before: orNull(Type.String()), after: orNull(Type.String()) }),
  ),
});
export type FeeVersionView = Static<typeof FeeVersionView>;

const byId = Type.Object({ id });
export const listFeeVersions = endpoint({
  method: 'GET',
  path: '/api/staff/fee-schedules',
  permission: 'settings:list',
  query: Type.Object(pageQuery),
  reply: pageOf(VersionRow),
});
export const getFeeVersion = endpoint({
  method: 'GET',
  path: '/api/staff/fee-schedules/:id',
  permission: 'settings:list',
  params: byId,
  reply: FeeVersionView,
  errors: ['fees.not_found'],
});
/** A draft with the rules of another version, of the one in force unless told. */
export const draftFeeVersion = endpoint({
  method: 'POST',
  path: '/api/staff/fee-schedules',
  permission: 'settings:fees',
  idempotent: true,
  status: 201,
  body: VersionDraft,
  reply: FeeVersionView,
  errors: ['fees.not_found'],
});
const ruleErrors = [
  'fees.not_found',
  'fees.not_a_draft',
  'fees.tiers_wrong',
  'fees.zones_wrong',
  'fees.price_invalid',
  'fees.percentage_invalid',
  'fees.divisor_invalid',
  'fees.step_invalid',
  'fees.zone_code',
  'fees.province_code',
] as const;
/** Changing a draft takes back that it was asked for. */
export const editFeeVersion = endpoint({
  method: 'PUT',
  path: '/api/staff/fee-schedules/:id',
  permission: 'settings:fees',
  params: byId,
  body: FeeRules,
  reply: FeeVersionView,
  errors: ruleErrors,
});
export const deleteFeeVersion = endpoint({
  method: 'DELETE',
  path: '/api/staff/fee-schedules/:id',
  permission: 'settings:fees',
  params: byId,
  errors: ['fees.not_found', 'fees.not_a_draft'],
});
/** The first of two persons: from when on it shall be in force. */
export const askFeeActivation = endpoint({
  method: 'POST',
  path: '/api/staff/fee-schedules/:id/activation',
  permission: 'settings:fees',
  params: byId,
  body: ActivationRequest,
  reply: FeeVersionView,
  errors: ['fees.not_found', 'fees.not_a_draft', 'fees.in_the_past', 'fees.no_change'],
});
export const confirmFeeActivation = endpoint({
  method: 'POST',
  path: '/api/staff/fee-schedules/:id/confirm',
  permission: 'settings:fees',
  params: byId,
  body: Type.Object({}),
  reply: FeeVersionView,
  errors: ['fees.not_found', 'fees.not_asked', 'fees.second_person', 'fees.in_the_past'],
});
/** A version that is not in force yet is a draft again. */
export const withdrawFeeActivation = endpoint({
  method: 'POST',
  path: '/api/staff/fee-schedules/:id/withdraw',
  permission: 'settings:fees',
  params: byId,
  body: Type.Object({}),
  reply: FeeVersionView,
  errors: ['fees.not_found', 'fees.not_asked'],
});

export const maxReplayed = 500;
const Sums = Type.Object({
  count,
  beforeFen: fen,
  afterFen: fen,
  /** How many would pay more, and how many less. */
  more: count,
  less: count,
});
export const ReplayRow = Type.Object({
  kind: oneOf(['order', 'shipment']),
  number: Type.String(),
  buyerCode: Type.String(),
  beforeFen: fen,
  afterFen: fen,
  differenceFen: signedFen,
});
export type ReplayRow = Static<typeof ReplayRow>;
export const FeeReplay = Type.Object({
  orders: Sums,
  shipments: Sums,
  /** The largest differences first. */
  rows: Type.Array(ReplayRow),
});
export type FeeReplay = Static<typeof FeeReplay>;
/** What the last orders and shipments would have cost with these rules. */
export const replayFees = endpoint({
  method: 'GET',
  path: '/api/staff/fee-schedules/:id/replay',
  permission: 'settings:list',
  params: byId,
  query: Type.Object({ last: Type.Optional(Type.Integer({ minimum: 1, maximum: maxReplayed })) }),
  reply: FeeReplay,
  errors: ['settings.not_found'],
});
