import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { type CourseStep, shipmentCourse } from './packing-tables.ts';

const maxPlace = 100;

/** Adds a step to what the page that is shared by code tells. It stands where its own moment puts it. */
export async function addCourse(
  tx: Tx,
  { shipmentId, step, place, at }: { shipmentId: number; step: CourseStep; place: string; at: Date },
): Promise<void> {
  await tx.insert(shipmentCourse).values({ shipmentId, step, place: place.trim().slice(0, maxPlace), happenedAt: at });
}

const maxSteps = 100;

/** By their own moments, the oldest first. */
export const courseOf = (db: Reader, shipmentId: number) =>
  db
    .select()
    .from(shipmentCourse)
    .where(eq(shipmentCourse.shipmentId, shipmentId))
    .orderBy(asc(shipmentCourse.happenedAt), asc(shipmentCourse.id))
    .limit(maxSteps);
