import { enqueue } from '../../platform/jobs.ts';
import type { Module } from '../../platform/module.ts';
import { takeForgotten } from './file-queries.ts';
import { fileRoutes } from './file-routes.ts';
import { smallKey } from './send-file.ts';
import { storageRoutes } from './storage-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

export { withBuckets } from './cloud-storage.ts';
export { bindFiles } from './bind-files.ts';
export { fileMarks, fileRefs } from './file-links.ts';
export type { FileRow, RecordKind } from './file-tables.ts';
export { filesByIds, insertFile } from './file-queries.ts';
export { sendBoundFile } from './file-routes.ts';
export { shownSize, toStoredFile } from './file-view.ts';
export { keepUpload } from './keep-upload.ts';
export { printedPicture } from './printed-picture.ts';
export { removeBoundFiles } from './remove-files.ts';
export { storePicture, storeUpload } from './store-upload.ts';

/** Uploaded files: one pipeline in, the staff's library, and the one door to private ones. */
export const filesModule: Module = {
  name: 'files',
  routes(app, kit) {
    fileRoutes(app, kit);
    uploadRoutes(app, kit);
    storageRoutes(app, kit);
  },
  jobs: ({ storage }) => ({
    async removeFile({ storageKey }: { storageKey: string }) {
      await storage.delete(storageKey);
      await storage.delete(smallKey(storageKey));
    },
  }),
  timers: [
    {
      name: 'files that nobody used',
      async step(tx) {
        const storageKey = await takeForgotten(tx);
        if (storageKey !== undefined) await enqueue(tx, 'removeFile', { storageKey });
        return storageKey !== undefined;
      },
    },
  ],
};
