import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { userBriefs } from '../identity/index.ts';
import { getOrder } from './order-queries.ts';
import { type NoteKind, orderNotes } from './work-tables.ts';

type NewNote = { number: string; kind: NoteKind; content: string; authorId: number };

/** Writes a remark that the buyer reads, or a note that only the staff do. Throws order.not_found. */
export async function addNote(tx: Tx, { number, ...note }: NewNote): Promise<void> {
  const order = await getOrder(tx, { number, buyerId: 'any' });
  await tx.insert(orderNotes).values({ ...note, content: note.content.trim(), orderId: order.id });
}

/** The notes of an order, the oldest first; a buyer only gets what is written to them. */
export async function notesOf(db: Reader, { orderId, isForBuyer }: { orderId: number; isForBuyer: boolean }) {
  const rows = await db
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), isForBuyer ? eq(orderNotes.kind, 'toBuyer') : undefined))
    .orderBy(asc(orderNotes.id));
  const people = await userBriefs(db, [...new Set(rows.map(({ authorId }) => authorId))]);
  return rows.map(({ id, kind, content, authorId, createdAt }) => ({
    id,
    kind,
    content,
    authorName: people.get(authorId)?.nickName ?? '',
    at: createdAt,
  }));
}
