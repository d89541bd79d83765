import { type ErrorBody, type ErrorCode, errorMessage, errors, type Language } from '@kouan/contract';
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable, sqlState } from '../db.ts';
import { AppError } from '../errors.ts';
import { StorageError } from '../storage.ts';
import { languageOf } from './actor.ts';
import { fieldMessages, namedCode } from './validation.ts';

/** What Fastify itself refuses, by status. */
const codeOfStatus: Record<number, ErrorCode> = {
  404: 'request.not_found',
  413: 'request.too_large',
  415: 'request.type_not_supported',
  429: 'request.too_many',
};
/** The SQLSTATE of a statement that took too long. */
const statementTimeout = '57014';
const retryAfterSeconds = 2;

export const callerLanguage = (request: FastifyRequest): Language =>
  languageOf(request.cookies?.['language'], request.headers['accept-language']);

export function errorBody(
  code: ErrorCode,
  language: Language,
  details?: Record<string, unknown>,
  fields?: Record<string, string>,
): ErrorBody {
  const message = errorMessage(code, language, details);
  return {
    status: errors[code].status,
    code,
    message,
    msg: message,
    timestamp: Date.now(),
    ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
    ...(details && Object.keys(details).length > 0 ? { details } : {}),
  };
}

export function replyToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = bodyOf(error, request, callerLanguage(request));
  if (body.status >= 500) request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
  if (body.status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply
    .status(body.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
}

function bodyOf(error: FastifyError, request: FastifyRequest, language: Language): ErrorBody {
  if (error instanceof AppError) {
    const fields = Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([name, code]) => [name, errorMessage(code, language, error.details)]),
    );
    return errorBody(error.code, language, error.details, fields);
  }
  if (error.validation) {
    // The validator is ajv, so its problems have ajv's shape.
    const problems = error.validation as unknown as ErrorObject[];
    return errorBody(namedCode(problems) ?? 'request.invalid', language, undefined, fieldMessages(problems, language));
  }
  if (sqlState(error) === statementTimeout || isUnreachable(error)) return errorBody('server.busy', language);
  if (error instanceof StorageError) return errorBody('file.storage_unreachable', language);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return errorBody('server.failed', language);
  request.log.debug({ code: error.code }, 'refused');
  return errorBody(codeOfStatus[status] ?? 'request.not_readable', language);
}
