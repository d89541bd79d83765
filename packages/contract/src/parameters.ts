import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { moment, oneOf, orNull, requiredText } from './words.ts';

/** Where a number or text of the business stands on its page. */
export const parameterGroups = ['site', 'orders', 'money', 'goods', 'warehouse', 'plugin', 'limits'] as const;
export type ParameterGroup = (typeof parameterGroups)[number];

/** What is counted, for the field; a `text` is taken as it is. */
export const parameterUnits = [
  'text',
  'seconds',
  'minutes',
  'hours',
  'days',
  'fen',
  'vnd',
  'percent',
  'basisPoints',
  'grams',
  'times',
  /** 1 or 0. */
  'switch',
] as const;
export type ParameterUnit = (typeof parameterUnits)[number];

const value = Type.Union([Type.Integer(), Type.String({ maxLength: 500 })]);

export const ParameterView = Type.Object({
  key: Type.String(),
  group: oneOf(parameterGroups),
  unit: oneOf(parameterUnits),
  /** In the caller's language. */
  name: Type.String(),
  value,
  /** Of the first day. */
  usual: value,
  /** Bounds of a number, both included. */
  least: orNull(Type.Integer()),
  most: orNull(Type.Integer()),
  changedAt: orNull(moment),
  changedBy: orNull(Type.String()),
});
export type ParameterView = Static<typeof ParameterView>;

export const listParameters = endpoint({
  method: 'GET',
  path: '/api/staff/parameters',
  permission: 'settings:list',
  reply: Type.Array(ParameterView),
});

const params = Type.Object({ key: Type.String({ maxLength: 60 }) });
export const mostParameterReason = 200;

/** `old` is the value that was seen: a change that came between is not overwritten. */
export const editParameter = endpoint({
  method: 'PUT',
  path: '/api/staff/parameters/:key',
  permission: 'settings:edit',
  params,
  body: Type.Object({
    value,
    old: value,
    reason: requiredText(mostParameterReason, 'settings.reason_empty'),
  }),
  reply: ParameterView,
  errors: [
    'settings.not_found',
    'settings.value_not_allowed',
    'settings.number_out_of_range',
    'settings.changed_meanwhile',
    'settings.reason_empty',
  ],
});

/** Newest first. */
export const listParameterChanges = endpoint({
  method: 'GET',
  path: '/api/staff/parameters/:key/changes',
  permission: 'settings:list',
  params,
  reply: Type.Array(
    Type.Object({
      at: moment,
      by: orNull(Type.String()),
      old: orNull(value),
      value: orNull(value),
      reason: orNull(Type.String()),
    }),
  ),
  errors: ['settings.not_found'],
});
