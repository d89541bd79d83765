import { bigint } from 'drizzle-orm/pg-core';

/** Money: whole fen or đồng. */
export const money = (name: string) => bigint(name, { mode: 'bigint' });
/** An id, a count or a measure in whole units. */
export const whole = (name: string) => bigint(name, { mode: 'number' });
/** The primary key of every table. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
