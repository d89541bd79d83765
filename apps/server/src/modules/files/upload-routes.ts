import * as contract from '@kouan/contract';
import type { FilePurpose } from '@kouan/contract';
import { type App, type Context, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { toStoredFile } from './file-view.ts';
import { keepUpload } from './keep-upload.ts';
import { withEnding } from './rename-file.ts';

type Sender = Pick<Context<typeof contract.uploadPicture>, 'actor' | 'db' | 'file' | 'inTransaction'>;
type Wanted = { purpose: FilePurpose; limitBytes: number; name?: string | undefined };

/** Every way in: they differ only in who may, what it may be, and the shape of the answer. */
export function uploadRoutes(app: App, { storage }: Kit): void {
  const keep = async ({ actor, db, file, inTransaction }: Sender, { purpose, limitBytes, name }: Wanted) => {
    const upload = await file(limitBytes);
    const row = await keepUpload(storage, upload, {
      purpose,
      inTransaction,
      ownerId: actor.id,
      ...(name?.trim() ? { shownAs: (suffix: string) => withEnding(name, suffix) } : {}),
    });
    return toStoredFile(row, (await parameters(db)).businessTimeZone);
  };
  const library = { purpose: 'library', limitBytes: contract.maxLibraryBytes } as const;
  const keepInCloud = async (sender: Sender) => {
    const stored = await keep(sender, library);
    return { ...stored, errno: 0 as const, data: [stored.url] };
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
