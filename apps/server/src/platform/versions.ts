import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { whole } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { askPrepared } from './prepared.ts';

/** What is kept in memory: dictionaries with the parameters they show, menus with the roles that see them. */
type CachedArea = 'settings' | 'menus';

const cacheVersions = pgTable('cache_versions', {
  name: text('name').primaryKey(),
  version: whole('version').notNull(),
});

/** Makes what every process remembers of this area invalid with the commit. */
export async function bumpVersion(tx: Tx, area: CachedArea): Promise<void> {
  await tx
    .insert(cacheVersions)
    .values({ name: area, version: 1 })
    .onConflictDoUpdate({ target: cacheVersions.name, set: { version: sql`${cacheVersions.version} + 1` } });
}

const findVersion = { name: 'cache-version', text: 'select version from cache_versions where name = $1' };

async function versionOf(db: Db, area: CachedArea): Promise<number> {
  const [row] = await askPrepared<{ version: string | number }>(db, findVersion, [area]);
  return Number(row?.version ?? 0);
}

/**
 * Remembers what `load` answers for each key until the area's version moves, in whatever process. The version is read
 * before the content, so what is remembered is never older than it claims; at most `maxKeys` are kept.
 */
export function rememberBy<V>(
  db: Db,
  { area, maxKeys, load }: { area: CachedArea; maxKeys: number; load: (key: string) => Promise<V> },
): (key: string) => Promise<V> {
  const kept = new Map<string, V>();
  let keptVersion = -1;
  return async (key) => {
    const version = await versionOf(db, area);
    if (version === keptVersion) {
      const known = kept.get(key);
      if (known !== undefined) return known;
    }
    const value = await load(key);
    // Somebody may have seen a newer version meanwhile; then this value is not theirs to keep.
    if (version < keptVersion) return value;
    if (version > keptVersion || kept.size >= maxKeys) kept.clear();
    keptVersion = version;
    kept.set(key, value);
    return value;
  };
}
