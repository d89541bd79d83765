import * as contract from '@kouan/contract';
import type { FilePurpose } from '@kouan/contract';
import { type App, type Context, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { cloudAddresses } from './cloud-addresses.ts';
import { currentBucket } from './cloud-storage.ts';
import { toStoredFile } from './file-view.ts';
import { keepUpload } from './keep-upload.ts';
import { withEnding } from './rename-file.ts';

type Sender = Pick<Context<typeof contract.uploadPicture>, 'actor' | 'db' | 'file' | 'inTransaction'>;
type Wanted = { purpose: FilePurpose; limitBytes: number; name?: string | undefined; bucketId?: number | undefined };

/** Every way in: they differ only in who may, what it may be, and the shape of the answer. */
export function uploadRoutes(app: App, { storage, secret }: Kit): void {
  const keepRow = async ({ actor, file, inTransaction }: Sender, { purpose, limitBytes, name, bucketId }: Wanted) =>
    keepUpload(storage, await file(limitBytes), {
      purpose,
      inTransaction,
      ownerId: actor.id,
      bucketId,
      ...(name?.trim() ? { shownAs: (suffix: string) => withEnding(name, suffix) } : {}),
    });
  const zoneOf = async ({ db }: Sender) => (await parameters(db)).businessTimeZone;
  const keep = async (sender: Sender, wanted: Wanted) =>
    toStoredFile(await keepRow(sender, wanted), await zoneOf(sender));
  const library = { purpose: 'library', limitBytes: contract.maxLibraryBytes } as const;
  const keepInCloud = async (sender: Sender) => {
    const current = await currentBucket(sender.db, secret);
    const row = await keepRow(sender, { ...library, bucketId: current?.row.id });
    const url = (await cloudAddresses(sender.db, secret)).urlOf(row);
    return { ...toStoredFile(row, await zoneOf(sender)), path: url, url, errno: 0 as const, data: [url] };
  };

  route(app, contract.uploadPicture, (sender) =>
    keep(sender, { purpose: 'picture', limitBytes: contract.maxPictureBytes }),
  );
  route(app, contract.uploadLicense, (sender) =>
    keep(sender, { purpose: 'license', limitBytes: contract.maxPictureBytes }),
  );
  route(app, contract.uploadDocument, (sender) =>
    keep(sender, { purpose: 'document', limitBytes: contract.maxDocumentBytes }),
  );
  route(app, contract.addLibraryFile, (sender) => keep(sender, { ...library, name: sender.query.name }));
  route(app, contract.uploadCloudFile, keepInCloud);
  route(app, contract.uploadS3File, keepInCloud);
}
