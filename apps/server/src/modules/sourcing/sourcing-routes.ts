import * as contract from '@kouan/contract';
import { pageSites, recogniseTarget } from '@kouan/sourcing';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { sendSheet } from '../../platform/xlsx.ts';
import { countTry } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { linkHealth, troubledSites } from './link-health.ts';
import { noteReading } from './note-reading.ts';
import { linkSheetColumns, readLinkSheet } from './read-link-sheet.ts';
import { recogniseList } from './recognise-list.ts';
import { recogniseText } from './recognise-text.ts';

const maxSheetBytes = 2 * 1_048_576;
const defaultHealthHours = 24;
const reportsPerHour = 300;

/** Pasted texts, one or many, and how well sites are read. */
export function sourcingRoutes(app: App, kit: Kit): void {
  route(app, contract.recogniseLink, ({ db, body }) => recogniseText(db, body.text));

  route(app, contract.recogniseLinks, async ({ body, actor, address }) => {
    const { listedLinksFollowedPerAddressPerMinute: max } = await parameters(kit.db);
    const mayFollow = async () =>
      !(await countTry(kit.db, { kind: 'followListed', subject: address, max, windowMinutes: 1 }));
    return recogniseList({ ...kit, reader: actor ? `user ${actor.id}` : address }, body.texts, mayFollow);
  });
  route(app, contract.readLinkSheet, async ({ file }) => readLinkSheet((await file(maxSheetBytes)).data));
  route(app, contract.downloadLinkTemplate, ({ reply, language }) =>
    sendSheet({ reply, language }, { name: 'links', columns: linkSheetColumns, rows: [] }),
  );

  route(app, contract.getTroubledSites, ({ db }) => troubledSites(db));
  route(app, contract.listLinkHealth, ({ db, query }) => linkHealth(db, query.hours ?? defaultHealthHours));
  route(app, contract.reportReading, async ({ body, actor }) => {
    const found = recogniseTarget(body.url);
    const site = found.result === 'product' ? pageSites.find((one) => one === found.site) : undefined;
    if (site === undefined) fail('link.not_recognised');
    const limit = { kind: 'reportReading', subject: String(actor.id), max: reportsPerHour, windowMinutes: 60 };
    if (await countTry(kit.db, limit)) fail('request.too_many');
    const { pluginVersion: version, problem } = body;
    await noteReading(kit.db, { site, way: 'plugin', version, problem, reader: `user ${actor.id}` });
    return undefined;
  });
}
