import * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { bindFiles, type FileRow, keepUpload, removeBoundFiles, sendBoundFile, toStoredFile } from '../files/index.ts';
import { parameters } from '../settings/index.ts';
import { setAvatar } from './avatar-queries.ts';

/** A new avatar has a new name, so browsers may keep the old one's address long. */
const maxAgeSeconds = 86_400;

/** One's own picture: sent here, read by everybody at /avatar/{avatarName}. */
export function avatarRoutes(app: App, kit: Kit): void {
  route(app, contract.uploadAvatar, async ({ actor, db, file, inTransaction }) => {
    const upload = await file(contract.maxAvatarBytes);
    const row = await keepUpload(kit.storage, upload, {
      purpose: 'avatar',
      ownerId: actor.id,
      inTransaction,
      alsoDo: (tx, stored) => wearAvatar(tx, stored, actor.id),
    });
    const { businessTimeZone } = await parameters(db);
    const url = `/avatar/${row.realName}`;
    return { ...toStoredFile(row, businessTimeZone), path: url, url, avatar: row.realName };
  });
  app.get<{ Params: { avatarName: string }; Querystring: { size?: string } }>(
    '/avatar/:avatarName',
    ({ params, query }, reply) =>
      sendBoundFile(kit, reply, {
        realName: params.avatarName,
        recordKind: 'avatar',
        options: { size: query.size },
        maxAgeSeconds,
      }),
  );
}

/** The new picture takes the place of the old one, which goes with its content. */
async function wearAvatar(tx: Tx, stored: FileRow, userId: number): Promise<FileRow> {
  const before = await setAvatar(tx, { userId, fileId: stored.id });
  await bindFiles(tx, { fileIds: [stored.id], ownerId: userId, record: { kind: 'avatar', id: userId } });
  if (before !== null) await removeBoundFiles(tx, [before]);
  return stored;
}
