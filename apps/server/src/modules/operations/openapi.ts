import { type EndpointShape, type ErrorCode, errorMessage, errors } from '@kouan/contract';

type Named = { name: string; endpoint: EndpointShape };
type Json = Record<string, unknown>;
/** A description of the calls in the form of OpenAPI 3.1. */
export type OpenApi = { openapi: string; info: object; paths: Record<string, Record<string, object>> };

const json = (schema: unknown): Json => ({ 'application/json': { schema } });
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const errorReply: Json = {
  type: 'object',
  required: ['status', 'code', 'message', 'msg', 'timestamp'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string', description: 'In the language of the caller: cookie `language`, else Accept-Language.' },
    msg: { type: 'string', description: 'The same, for older clients.' },
    timestamp: { type: 'integer' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object' },
  },
};

/** The endpoints among the exports of the contract, under their names. */
export const endpointsOf = (exported: Record<string, unknown>): Named[] =>
  Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : []));

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;

/** Describes every endpoint once: who may call it, what goes in, what comes back, how it fails. */
export function openApiOf(
  named: readonly Named[],
  { version, address }: { version: string; address: string },
): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const { name, endpoint } of named) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kouan', version },
    servers: [{ url: address }],
    paths,
    components: {
      schemas: { Error: errorReply },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  } as OpenApi;
}

function operationOf(name: string, endpoint: EndpointShape): Json {
  const { permission, path } = endpoint;
  const isOpen = permission === 'open';
  return {
    operationId: name,
    tags: [path.split('/').find((part) => part !== '' && part !== 'api' && part !== 'staff') ?? 'api'],
    description: isOpen
      ? 'Open to everybody.'
      : permission === 'session'
        ? 'Needs a session.'
        : `Needs ${neededBy(endpoint)}.`,
    'x-permission': permission,
    security: isOpen ? [] : [{ session: [] }],
    parameters: [...partsOf('path', endpoint.params), ...partsOf('query', endpoint.query), ...idempotencyOf(endpoint)],
    ...(bodyOf(endpoint) ? { requestBody: { required: true, content: bodyOf(endpoint) } } : {}),
    responses: { [String(endpoint.status ?? 200)]: replyOf(endpoint), ...failuresOf(endpoint) },
  };
}

const neededBy = ({ permission, or = [] }: EndpointShape): string => [permission, ...or].join(' or ');

/** The fields of an object schema as parameters. */
function partsOf(place: 'path' | 'query', schema: unknown): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  }; // every such schema of the contract is an object's
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

const idempotencyOf = ({ idempotent }: EndpointShape): Json[] =>
  idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key with the same content answers the kept reply and acts once.',
          schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
        },
      ]
    : [];

function bodyOf({ body, upload }: EndpointShape): Json | undefined {
  if (body) return json(body);
  if (!upload) return undefined;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } };
}

function replyOf({ reply, download }: EndpointShape): Json {
  if (download) return { description: 'A spreadsheet.', content: { [spreadsheet]: { schema: { type: 'string' } } } };
  return reply ? { description: 'Done.', content: json(reply) } : { description: 'Done, without a body.' };
}

/** Its own failures and those of every call like it, by status. */
function failuresOf(endpoint: EndpointShape): Json {
  const isOpen = endpoint.permission === 'open';
  const codes = new Set<ErrorCode>([
    ...(endpoint.body || endpoint.query || endpoint.params ? (['request.invalid'] as const) : []),
    ...(isOpen ? [] : (['session.required'] as const)),
    ...(isOpen || endpoint.permission === 'session' ? [] : (['permission.missing'] as const)),
    ...(endpoint.idempotent ? (['request.key_reused'] as const) : []),
    ...(endpoint.errors ?? []),
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, known]) => [
      String(status),
      {
        description: known.map((code) => `\`${code}\`: ${errorMessage(code, 'en')}`).join('\n\n'),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}
