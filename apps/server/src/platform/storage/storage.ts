import type { Readable } from 'node:stream';
import { assert } from '../errors.ts';

/** Bytes of a content, the first and the last included. */
export type ContentPart = { first: number; last: number };

/** Where file contents live. Keys are our own names, never a caller's. */
export type Storage = {
  /** Can be written and read. Throws StorageError with one line for the operator. */
  check(): Promise<void>;
  /** On stable storage when it answers; whole or not at all. */
  put(key: string, data: Uint8Array): Promise<void>;
  /** The whole content, or a part of it that lies within it. */
  get(key: string, part?: ContentPart): Promise<Readable | undefined>;
  /** Also fine when there is nothing. */
  delete(key: string): Promise<void>;
};

/** The storage cannot do its work now. The message names no key and no secret. */
export class StorageError extends Error {}

const keyForm = /^[a-z0-9][a-zA-Z0-9_.-]*(\/[a-zA-Z0-9_.-]+)*$/;

/** A key that stays below its folder or bucket, whatever it is. */
export function assertKey(key: string): void {
  assert(keyForm.test(key) && !key.includes('..'), 'a storage key stays in its folder');
}
