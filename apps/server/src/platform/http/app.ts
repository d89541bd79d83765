import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { EndpointShape } from '@kouan/contract';
import Fastify, { errorCodes, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from '../db.ts';
import type { Replicas } from '../replicas.ts';
import type { Actor, FindActor } from './actor.ts';
import { callerLanguage, errorBody, replyToError } from './error-reply.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { compileSchema } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    kouan: Services;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    /** The body as it came, where a signature covers its bytes. */
    signedText: string | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointShape;
  }
}

/** What every route may lean on. */
export type Services = {
  db: Db;
  /** For the reads of visitors that may be some seconds old. */
  replicas?: Replicas | undefined;
  findActor: FindActor;
  /** Signs short-lived addresses. */ secret: Buffer;
};
export type App = FastifyInstance;

const bodyLimitBytes = 1_048_576;
const requestTimeoutMs = 60_000;

/** An HTTP server with the house rules and no route yet. */
export async function openApp({
  services,
  log,
  trustProxy,
  isSecure,
}: {
  services: Services;
  log: Logger;
  trustProxy: boolean;
  isSecure: boolean;
}): Promise<App> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    return503OnClosing: true,
  }) as unknown as App;
  app.decorate('kouan', services);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('signedText', undefined);
  app.setValidatorCompiler(compileSchema as never);
  app.setErrorHandler(replyToError as never);
  readJson(app);
  readSignedForms(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart);
  await sendSecurityHeaders(app, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return app;
}

/** JSON only. An empty body with the JSON content type is no body, as clients send it with GET and DELETE. */
function readJson(app: App): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.endpoint?.signedBytes !== undefined && typeof body === 'string')
      request.signedText = body;
    if (typeof body === 'string' && body.trim() === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** Forms are for signed notices alone; every other call knows no such type. */
function readSignedForms(app: App): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.endpoint?.signedBytes === undefined)
      return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? ''));
    request.signedText = String(body);
    done(null, undefined);
  });
}

/** Answers what no route knows: JSON for calls. Pages have their own answer before this. */
export function answerUnknown(app: App): void {
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .type('application/json')
      .send(JSON.stringify(errorBody('request.not_found', callerLanguage(request)))),
  );
}
