import { createRequire } from 'node:module';

// The least that can answer a list of products: the same statement, the same web framework, nothing else. Its figures
// are what this machine can do, so that those of the application can be held against them.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const fastify = requireOfServer('fastify');
const pg = requireOfServer('pg');

const poolSize = 20;
const rowsOfAPage = 20;
const list = `select p.*, s.city from products p join stores s on s.id = p.store_id where p.is_on_sale
  order by p.created_at desc, p.id desc limit $1 offset $2`;
const total = 'select count(*) from products where is_on_sale';

const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: poolSize });
const app = fastify();
app.get('/nothing', async () => ({ status: 'live' }));
app.get('/list', async (request) => {
  const offset = (Number(request.query.page) || 0) * rowsOfAPage;
  const [rows, counted] = await Promise.all([
    pool.query({ name: 'list', text: list, values: [rowsOfAPage, offset] }),
    pool.query({ name: 'total', text: total }),
  ]);
  return { content: rows.rows, totalElements: Number(counted.rows[0].count) };
});
process.on('disconnect', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
