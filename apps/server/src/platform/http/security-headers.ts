import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import type { App } from './app.ts';

/**
 * The same headers for every reply. The plug-in would write the policy anew for each request, so it is asked once, by a
 * server that nobody else reaches, and what it answers is kept.
 */
export async function sendSecurityHeaders(app: App, options: FastifyHelmetOptions): Promise<void> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', (_, reply) => {
    const own = Object.entries(reply.raw.getHeaders());
    return reply.send(own.map(([name, value]) => [name, String(value)]));
  });
  const headers = (await probe.inject('/')).json<[string, string][]>();
  await probe.close();
  app.addHook('onRequest', (_, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
