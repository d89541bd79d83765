import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import { isUnreachable, statementCounts } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import { endpointsOf, type OpenApi, openApiOf } from './openapi.ts';
import { parameters } from '../settings/index.ts';
import { serverFigures } from './server-figures.ts';
import { addCounts, readSqlMonitor } from './statement-queries.ts';

const addEveryMs = 5_000;

/** API documentation and SQL monitor: data only, the pages that show it are the web's. */
export function monitorRoutes(app: App, kit: Kit): void {
  let described: OpenApi | undefined;
  route(app, contract.getOpenApi, async () => {
    described ??= openApiOf(endpointsOf(contract), { version: await readVersion(), address: kit.config.baseUrl });
    return described;
  });
  route(app, contract.getSqlMonitor, async ({ db }) => {
    await flush(kit);
    return readSqlMonitor(db);
  });
  route(app, contract.getServerMonitor, async ({ db, language }) => {
    const figures = await serverFigures({ folder: kit.config.dataDir, language });
    const { businessTimeZone: timeZone } = await parameters(db);
    return { ...figures, time: (await currentTime(db)).toLocaleTimeString('en-GB', { timeZone }) };
  });
  addAgainAndAgain(app, kit);
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version; // our own file
}

/** Every process adds what it counted every few seconds; what a killed one had not yet added is lost, and nothing else. */
function addAgainAndAgain(app: App, kit: Kit): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      running = running.then(() => flush(kit));
    }, addEveryMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await flush(kit);
  });
}

/** Figures are never worth a failed call or a failed stop. */
async function flush({ db, log }: Kit): Promise<void> {
  const taken = statementCounts(db)?.take();
  if (!taken) return;
  await addCounts(db, taken).catch((error: unknown) => {
    if (!isUnreachable(error)) log.warn({ err: error }, 'the counts of statements were not added');
  });
}
