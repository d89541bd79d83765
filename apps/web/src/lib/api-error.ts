/** A refused or failed call. `status` 0: no answer at all; -1: it took too long. `fields` maps input names to texts for the reader. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the server tells beside the text, under names that go with the code. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The body named no status: whoever answered was not this server's API. */
  readonly isForeign: boolean;

  constructor({
    status,
    code,
    message,
    fields,
    details,
    isForeign = false,
  }: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    details?: Record<string, unknown> | undefined;
    isForeign?: boolean;
  }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
    this.details = details ?? {};
    this.isForeign = isForeign;
  }
}

export const noAnswer = 0;
export const timedOut = -1;
const maxMessageLength = 500;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxMessageLength) : '');

/** Makes an error of whatever came back, be it JSON as agreed, HTML or nothing. The status in the body counts before the one of HTTP. */
export function apiErrorFrom(httpStatus: number, body: unknown): ApiError {
  const { status, code, message, msg, fields, details } = record(body);
  const texts = Object.entries(record(fields)).map(([name, value]) => [name, text(value)] as const);
  const isNamed = typeof status === 'number' && status > 0;
  return new ApiError({
    status: isNamed ? status : httpStatus,
    isForeign: !isNamed,
    code: text(code),
    message: text(message) || text(msg),
    fields: Object.fromEntries(texts),
    details: record(details),
  });
}
