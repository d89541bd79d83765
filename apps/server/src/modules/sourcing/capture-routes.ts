import * as contract from '@kouan/contract';
import type { Texts } from '@kouan/contract';
import { pageSites } from '@kouan/sourcing';
import { AppError, fail } from '../../platform/errors.ts';
import { type App, holds, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { getProductRow, publicIdsOf } from '../catalog/index.ts';
import { countTry, userBriefs } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import {
  countCaptures,
  countWaiting,
  listCaptureRows,
  listProductCaptureRows,
  listWaitingRows,
} from './capture-queries.ts';
import { decideProposal } from './decide-proposal.ts';
import { followLink } from './follow-link.ts';
import { noteReading } from './note-reading.ts';
import { providers } from './providers/list.ts';
import { takeCapture } from './take-capture.ts';

const defaultPageSize = 10;
/** Refusals that say how well a site is read. */
const readingErrors: readonly string[] = ['capture.address_differs', 'capture.no_price', 'capture.not_usable'];

const siteOf = (site: string): string => pageSites.find((one) => one === site) ?? 'other';

export function captureRoutes(app: App, kit: Kit): void {
  route(app, contract.sendCapture, async ({ body, actor, inTransaction }) => {
    const reading = { site: siteOf(body.product.site), version: body.pluginVersion, reader: `user ${actor.id}` };
    try {
      const taken = await inTransaction((tx) =>
        takeCapture(tx, { ...body, userId: actor.id, isStaff: holds(actor, 'product:edit') }),
      );
      await noteReading(kit.db, { ...reading, way: 'plugin', problem: null });
      return taken;
    } catch (error) {
      if (error instanceof AppError && readingErrors.includes(error.code))
        await noteReading(kit.db, { ...reading, way: 'plugin', problem: error.code });
      throw error;
    }
  });

  route(app, contract.listMyCaptures, async ({ db, query, actor }) => {
    const { page = 0, size = defaultPageSize } = query;
    const rows = await listCaptureRows(db, actor.id, { limit: size, offset: page * size });
    return { content: await withPublicIds(kit, rows), totalElements: await countCaptures(db, actor.id) };
  });

  route(app, contract.listCaptureProposals, async ({ db, query }) => {
    const { page = 0, size = defaultPageSize } = query;
    const rows = await listWaitingRows(db, { limit: size, offset: page * size });
    const people = await userBriefs(
      db,
      rows.flatMap(({ proposedBy }) => proposedBy ?? []),
    );
    const content = (await withPublicIds(kit, rows)).map(({ source, ...row }) => ({
      ...row,
      proposedBy: people.get(row.proposedBy ?? 0)?.nickName ?? '',
      provider: providerTitle(source),
    }));
    return { content, totalElements: await countWaiting(db) };
  });

  route(app, contract.listProductCaptures, async ({ db, params, actor }) => {
    const { product } = await getProductRow(db, params.id);
    const viewerId = actor === undefined ? null : holds(actor, 'product:list') ? 'any' : actor.id;
    const rows = await listProductCaptureRows(db, { productId: product.id, viewerId });
    return rows.map((row) => ({ ...row, provider: providerTitle(row.source) }));
  });

  route(app, contract.decideCaptureProposal, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => decideProposal(tx, { ...params, ...body, by: actor.id }));
    return undefined;
  });

  route(app, contract.followLink, async ({ body, address, actor }) => {
    const { linksFollowedPerAddressPerMinute: max } = await parameters(kit.db);
    if (await countTry(kit.db, { kind: 'followLink', subject: address, max, windowMinutes: 1 }))
      fail('request.too_many');
    return followLink({ ...kit, reader: actor ? `user ${actor.id}` : address }, body.text);
  });
}

const providerTitle = (source: string): Texts | null => providers.find(({ name }) => name === source)?.title ?? null;

async function withPublicIds<R extends { productId: number }>({ db }: Kit, rows: readonly R[]) {
  const publicIds = await publicIdsOf(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row) => ({ ...row, productId: publicIds.get(row.productId) ?? '' }));
}
