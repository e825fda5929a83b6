import { openPool } from '../../server/db/connect.ts';
import { startEmbedded } from '../../server/db/embedded/index.ts';

// A process that holds a database and writes rows until killed, printing each committed one.
const embedded = await startEmbedded({ dataDir: process.argv[2] ?? '' });
const { pool } = openPool(embedded.connectionString);
await pool.query('CREATE TABLE IF NOT EXISTS kept (id int PRIMARY KEY)');
console.log('ready');
for (let id = 1; ; id += 1) {
  await pool.query('INSERT INTO kept VALUES ($1)', [id]);
  console.log(`row ${id}`);
}
