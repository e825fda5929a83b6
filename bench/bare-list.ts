import { createServer } from 'node:http';
import { Pool } from 'pg';
import { resourceNamed } from '../resources/index.ts';
import { listRecords } from '../server/crud/index.ts';

/** Baseline of a Node server: a list's statements as given, without sign-in and permissions. */
type Statement = { text: string; values: unknown[] };

const captured: Statement[] = [];
const recorder = {
  query: async (statement: Statement) => {
    captured.push(statement);
    return { rows: [{ counted: 0, estimate: 0 }] };
  },
};
await listRecords(
  recorder as unknown as Pool,
  resourceNamed('master-data.klasifikasi-arsip'),
  { page: 1, perPage: 10, order: 'ASC', firstChar: '', filters: {} },
  true,
);
const pool = new Pool({ host: process.env.BENCH_SOCKET, user: 'naskah', database: 'naskah', max: 10 });

const server = createServer(async (_request, response) => {
  const [page, count] = await Promise.all(captured.map((statement) => pool.query(statement)));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ items: page?.rows, totalCount: count?.rows[0]?.counted }));
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => pool.end().then(() => process.exit(0)));
});
