import type { ReadingWay } from '@kouan/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment } from '../../platform/clock.ts';
import { identity } from '../../platform/columns.ts';

export const linkReadings = pgTable('link_readings', {
  id: identity(),
  site: text('site').notNull(),
  way: text('way').$type<ReadingWay>().notNull(),
  version: text('version').notNull().default(''),
  problem: text('problem'),
  /** A short hash of who had it read. */
  reader: text('reader').notNull().default(''),
  readAt: createdMoment('read_at'),
});
