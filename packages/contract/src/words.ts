import { type Static, type TSchema, Type } from 'typebox';

/** Shared words of the schemas. Money is a whole number of fen or đồng, a moment is ISO 8601 with Z. */
export const maxMoney = Number.MAX_SAFE_INTEGER;
export const fen = Type.Integer({ minimum: 0, maximum: maxMoney });
export const signedFen = Type.Integer({ minimum: -maxMoney, maximum: maxMoney });
export const vnd = Type.Integer({ minimum: 0, maximum: maxMoney });
export const rateMicros = Type.Integer({ minimum: 1, maximum: maxMoney });
export const id = Type.Integer({ minimum: 1, maximum: maxMoney });
export const moment = Type.String({ format: 'date-time' });
/** A day `yyyy-MM-dd` that the calendar has. `code` is the error whose text the caller sees for any other. */
export const day = (errorCode = 'request.invalid') => Type.String({ format: 'date', pattern: '^[12]', errorCode });
export const quantity = Type.Integer({ minimum: 1, maximum: 9_999_999 });
export const count = Type.Integer({ minimum: 0, maximum: maxMoney });
export const grams = Type.Integer({ minimum: 1, maximum: 100_000_000 });
export const cm3 = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const oneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] });

/** A required text of 1 to `max` characters. `code` is the error whose text the caller sees when it is empty. */
export const requiredText = (max: number, errorCode?: string) =>
  Type.String({ minLength: 1, maxLength: max, pattern: '\\S', ...(errorCode ? { errorCode } : {}) });
export const optionalText = (max: number) => Type.Optional(Type.String({ maxLength: max }));

export const orderNumber = Type.String({ pattern: '^D[0-9A-HJKMNP-TV-Z]{13}$' });
export const shipmentNumber = Type.String({ pattern: '^S[0-9A-HJKMNP-TV-Z]{13}$' });
export const paymentNumber = Type.String({ pattern: '^P[0-9A-HJKMNP-TV-Z]{13}$' });
export const reason = requiredText(500, 'order.reason_required');

/** Three texts of one thing; the Chinese original is always there. */
export const Texts = Type.Object({ cn: Type.String(), en: Type.String(), vi: Type.String() });
export type Texts = Static<typeof Texts>;

export const languages = ['cn', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

export const maxPageSize = 9999;
/** Every list takes these: `page` from 0, `size`, `sort=field,asc|desc`. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  sort: Type.Optional(Type.String({ maxLength: 100 })),
};
export const pageOf = <S extends TSchema>(row: S) => Type.Object({ content: Type.Array(row), totalElements: count });

/** A stored file as other records show it: `url` is open or signed for a short time. What is no picture is only to be kept. */
export const FileRef = Type.Object({ id, url: Type.String(), name: Type.String(), isPicture: Type.Boolean() });
export type FileRef = Static<typeof FileRef>;
