import type { Pool } from 'pg';

/**
 * Fills the search tables for fillLetters' rows, as the disabled triggers would have.
 * @returns how long, in seconds
 */
export async function fillSearch(pool: Pool): Promise<number> {
  const began = performance.now();
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'search_letter'::regclass and not i.indisprimary`,
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  const { rows: parts } = await pool.query<{ ids: string[] }>(
    `select array_agg(id) as ids from (
       select l.id, (row_number() over ()) / 10000 as part from letter l
       where not exists (select 1 from search_letter s where s.id = l.id)) x group by part`,
  );
  const work = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('set synchronous_commit = off');
      for (let part = parts.pop(); part; part = parts.pop())
        await client.query('select naskah_index_letters($1::uuid[])', [part.ids]);
    } finally {
      client.release(true);
    }
  };
  await Promise.all([work(), work()]);
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '256MB'");
    for (const { definition } of rows) await client.query(definition);
    await client.query('vacuum (analyze) search_letter');
    await client.query('checkpoint');
  } finally {
    client.release(true);
  }
  return (performance.now() - began) / 1000;
}
