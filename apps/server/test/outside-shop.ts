import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Outside } from '../src/platform/outside.ts';

const openAddress = '93.184.216.34';

/** Other sites, all served by one stand-in on this machine; every name resolves to an address of the open internet. */
export async function anOutside(answer: RequestListener): Promise<{ outside: Outside; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const outside: Outside = {
    resolve: async () => [openAddress],
    dial: () =>
      new Promise((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port }, () => resolve(socket));
        socket.once('error', reject);
      }),
  };
  return { outside, asked };
}
