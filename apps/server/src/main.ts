import { ConfigError, readConfig, readSecret } from './platform/config.ts';
import { DatabaseError, openDatabase } from './platform/database.ts';
import { ensurePortFree } from './platform/port.ts';
import { step } from './platform/step.ts';
import { openStorage } from './platform/storage.ts';

// The program. Little is loaded here: all the rest is read while the database starts.
try {
  const config = readConfig(process.env);
  await ensurePortFree(config);
  const secret = readSecret(config);
  const storage = await openStorage(config);
  const [database, { runServer }] = await Promise.all([
    step('Database', (say) => openDatabase(config, say)),
    import('./run-server.ts'),
  ]);
  await runServer({ config, secret, storage, database });
} catch (error) {
  const isTold = error instanceof ConfigError || error instanceof DatabaseError;
  console.error(isTold ? `\n${error.message}` : error);
  process.exit(1);
}
