import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db, Reader } from '../../platform/db.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { captchas } from './identity-tables.ts';

// The package is CommonJS without a default that ES modules could name.
const { create } = createRequire(import.meta.url)('svg-captcha') as typeof import('svg-captcha');

const goodFor = '3 minutes';
const mailedGoodFor = '10 minutes';
const maxStored = 20_000;
const length = 4;
const size = { width: 240, height: 80, fontSize: 84 };
/** Without letters and digits that look alike. */
const characters = 'ABCDEFGHKMNPRSTUVWXYZ23456789';

/** Large and small letters are the same. */
export const typedAnswer = (answer: string): string => answer.trim().toLowerCase();
/** What is kept of an answer; a login makes the same of what was typed. */
const hashOfAnswer = (salt: string, answer: string): string => sha256(`${salt} ${typedAnswer(answer)}`);

/**
 * A new captcha: its picture as a data address, and the name under which its answer is kept, as a hash. A fixed answer
 * (development only) holds whatever the picture shows.
 */
export async function makeCaptcha(db: Db, fixedAnswer: string | undefined): Promise<{ img: string; uuid: string }> {
  const { text, data } = create({ size: length, charPreset: characters, noise: 3, color: true, ...size });
  const uuid = await keepAnswer(db, fixedAnswer ?? text, goodFor);
  return { img: await drawCaptcha(data), uuid };
}

/** A captcha without a picture: its answer travels by mail. */
export const makeMailedCaptcha = (db: Reader, answer: string): Promise<string> => keepAnswer(db, answer, mailedGoodFor);

async function keepAnswer(db: Reader, answer: string, interval: string): Promise<string> {
  const salt = randomToken(12);
  const uuid = randomUUID();
  await db.insert(captchas).values({
    id: uuid,
    salt,
    answerHash: hashOfAnswer(salt, answer),
    expiresAt: sql`${nowSql} + ${interval}::interval`,
  });
  await db.execute(
    sql`delete from captchas where id in (select id from captchas order by created_at desc offset ${maxStored}) or expires_at < ${nowSql}`,
  );
  return uuid;
}
