import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody (`open`), anybody who is logged in (`session`), or whoever holds the permission code. */
export type Access = 'open' | 'session' | Permission;

export type EndpointShape = {
  method: Method;
  /** Fastify form, parameters as `:name`. */
  path: string;
  permission: Access;
  /** Further permission codes, each of which opens the call as well. */
  or?: readonly Permission[];
  /** Creates or pays: an `Idempotency-Key` header makes a repeated call harmless. */
  idempotent?: boolean;
  /** The success status; 200 unless told. */
  status?: 200 | 201 | 204;
  /** A paired plug-in may call it too; every other call is closed to its token. */
  device?: boolean;
  /** A signature covers the bytes of the body: they are kept as they came, at most so many. */
  signedBytes?: number;
  /** The request is multipart/form-data with one file. */
  upload?: boolean;
  /** The reply is a file, not JSON. */
  download?: boolean;
  /** The reply is the same for everybody and may be kept by caches for so many seconds. */
  cacheSeconds?: number;
  /** A visitor's reply may be some seconds old, so a replica of the database may answer. Never for money or what was just written. */
  staleOk?: boolean;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply?: TSchema;
  errors?: readonly ErrorCode[];
};

/** Names one call: the server's route, the web's `call()` and the API documentation are all made from it. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;
export type ParamsOf<E extends EndpointShape> = StaticOf<E['params']>;
export type QueryOf<E extends EndpointShape> = StaticOf<E['query']>;
export type BodyOf<E extends EndpointShape> = StaticOf<E['body']>;
export type ReplyOf<E extends EndpointShape> = StaticOf<E['reply']>;

type Part<K extends string, S> = S extends TSchema ? { [P in K]: Static<S> } : { [P in K]?: undefined };

/** What a caller passes: exactly the parts that the endpoint declares. */
export type CallInput<E extends EndpointShape> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & { idempotencyKey?: string; file?: Blob };

type Keys<E extends EndpointShape> = Extract<keyof E, 'params' | 'query' | 'body'>;
export type NeedsInput<E extends EndpointShape> = [Keys<E>] extends [never] ? false : true;

/** The address of a call: path with its parameters filled in, query appended. Undefined query values are left out. */
export function addressOf(
  shape: EndpointShape,
  input: { params?: object | undefined; query?: object | undefined },
): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = shape.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
