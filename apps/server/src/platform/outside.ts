import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

export type Target = { address: string; port: number; host: string; isSecure: boolean };
/** The way out of this machine: who a name is, and a connection to exactly one address. Tests bring their own. */
export type Outside = {
  resolve(host: string): Promise<string[]>;
  dial(target: Target, signal: AbortSignal): Promise<Duplex>;
};

/** The real network. A connection goes to the given address, whatever the name may mean by then. */
export const internet: Outside = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  dial: ({ address, port, host, isSecure }, signal) =>
    new Promise((resolve, reject) => {
      const socket = isSecure
        ? connectTls({ host: address, port, servername: host, ALPNProtocols: ['http/1.1'] }, () => resolve(socket))
        : connect({ host: address, port }, () => resolve(socket));
      socket.once('error', reject);
      signal.addEventListener('abort', () => socket.destroy(new Error('too slow')), { once: true });
    }),
};
