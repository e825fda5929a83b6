import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { runRetention } from '../server/archive/retention/nightly-run.ts';

// One nightly run on the database at the given socket, in its own process, so that its memory is separate.
const pool = new Pool({ host: process.argv[2], user: 'naskah', database: 'naskah', max: 4 });
const began = performance.now();
const { found } = await runRetention({ db: drizzle(pool) }, new Date());
const seconds = (performance.now() - began) / 1000;
const units = found.reduce((sum, one) => sum + one.units, 0);
const items = found.reduce((sum, one) => sum + one.items, 0);
// Kilobytes at the most, over the whole life of the process.
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ seconds, units, items, megabytes }));
await pool.end();
