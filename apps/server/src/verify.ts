import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError, readConfig } from './platform/config.ts';
import { DatabaseError, openDatabase } from './platform/database.ts';
import { projectFolder } from './platform/project-folder.ts';
import { findBroken, readInvariants } from './platform/invariants.ts';

// `npm run verify`: prints every rule that does not hold and the rows that break it; nothing when all hold.
try {
  const database = await openDatabase(readConfig(process.env), () => undefined);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const invariants = readInvariants(await readFile(join(projectFolder, 'apps/server/invariants.sql'), 'utf8'));
  const broken = await findBroken(client, invariants);
  for (const { name, rows } of broken)
    console.log(`${name}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join('\n')}`);
  await client.end();
  await database.stop();
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof DatabaseError ? error.message : error);
  process.exitCode = 1;
}
