import type { RegistrationRow } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { users } from './identity-tables.ts';
import { registrationMail } from './registration-mails.ts';
import { registrationReviews, registrations } from './registration-tables.ts';
import { endSessionsOf } from './sessions.ts';

export type ReviewOutcome = 'approved' | 'notApproved' | 'reReview';
export type Review = {
  id: number;
  outcome: ReviewOutcome;
  opinion: string;
  reviewerId: number;
  /** The address under which a rejected version can be sent again. */
  againUrl: (version: number) => Promise<string>;
};

const statusAfter: Record<ReviewOutcome, RegistrationRow['status']> = {
  approved: 'approved',
  notApproved: 'rejected',
  reReview: 'pending',
};
/** A decision wants a waiting registration, a re-review a decided one. */
const fits = (status: RegistrationRow['status'], outcome: ReviewOutcome): boolean =>
  (status === 'pending') === (outcome !== 'reReview');

/**
 * Reviews a registration, opens or closes its account and mails the outcome. Throws registration.not_found,
 * registration.move_not_allowed, registration.own.
 */
export async function reviewRegistration(
  tx: Tx,
  { id, outcome, opinion, reviewerId, againUrl }: Review,
): Promise<void> {
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  if (!registration) fail('registration.not_found');
  if (registration.userId === reviewerId) fail('registration.own');
  if (!fits(registration.status, outcome)) fail('registration.move_not_allowed');

  const status = statusAfter[outcome];
  await tx
    .insert(registrationReviews)
    .values({ registrationId: id, version: registration.version, outcome, opinion, reviewerId });
  await tx
    .update(registrations)
    .set({ status, opinion: opinion || null, reviewerId, reviewedAt: nowSql })
    .where(eq(registrations.id, id));
  const [user] = await tx
    .update(users)
    .set({ isEnabled: status === 'approved' })
    .where(eq(users.id, registration.userId))
    .returning({ email: users.email, username: users.username });
  if (status !== 'approved') await endSessionsOf(tx, [registration.userId]);
  if (!user) return;
  const details = { username: user.username, reason: opinion, link: await againUrl(registration.version) };
  await queueMail(tx, { to: user.email, ...registrationMail(registration.language, outcome, details) });
}
