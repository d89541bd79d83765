import { Type } from 'typebox';
import { id, maxPageSize, orNull } from './words.ts';

/** Words of the admin forms: their clients send numbers and booleans as text, whole rows, and a single id for a list. */

/** A boolean, or its text. Read it with `asBoolean`. */
export const formBoolean = Type.Unsafe<boolean | 'true' | 'false'>({
  anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }],
});
export const asBoolean = (value: boolean | 'true' | 'false' | undefined): boolean | undefined =>
  value === undefined ? undefined : value === true || value === 'true';

/** A whole number from 0 to 999,999,999, or its digits. Read it with `asInteger`. */
export const formInteger = Type.Unsafe<number | string>({
  anyOf: [
    { type: 'integer', minimum: 0, maximum: 999_999_999 },
    { type: 'string', pattern: '^[0-9]{1,9}$' },
  ],
});
export const asInteger = (value: number | string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

/** A text that some clients send as a number. Read it with `String()`. */
export const formText = (max: number, errorCode?: string) =>
  Type.Unsafe<string | number>({
    anyOf: [
      { type: 'string', maxLength: max },
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    ],
    ...(errorCode ? { errorCode } : {}),
  });

export const maxIds = 1000;
/** What deleting calls take: a list of ids. */
export const idList = Type.Array(id, { maxItems: maxIds });
/** A row named by its id; whatever else it carries is ignored. */
export const idOf = Type.Object({ id });
/** An id on a new row: clients send null; anything else is refused by the call. */
export const noId = Type.Optional(Type.Unknown());

/** Two texts `yyyy-MM-dd HH:mm:ss`, from and to, in business time; with another number of them it is ignored. */
export const createTimeRange = Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 }));
/** Paging of the admin lists: like every list, and `sort` may be repeated. The server always gets a list of sorts. */
export const adminPageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  sort: Type.Optional(
    Type.Unsafe<string | string[]>({ type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 5 }),
  ),
};
/** A text that is looked for in several columns. */
export const blurry = Type.Optional(Type.String({ maxLength: 100 }));

/** The three texts of an edited row; the Chinese one stands where another is empty. */
export const EditedTexts = Type.Object({
  cn: Type.String(),
  en: orNull(Type.String()),
  vi: orNull(Type.String()),
});
export const editedTexts = (max: number) =>
  Type.Optional(
    Type.Object({
      cn: Type.String({ minLength: 1, maxLength: max, pattern: '\\S' }),
      en: Type.Optional(orNull(Type.String({ maxLength: max }))),
      vi: Type.Optional(orNull(Type.String({ maxLength: max }))),
    }),
  );
