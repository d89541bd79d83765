import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { orNull, requiredText } from './words.ts';

export const maxSavedViews = 20;
export const maxViewNameLength = 30;
const maxColumns = 100;

/** The name that a list goes by in the admin area. */
const list = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$' });
const name = requiredText(maxViewNameLength, 'view.name_empty');
const columnKeys = Type.Array(Type.String({ maxLength: 50 }), { maxItems: maxColumns });

/**
 * A filter with a name. `query` is the part of an address behind the question mark, `columns` the order of a list's
 * columns and those of them that are not shown; null leaves them as they are.
 */
export const SavedView = Type.Object({
  name,
  query: Type.String({ maxLength: 2000 }),
  columns: orNull(Type.Object({ order: columnKeys, hidden: columnKeys })),
});
export type SavedView = Static<typeof SavedView>;

/** The caller's views of one list, in the order in which they were made. */
export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/savedViews',
  permission: 'session',
  query: Type.Object({ list }),
  reply: Type.Array(SavedView),
});
/** Keeps a view; one of the same name is replaced. */
export const keepSavedView = endpoint({
  method: 'PUT',
  path: '/api/savedViews',
  permission: 'session',
  status: 204,
  body: Type.Object({ list, ...SavedView.properties }),
  errors: ['view.name_empty', 'view.too_many'],
});
/** Forgets a view; one that is not there is forgotten already. */
export const forgetSavedView = endpoint({
  method: 'DELETE',
  path: '/api/savedViews',
  permission: 'session',
  status: 204,
  query: Type.Object({ list, name }),
  errors: ['view.name_empty'],
});
