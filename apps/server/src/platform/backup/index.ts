export { BackupError } from './backup-error.ts';
export type { Manifest } from './manifest.ts';
export { type RestoreTarget, restoreBackup } from './restore-backup.ts';
export { type BackupSource, writeBackup } from './write-backup.ts';
