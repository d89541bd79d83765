import { createRequire } from 'node:module';

// The least that can answer the same calls: the same statements in the same web framework, nothing else. Its figures are
// what this machine can do, so that those of the application can be held against them.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const fastify = requireOfServer('fastify');
const pg = requireOfServer('pg');

const poolSize = 20;
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: poolSize });
const app = fastify();
/** What to do for each scenario. @type {{ runs: import('./statements.mjs').Statement[][], text: string }[]} */
let limits = [];

app.get('/nothing', async () => ({ status: 'live' }));
app.get('/scenario/:at', async (request, reply) => {
  const { runs, text } = limits[Number(request.params.at)];
  const statements = runs[Number(request.query.turn) % runs.length];
  if (statements.length === 0) return reply.type('text/html').send(text);
  const client = await pool.connect();
  try {
    const answers = [];
    for (const { text: sql, values } of statements) answers.push((await client.query(sql, values)).rows);
    return answers;
  } finally {
    client.release();
  }
});
async function listen(message) {
  limits = message;
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
}
process.on('message', (message) => void listen(message));
process.on('disconnect', () => process.exit(0));
