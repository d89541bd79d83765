import { sql } from 'drizzle-orm';
import type { Tx } from '../db.ts';
import { fail } from '../errors.ts';
import { askPrepared } from '../prepared.ts';
import { sha256 } from '../random.ts';
import type { Timer } from '../timers.ts';
import { toWire } from './to-wire.ts';

export type KeyedRequest = { actorId: number; key: string; endpoint: string; content: unknown };
export const maxKeyLength = 200;
const keyForm = /^[\x21-\x7e]+$/;

/** An `Idempotency-Key` header must be 1 to 200 visible ASCII characters. */
export const isUsableKey = (key: string): boolean => key.length > 0 && key.length <= maxKeyLength && keyForm.test(key);

const insertKey = {
  name: 'idempotency-key',
  text: `insert into idempotency_keys (actor_id, key, content_hash) values ($1, $2, $3)
    on conflict (actor_id, key) do nothing returning key`,
};
const updateReply = {
  name: 'idempotency-reply',
  text: 'update idempotency_keys set reply = $1::jsonb where actor_id = $2 and key = $3',
};

/**
 * Takes a key for this transaction. Answers the kept reply when the same request was already done; waits for one that
 * is under way. Throws request.key_reused when the key came with another content.
 */
export async function takeKey(
  tx: Tx,
  { actorId, key, endpoint, content }: KeyedRequest,
): Promise<{ kept: unknown } | undefined> {
  const contentHash = sha256(`${endpoint}\n${JSON.stringify(content)}`);
  const taken = await askPrepared(tx, insertKey, [actorId, key, contentHash]);
  if (taken.length > 0) return undefined;
  const { rows } = await tx.execute<{ content_hash: string; reply: unknown }>(sql`
    select content_hash, reply from idempotency_keys where actor_id = ${actorId} and key = ${key}`);
  if (rows[0]?.content_hash !== contentHash) fail('request.key_reused');
  return { kept: rows[0].reply };
}

/** Keeps the reply with the key, in the same transaction as what was done. */
export async function keepReply(tx: Tx, { actorId, key }: KeyedRequest, reply: unknown): Promise<void> {
  const text = JSON.stringify(toWire(reply ?? null));
  await askPrepared(tx, updateReply, [text, actorId, key]);
}

/** Keys and their replies are kept for a week: no client repeats a request any later. */
export const oldKeysTimer: Timer = {
  name: 'idempotency keys of the past',
  async step(tx) {
    const { rows } = await tx.execute(sql`
      delete from idempotency_keys where (actor_id, key) in (
        select actor_id, key from idempotency_keys where created_at < app_now() - interval '7 days' order by created_at limit 500 for update skip locked)
      returning key`);
    return rows.length > 0;
  },
};
