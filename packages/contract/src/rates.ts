import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, id, moment, orNull, pageOf, pageQuery, rateMicros } from './words.ts';

/** A rate in force from a moment on, in millionths of a đồng per yuan. Only what lies ahead may still change. */
export const ExchangeRateView = Type.Object({
  id,
  rateVndPerCnyMicros: rateMicros,
  marketRateVndPerCnyMicros: orNull(rateMicros),
  spreadBasisPoints: count,
  effectiveAt: moment,
  createdBy: orNull(Type.String()),
  createdAt: moment,
  isInForce: Type.Boolean(),
  isEditable: Type.Boolean(),
});
export type ExchangeRateView = Static<typeof ExchangeRateView>;

export const listRates = endpoint({
  method: 'GET',
  path: '/api/staff/rates',
  permission: 'settings:list',
  query: Type.Object(pageQuery),
  reply: pageOf(ExchangeRateView),
});
export const maxRateDays = 366;
export const rateHistory = endpoint({
  method: 'GET',
  path: '/api/staff/rates/history',
  permission: 'settings:list',
  query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 2, maximum: maxRateDays })) }),
  reply: Type.Array(Type.Object({ on: Type.String(), rateVndPerCnyMicros: rateMicros })),
});

/** The market's rate and what is added to it; the rate that buyers pay is made of both, rounded half up. */
const body = Type.Object({
  marketRateVndPerCnyMicros: Type.Integer({
    minimum: 100_000_000,
    maximum: 100_000_000_000,
    errorCode: 'rate.out_of_range',
  }),
  spreadBasisPoints: Type.Integer({ minimum: 0, maximum: 2000, errorCode: 'rate.spread_invalid' }),
  /** From now on unless told. */
  effectiveAt: Type.Optional(moment),
});
const errors = ['rate.out_of_range', 'rate.spread_invalid', 'rate.in_the_past', 'rate.moment_taken'] as const;
export const addRate = endpoint({
  method: 'POST',
  path: '/api/staff/rates',
  permission: 'settings:rates',
  idempotent: true,
  status: 201,
  body,
  reply: ExchangeRateView,
  errors,
});
export const editRate = endpoint({
  method: 'PUT',
  path: '/api/staff/rates/:id',
  permission: 'settings:rates',
  params: Type.Object({ id }),
  body,
  reply: ExchangeRateView,
  errors: [...errors, 'rate.not_found', 'rate.was_in_force'],
});
export const deleteRate = endpoint({
  method: 'DELETE',
  path: '/api/staff/rates/:id',
  permission: 'settings:rates',
  params: Type.Object({ id }),
  errors: ['rate.not_found', 'rate.was_in_force'],
});
