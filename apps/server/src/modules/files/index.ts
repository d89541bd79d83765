import { enqueue } from '../../platform/jobs.ts';
import type { Module } from '../../platform/module.ts';
import { takeForgotten } from './file-queries.ts';
import { fileRoutes } from './file-routes.ts';

export { bindFiles } from './bind-files.ts';
export { fileHashes, fileRefs } from './file-links.ts';
export type { RecordKind } from './file-tables.ts';
export { insertFile } from './file-queries.ts';
export { storePicture } from './store-picture.ts';

/** Uploaded files: pictures drawn anew, bound to private records. */
export const filesModule: Module = {
  name: 'files',
  routes: fileRoutes,
  jobs: (kit) => ({ removeFile: ({ storageKey }: { storageKey: string }) => kit.storage.delete(storageKey) }),
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
