import type { listRegistrations as endpoint, QueryOf, RegistrationDetail, RegistrationRow } from '@kouan/contract';
import { aliasedTable, and, asc, count, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { hasText, orderOf, pageOf } from '../../platform/list-query.ts';
import { fileRefs } from '../files/index.ts';
import { users } from './identity-tables.ts';
import { registrationReviews, registrations } from './registration-tables.ts';
import { earlierVersions, licenseIds } from './registration-versions.ts';

const reviewers = aliasedTable(users, 'reviewers');
const sortable = { id: registrations.id, createdAt: registrations.createdAt, username: users.username };
/** What may be done with a registration of each status. */
const actions: Record<RegistrationRow['status'], RegistrationRow['allowedActions']> = {
  pending: ['approve', 'reject'],
  approved: ['reReview'],
  rejected: ['reReview'],
};

/** Who looks: what they may not review themselves has no actions. */
export type Viewer = { id: number; mayReview: boolean };

const selectRows = (db: Reader) =>
  db
    .select({ registration: registrations, user: users, reviewer: reviewers.nickName })
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .leftJoin(reviewers, eq(reviewers.id, registrations.reviewerId));
type Found = {
  registration: typeof registrations.$inferSelect;
  user: typeof users.$inferSelect;
  reviewer: string | null;
};

/** A page of registrations, those that wait the longest first. */
export async function listRegistrations(
  db: Reader,
  query: QueryOf<typeof endpoint>,
  viewer: Viewer,
): Promise<{ content: Sendable<RegistrationRow>[]; totalElements: number }> {
  const where = and(
    hasText(query.blurry, [users.username, users.nickName, users.email, users.phone]),
    query.kind && eq(registrations.kind, query.kind),
    query.status && eq(registrations.status, query.status),
  );
  const { limit, offset } = pageOf(query);
  const waiting = query.status === 'pending' ? asc(registrations.sentAt) : desc(registrations.sentAt);
  const rows = await selectRows(db)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, [waiting, desc(registrations.id)]))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ rows: count() })
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(where);
  return { content: rows.map((row) => toRow(row, viewer)), totalElements: total?.rows ?? 0 };
}

/** A registration with what was sent before, its licences, whose addresses are good for some minutes, and its reviews. Throws registration.not_found. */
export async function getRegistration(
  db: Reader,
  { id, secret, viewer }: { id: number; secret: Buffer; viewer: Viewer },
): Promise<Sendable<RegistrationDetail>> {
  const rows: readonly Found[] = await selectRows(db).where(eq(registrations.id, id));
  const found = rows[0];
  if (!found) fail('registration.not_found');
  const refsOf = async (sent: { id: number; version: number }) => fileRefs(db, secret, await licenseIds(db, sent));
  const reviews = await db
    .select({ review: registrationReviews, reviewer: users.nickName })
    .from(registrationReviews)
    .innerJoin(users, eq(users.id, registrationReviews.reviewerId))
    .where(eq(registrationReviews.registrationId, id))
    .orderBy(asc(registrationReviews.id));
  return {
    ...toRow(found, viewer),
    licenses: await refsOf({ id, version: found.registration.version }),
    earlier: await Promise.all(
      (await earlierVersions(db, found.registration)).map(async (sent) => ({
        ...sent,
        licenses: await refsOf({ id, version: sent.version }),
      })),
    ),
    reviews: reviews.map(({ review, reviewer }) => ({ ...review, reviewer })),
  };
}

const toRow = ({ registration, user, reviewer }: Found, viewer: Viewer): Sendable<RegistrationRow> => ({
  id: registration.id,
  kind: registration.kind,
  status: registration.status,
  user: {
    id: user.id,
    username: user.username,
    nickName: user.nickName,
    email: user.email,
    phone: user.phone,
  },
  opinion: registration.opinion,
  reviewer,
  reviewedAt: registration.reviewedAt,
  createdAt: registration.createdAt,
  version: registration.version,
  sentAt: registration.sentAt,
  allowedActions: viewer.mayReview && viewer.id !== user.id ? actions[registration.status] : [],
});

/** The registration of a user that stands in the way of logging in. */
export async function findRegistration(db: Reader, userId: number) {
  const [row] = await db
    .select({
      id: registrations.id,
      status: registrations.status,
      opinion: registrations.opinion,
      version: registrations.version,
    })
    .from(registrations)
    .where(eq(registrations.userId, userId));
  return row;
}
