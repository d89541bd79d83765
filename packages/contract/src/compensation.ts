import { caseReasons, refundBearers, remedies, wholeBasisPoints } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { ActivationRequest, VersionDraft, VersionRow } from './versions.ts';
import { count, id, moment, oneOf, orNull, pageOf, pageQuery } from './words.ts';

const basisPoints = Type.Integer({ minimum: 0, maximum: wholeBasisPoints, errorCode: 'fees.percentage_invalid' });
const maxDays = 365;

/** What a claim with this reason gives; shares in hundredths of a percent, `days` after the delivery. */
const ClaimRule = Type.Object({
  reason: oneOf(caseReasons),
  shareBasisPoints: basisPoints,
  ceilingBasisPoints: basisPoints,
  bornBy: oneOf(refundBearers),
  needsPhoto: Type.Boolean(),
  /** Null: as long as anything of the shipment can be claimed. */
  days: orNull(Type.Integer({ minimum: 1, maximum: maxDays, errorCode: 'compensation.days_invalid' })),
  remedies: Type.Array(oneOf(remedies), {
    minItems: 1,
    maxItems: remedies.length,
    errorCode: 'compensation.remedy_required',
  }),
});
const ReturnRule = Type.Object({
  takesFreight: Type.Boolean(),
  takesService: Type.Boolean(),
  takesReturnFreight: Type.Boolean(),
});

/** Every rule of a version. */
export const CompensationForm = Type.Object({
  name: Type.String({ maxLength: 100 }),
  claims: Type.Array(ClaimRule, { minItems: 1, maxItems: caseReasons.length, errorCode: 'compensation.reasons_wrong' }),
  returns: ReturnRule,
});
export type CompensationForm = Static<typeof CompensationForm>;

/** The rules as buyers see them. */
export const CompensationView = Type.Object({
  id,
  effectiveAt: moment,
  /** Days after the delivery in which anything can be claimed. */
  claimDays: count,
  claims: Type.Array(ClaimRule),
  returns: ReturnRule,
});
export type CompensationView = Static<typeof CompensationView>;

export const CompensationVersionView = Type.Object({
  ...VersionRow.properties,
  rules: CompensationForm,
  /** Whether it says anything else than the version in force, and about which reasons; `returns` for returns. */
  changes: Type.Array(Type.String()),
});
export type CompensationVersionView = Static<typeof CompensationVersionView>;

/** The rules in force, for everybody. */
export const getCompensationRules = endpoint({
  method: 'GET',
  path: '/api/compensationRules',
  permission: 'open',
  cacheSeconds: 30,
  reply: CompensationView,
});

const byId = Type.Object({ id });
const base = '/api/staff/compensation-rules';
export const listCompensationVersions = endpoint({
  method: 'GET',
  path: base,
  permission: 'settings:list',
  query: Type.Object(pageQuery),
  reply: pageOf(VersionRow),
});
export const getCompensationVersion = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'settings:list',
  params: byId,
  reply: CompensationVersionView,
  errors: ['fees.not_found'],
});
/** A draft with the rules of another version, of the one in force unless told. */
export const draftCompensationVersion = endpoint({
  method: 'POST',
  path: base,
  permission: 'settings:fees',
  idempotent: true,
  status: 201,
  body: VersionDraft,
  reply: CompensationVersionView,
  errors: ['fees.not_found'],
});
/** Changing a draft takes back that it was asked for. */
export const editCompensationVersion = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  permission: 'settings:fees',
  params: byId,
  body: CompensationForm,
  reply: CompensationVersionView,
  errors: [
    'fees.not_found',
    'fees.not_a_draft',
    'fees.percentage_invalid',
    'compensation.days_invalid',
    'compensation.remedy_required',
    'compensation.reasons_wrong',
  ],
});
export const deleteCompensationVersion = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission: 'settings:fees',
  params: byId,
  errors: ['fees.not_found', 'fees.not_a_draft'],
});
/** The first of two persons: from when on it shall be in force. */
export const askCompensation = endpoint({
  method: 'POST',
  path: `${base}/:id/activation`,
  permission: 'settings:fees',
  params: byId,
  body: ActivationRequest,
  reply: CompensationVersionView,
  errors: ['fees.not_found', 'fees.not_a_draft', 'fees.in_the_past', 'fees.no_change'],
});
export const confirmCompensation = endpoint({
  method: 'POST',
  path: `${base}/:id/confirm`,
  permission: 'settings:fees',
  params: byId,
  body: Type.Object({}),
  reply: CompensationVersionView,
  errors: ['fees.not_found', 'fees.not_asked', 'fees.second_person', 'fees.in_the_past'],
});
/** A version that is not in force yet is a draft again. */
export const withdrawCompensation = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  permission: 'settings:fees',
  params: byId,
  body: Type.Object({}),
  reply: CompensationVersionView,
  errors: ['fees.not_found', 'fees.not_asked'],
});
