import type { PoolClient } from 'pg';

/**
 * Rebuilds the indexes of texts in natural order once a newer ICU may sort them otherwise; PostgreSQL itself only warns.
 */
export async function refreshCollation(client: PoolClient): Promise<void> {
  const { rows: outdated } = await client.query(
    `select 1 from pg_collation where collname = 'natural_order' and collprovider = 'i'
     and collversion is distinct from pg_collation_actual_version(oid)`,
  );
  if (outdated.length === 0) return;
  const { rows: indexes } = await client.query<{ name: string }>(
    `select distinct i.indexrelid::regclass::text as name from pg_index i
     join pg_collation c on c.oid = any(i.indcollation) where c.collname = 'natural_order'`,
  );
  for (const { name } of indexes) await client.query(`reindex index ${name}`);
  await client.query('alter collation natural_order refresh version');
}
