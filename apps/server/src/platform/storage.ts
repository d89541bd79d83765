/** Where file contents live: see `storage/`. */
export * from './storage/index.ts';
