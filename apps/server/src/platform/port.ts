import { createServer } from 'node:net';
import { type Config, ConfigError } from './config.ts';

/** Found out first, before anything is started. Throws ConfigError. */
export function ensurePortFree({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken: another Kouan may be running. Choose another with PORT.'
          : `cannot be opened (${error.code}).`;
      reject(new ConfigError(`Port ${port} of ${host} ${reason}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
