import { expect, test } from 'vitest';
import { makeTicket, readTicket } from './registration-ticket.ts';

const secret = Buffer.alloc(32, 7);
const now = new Date('2026-03-01T08:00:00Z');
const afterDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

test('a ticket names its rejection for thirty days, and only where it was made', () => {
  const ticket = makeTicket(secret, { registrationId: 12, version: 3, now });
  expect(readTicket(secret, ticket, afterDays(29.9))).toMatchObject({ registrationId: 12, version: 3 });
  expect(readTicket(secret, ticket, afterDays(30.1))).toBeUndefined();
  expect(readTicket(Buffer.alloc(32, 8), ticket, now)).toBeUndefined();
});
