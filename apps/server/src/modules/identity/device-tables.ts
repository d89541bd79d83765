import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

/** Paired plug-ins. Only hashes are known; `passwordMark` ties the pairing to the password it was made under. */
export const devices = pgTable('devices', {
  id: identity(),
  userId: whole('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  passwordMark: text('password_mark').notNull(),
  name: text('name').notNull(),
  pluginVersion: text('plugin_version').notNull(),
  /** From where it was paired. */
  address: text('address').notNull().default(''),
  pairedAt: createdMoment('paired_at'),
  lastUsedAt: moment('last_used_at'),
});
export const deviceCodes = pgTable('device_codes', {
  userId: whole('user_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
