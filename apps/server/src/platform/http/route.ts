import type { BodyOf, EndpointShape, Language, ParamsOf, QueryOf, ReplyOf } from '@kouan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { type Reader, transaction, type Tx } from '../db.ts';
import { AppError, fail } from '../errors.ts';
import { type Actor, holds } from './actor.ts';
import type { App, Services } from './app.ts';
import { callerLanguage } from './error-reply.ts';
import { isUsableKey, keepReply, type KeyedRequest, takeKey } from './idempotency.ts';
import { toWire } from './to-wire.ts';
import { hasUnsafeText } from './unsafe-text.ts';
import { type UploadedFile, readUpload } from './upload.ts';

/** What a handler may answer: numbers may still be bigint and moments Date, the reply schema writes them out. */
export type Sendable<T> = T extends number
  ? T | bigint
  : T extends string
    ? T | Date
    : T extends readonly (infer I)[]
      ? readonly Sendable<I>[]
      : T extends object
        ? { [K in keyof T]: Sendable<T[K]> }
        : T;

type ActorOf<E extends EndpointShape> = E['permission'] extends 'open' ? Actor | undefined : Actor;

export type Context<E extends EndpointShape> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: ActorOf<E>;
  language: Language;
  /** The token that came along, alive or not. */
  token: string | undefined;
  /** The caller's network address. */
  address: string;
  browser: string;
  /** For reads. */
  db: Reader;
  /** Signs the short-lived addresses of private files. */
  secret: Buffer;
  /** For changes: commits when `work` ends well. With an idempotency key it also covers the kept reply. */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The uploaded file of an `upload` endpoint, within its limit. Throws file.missing, file.too_large. */
  file: (limitBytes: number) => Promise<UploadedFile>;
  /** The request's headers and, where a signature covers them, the bytes of its body. */
  signed: { headers: FastifyRequest['headers']; text: string };
  reply: FastifyReply;
};
export type Handler<E extends EndpointShape> = (context: Context<E>) => Promise<Sendable<ReplyOf<E>>>;

const jsonType = 'application/json; charset=utf-8';

/** The reply as its schema writes it: what that does not name is left out. It is compiled at the first reply. */
const written = (reply: FastifyReply, result: unknown, schema: TSchema): unknown =>
  // The declared types allow plain objects alone; any JSON value and any schema will do.
  reply.serializeInput(toWire(result) as Record<string, unknown>, schema as Record<string, unknown>);

/** Serves one endpoint: session, permission, schemas, idempotency key, transactions and errors in one place. */
export function route<E extends EndpointShape>(app: App, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
    },
    config: { endpoint },
    ...(endpoint.signedBytes === undefined ? {} : { bodyLimit: endpoint.signedBytes }),
    onRequest: async (request) => {
      request.actor = await actorOf(app, request);
      checkAccess(endpoint, request.actor);
    },
    preValidation: async (request) => {
      if (hasUnsafeText([request.params, request.query, request.body])) fail('request.not_readable');
    },
    handler: async (request, reply) => {
      reply.status(endpoint.status ?? 200).header('cache-control', cacheOf(endpoint));
      const result = await runHandler(app.kouan, endpoint, handler, request, reply);
      if (reply.sent || endpoint.download) return reply;
      if (!endpoint.reply || result === undefined) return reply.send();
      return reply.type(jsonType).send(written(reply, result, endpoint.reply));
    },
  });
}

const cacheOf = (endpoint: EndpointShape): string =>
  endpoint.permission === 'open' && endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store';

/** Only the Authorization header carries a session; with `Bearer ` or bare. A cookie or an address never does. */
const tokenOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization?.replace(/^Bearer +/i, '').trim() || undefined;

async function actorOf(app: App, request: FastifyRequest): Promise<Actor | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : app.kouan.findActor(token);
}

function checkAccess(endpoint: EndpointShape, actor: Actor | undefined): void {
  if (endpoint.permission === 'open') return;
  if (!actor) fail('session.required');
  if (actor.deviceId !== undefined && !endpoint.device) fail('permission.missing');
  if (endpoint.permission === 'session') return;
  const opening = [endpoint.permission, ...(endpoint.or ?? [])];
  if (!opening.some((permission) => holds(actor, permission))) fail('permission.missing');
}

async function runHandler<E extends EndpointShape>(
  { db, replicas, secret }: Services,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context = (reader: Reader, inTransaction: Context<E>['inTransaction']): Context<E> => ({
    // The schemas of this endpoint have just checked these parts.
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    actor: request.actor as ActorOf<E>,
    language: callerLanguage(request),
    token: tokenOf(request),
    address: request.ip,
    browser: String(request.headers['user-agent'] ?? '').slice(0, 200),
    db: reader,
    secret,
    inTransaction,
    file: (limitBytes) => readUpload(request, limitBytes),
    signed: { headers: request.headers, text: request.signedText ?? '' },
    reply,
  });
  const replica = endpoint.staleOk && !request.actor ? replicas?.choose() : undefined;
  if (replica) {
    try {
      return await handler(context(replica.db, (work) => transaction(db, work)));
    } catch (error) {
      // What the replica cannot answer, or does not have yet, the primary is asked for.
      if (!(error instanceof AppError)) replica.markDown(error);
    }
  }
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || key === undefined || !request.actor) {
    return handler(context(db, (work) => transaction(db, work)));
  }
  if (typeof key !== 'string' || !isUsableKey(key)) fail('request.not_readable');
  const keyed: KeyedRequest = {
    actorId: request.actor.id,
    key,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    content: [request.params, request.query, request.body],
  };
  return transaction(db, async (tx) => {
    const done = await takeKey(tx, keyed);
    if (done) return done.kept;
    const result = await handler(context(tx, (work) => work(tx)));
    await keepReply(tx, keyed, result);
    return result;
  });
}
