import { statfsSync } from 'node:fs';

const smallSharedMemoryBytes = 256 * 1024 * 1024;

/** Sizes fit a small machine; everything that protects data keeps PostgreSQL's default, which is on. */
const settings: Readonly<Record<string, string>> = {
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  password_encryption: 'scram-sha-256',
  log_min_messages: 'log',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/** For databases that are thrown away: nothing waits for the disk. */
const fastSettings: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

export function serverArguments({
  dataFolder,
  port,
  fast,
}: {
  dataFolder: string;
  port: number;
  fast: boolean;
}): string[] {
  const all = { ...settings, ...sharedMemory(), ...(fast ? fastSettings : {}) };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataFolder, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...options];
}

/** Containers often have 64 MB of /dev/shm; parallel queries would then fail half-way. */
function sharedMemory(): Record<string, string> {
  if (process.platform !== 'linux') return {};
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < smallSharedMemoryBytes ? { dynamic_shared_memory_type: 'mmap' } : {};
  } catch {
    return { dynamic_shared_memory_type: 'mmap' };
  }
}
