/** A refused or failed call. `status` 0: no answer at all; -1: it took too long. `fields` maps input names to texts for the reader. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor({
    status,
    code,
    message,
    fields,
  }: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
  }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
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
  const { status, code, message, msg, fields } = record(body);
  const texts = Object.entries(record(fields)).map(([name, value]) => [name, text(value)] as const);
  return new ApiError({
    status: typeof status === 'number' && status > 0 ? status : httpStatus,
    code: text(code),
    message: text(message) || text(msg),
    fields: Object.fromEntries(texts),
  });
}
