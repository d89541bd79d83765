import * as contract from '@kouan/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { users } from './identity-tables.ts';
import { savedViews } from './saved-view-tables.ts';

/** More lists than there are. */
const maxViewsOfUser = 50 * contract.maxSavedViews;

/** Everybody's own views of lists. */
export function savedViewRoutes(app: App): void {
  route(app, contract.listSavedViews, ({ query, actor, db }) =>
    db
      .select({ name: savedViews.name, query: savedViews.query, columns: savedViews.columns })
      .from(savedViews)
      .where(isOwn(actor.id, query.list))
      .orderBy(asc(savedViews.createdAt), asc(savedViews.name)),
  );
  route(app, contract.keepSavedView, async ({ body, actor, inTransaction }) => {
    const name = body.name.trim();
    await inTransaction((tx) => keepView(tx, { ...body, name, userId: actor.id }));
    return undefined;
  });
  route(app, contract.forgetSavedView, async ({ query, actor, inTransaction }) => {
    const isIt = and(isOwn(actor.id, query.list), eq(savedViews.name, query.name.trim()));
    await inTransaction((tx) => tx.delete(savedViews).where(isIt));
    return undefined;
  });
}

const isOwn = (userId: number, list?: string) =>
  and(eq(savedViews.userId, userId), list === undefined ? undefined : eq(savedViews.list, list));

/** Throws view.too_many. */
async function keepView(tx: Tx, view: Omit<typeof savedViews.$inferInsert, 'createdAt'>): Promise<void> {
  const { userId, list, name, query, columns } = view;
  // One after the other, so that several at once cannot pass the limit together.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const changed = await tx
    .update(savedViews)
    .set({ query, columns })
    .where(and(isOwn(userId, list), eq(savedViews.name, name)))
    .returning({ name: savedViews.name });
  if (changed.length > 0) return;
  const total = async (where: ReturnType<typeof isOwn>) =>
    (await tx.select({ rows: count() }).from(savedViews).where(where))[0]?.rows ?? 0;
  if ((await total(isOwn(userId, list))) >= contract.maxSavedViews || (await total(isOwn(userId))) >= maxViewsOfUser)
    fail('view.too_many', { max: contract.maxSavedViews });
  await tx.insert(savedViews).values(view);
}
