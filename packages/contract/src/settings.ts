import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, EditedTexts } from './form-words.ts';
import { count, id, moment, orNull, pageOf, rateMicros } from './words.ts';

export const DictEntry = Type.Object({
  id,
  dict: Type.Object({ id }),
  /** In the caller's language; `labels` holds all of them. */
  label: Type.String(),
  labels: EditedTexts,
  value: Type.String(),
  dictSort: count,
  createTime: Type.String(),
});
export type DictEntry = Static<typeof DictEntry>;
export const listDictEntries = endpoint({
  method: 'GET',
  path: '/api/dictDetail',
  permission: 'open',
  query: Type.Object({
    dictName: Type.Optional(Type.String({ maxLength: 100 })),
    label: Type.Optional(Type.String({ maxLength: 100 })),
    ...adminPageQuery,
  }),
  reply: pageOf(DictEntry),
});

export const ExchangeRateRow = Type.Object({
  id,
  rateVndPerCnyMicros: rateMicros,
  effectiveAt: moment,
  createdBy: orNull(Type.String()),
});
