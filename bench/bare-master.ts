import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'pg';

/**
 * Baseline over the same table: node:http and `pg`, no sign-in, permissions or audit. LIMIT/OFFSET page with exact
 * count, one row, an insert; `pool.query(text, values)` throughout.
 */
const pool = new Pool({ host: process.env.BENCH_SOCKET, user: 'naskah', database: 'naskah', max: 10 });
const table = 'archive_classification';

const server = createServer((request, response) => {
  answer(request)
    .then((data) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(data));
    })
    .catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
}).listen(Number(process.env.PORT), '127.0.0.1');

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') return created(JSON.parse(await bodyOf(request)));
  if (url.pathname === '/') return 'ready';
  const id = /^\/row\/(.+)$/.exec(url.pathname)?.[1];
  if (id) return (await pool.query(`select * from ${table} where id = $1`, [id])).rows[0];
  return page(Number(url.searchParams.get('page')), url.searchParams.get('search'));
}

async function page(number: number, search: string | null): Promise<unknown> {
  const where = search === null ? '' : 'where name ilike $1';
  const values = search === null ? [] : [`%${search}%`];
  const limits = `limit $${values.length + 1} offset $${values.length + 2}`;
  const [rows, count] = await Promise.all([
    pool.query(`select * from ${table} ${where} order by code collate natural_order ${limits}`, [
      ...values,
      10,
      (number - 1) * 10,
    ]),
    pool.query(`select count(*)::int as total from ${table} ${where}`, values),
  ]);
  return { items: rows.rows, totalCount: count.rows[0].total };
}

async function created(row: Record<string, unknown>): Promise<unknown> {
  const columns = [
    'id',
    'code',
    'name',
    'description',
    '"group"',
    'is_leaf',
    'retention_active_years',
    'final_disposition',
    'retention_trigger',
  ];
  const places = columns.map((_column, at) => `$${at + 1}`);
  const inserted = await pool.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    [
      crypto.randomUUID(),
      row.code,
      row.name,
      row.description,
      row.group,
      row.isLeaf,
      row.retentionActiveYears,
      row.finalDisposition,
      row.retentionTrigger,
    ],
  );
  return inserted.rows[0];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => pool.end().then(() => process.exit(0)));
});
