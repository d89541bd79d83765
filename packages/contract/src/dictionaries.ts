import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, blurry, createTimeRange, editedTexts, formInteger, idList, idOf, noId } from './form-words.ts';
import { DictEntry } from './settings.ts';
import { id, orNull, pageOf } from './words.ts';

export const DictRow = Type.Object({
  id,
  name: Type.String(),
  description: Type.String(),
  /** Whether the installation brought it: its name and its values stay. */
  builtIn: Type.Boolean(),
  createTime: Type.String(),
});
export type DictRow = Static<typeof DictRow>;

const dictFilter = { blurry, createTime: createTimeRange };
export const listDicts = endpoint({
  method: 'GET',
  path: '/api/dict',
  permission: 'dict:list',
  query: Type.Object({ ...dictFilter, ...adminPageQuery }),
  reply: pageOf(DictRow),
});
export const listAllDicts = endpoint({
  method: 'GET',
  path: '/api/dict/all',
  permission: 'dict:list',
  reply: Type.Array(DictRow),
});
/** One row an entry. */
export const downloadDicts = endpoint({
  method: 'GET',
  path: '/api/dict/download',
  permission: 'dict:list',
  download: true,
  query: Type.Object({ ...dictFilter, ...adminPageQuery }),
});

const dictBody = {
  name: Type.String({ maxLength: 100, errorCode: 'dict.name_empty' }),
  description: Type.Optional(orNull(Type.String({ maxLength: 255 }))),
};
export const addDict = endpoint({
  method: 'POST',
  path: '/api/dict',
  permission: 'dict:add',
  status: 201,
  body: Type.Object({ id: noId, ...dictBody }),
  errors: ['request.id_not_allowed', 'dict.name_empty', 'dict.name_taken'],
});
export const editDict = endpoint({
  method: 'PUT',
  path: '/api/dict',
  permission: 'dict:edit',
  status: 204,
  body: Type.Object({ id, ...dictBody }),
  errors: ['dict.not_found', 'dict.name_empty', 'dict.name_taken', 'dict.built_in'],
});
/** Deletes dictionaries with their entries, all or nothing. */
export const deleteDicts = endpoint({
  method: 'DELETE',
  path: '/api/dict',
  permission: 'dict:del',
  body: idList,
  errors: ['dict.not_found', 'dict.built_in'],
});

/** Entries by dictionary, for several names divided by commas. */
export const getDictMap = endpoint({
  method: 'GET',
  path: '/api/dictDetail/map',
  permission: 'open',
  query: Type.Object({ dictName: Type.String({ maxLength: 1000 }) }),
  reply: Type.Record(Type.String(), Type.Array(DictEntry)),
});

const entryBody = {
  label: Type.Optional(Type.String({ maxLength: 255, errorCode: 'dict.label_empty' })),
  /** All texts of the label; without it `label` is the text of the caller's language. */
  labels: editedTexts(255),
  value: Type.Unsafe<string | number | boolean>({
    anyOf: [{ type: 'string', maxLength: 255 }, { type: 'integer' }, { type: 'boolean' }],
    errorCode: 'dict.value_empty',
  }),
  dictSort: Type.Optional(orNull(formInteger)),
};
export const addDictEntry = endpoint({
  method: 'POST',
  path: '/api/dictDetail',
  permission: 'dict:add',
  status: 201,
  /** The dictionary by its id, or by `dictName`. */
  body: Type.Object({
    id: noId,
    dict: Type.Optional(orNull(idOf)),
    dictName: Type.Optional(Type.String({ maxLength: 100 })),
    ...entryBody,
  }),
  errors: ['request.id_not_allowed', 'dict.not_found', 'dict.label_empty', 'dict.value_empty', 'dict.value_taken'],
});
export const editDictEntry = endpoint({
  method: 'PUT',
  path: '/api/dictDetail',
  permission: 'dict:edit',
  status: 204,
  body: Type.Object({ id, ...entryBody }),
  errors: ['dict.entry_not_found', 'dict.label_empty', 'dict.value_empty', 'dict.value_taken', 'dict.built_in'],
});
export const deleteDictEntry = endpoint({
  method: 'DELETE',
  path: '/api/dictDetail/:id',
  permission: 'dict:del',
  params: Type.Object({ id }),
  errors: ['dict.entry_not_found', 'dict.built_in'],
});
