import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names one rejection of one registration: whoever has it may look at that registration and send it again, once. */
type Ticket = { registrationId: number; version: number; until: number };

const goodForSeconds = 30 * 24 * 3600;
const form = /^(\d{1,15})\.(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/;

const sign = (secret: Buffer, { registrationId, version, until }: Ticket): string =>
  createHmac('sha256', secret).update(`registration ${registrationId} ${version} ${until}`).digest('base64url');

/** A ticket for the mail and for whoever has just shown the right password. `now` is the database's clock. */
export function makeTicket(
  secret: Buffer,
  { registrationId, version, now }: { registrationId: number; version: number; now: Date },
): string {
  const ticket = { registrationId, version, until: Math.floor(now.getTime() / 1000) + goodForSeconds };
  return `${registrationId}.${version}.${ticket.until}.${sign(secret, ticket)}`;
}

/** What a ticket says, if this installation made it and its time has not passed. */
export function readTicket(secret: Buffer, text: string, now: Date): Ticket | undefined {
  const [, registrationId, version, until, signature = ''] = form.exec(text) ?? [];
  const ticket = { registrationId: Number(registrationId), version: Number(version), until: Number(until) };
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, ticket))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && ticket.until * 1000 > now.getTime() ? ticket : undefined;
}
