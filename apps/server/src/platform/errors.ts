import { type ErrorCode, errors } from '@kouan/contract';

/** An expected failure on its way to the caller. `fields` name the inputs it is about. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  readonly fields: Record<string, ErrorCode> | undefined;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, fields?: Record<string, ErrorCode>) {
    super(code);
    this.code = code;
    this.details = details;
    this.fields = fields;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Ends the request with an expected failure. `details` fill its text and travel with the reply: nothing secret. */
export function fail(
  code: ErrorCode,
  details: Record<string, unknown> = {},
  fields?: Record<string, ErrorCode>,
): never {
  throw new AppError(code, details, fields);
}

/** States what must be true; a false one is a bug and ends as a 500. */
export function assert(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`Not true: ${what}`);
}
