import type { Pool, PoolClient } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import { type Conditions, orderOf, type Row, selection, tableName, whereOf } from '../../crud/index.ts';
import { takeTime } from '../../db/session-settings.ts';
import type { ListQuery } from '../../http/index.ts';

/** Rows that are read in one go; more would only fill memory. */
const batch = 1000;

export type OpenRows = { count: number; rows: () => AsyncGenerator<Row>; close: () => Promise<void> };

/**
 * One consistent snapshot, counted, then read by a cursor with constant memory. Always call `close`.
 * @throws Refusal 400 for an unknown order
 */
export async function openRows(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  conditions: Conditions,
): Promise<OpenRows> {
  const order = orderOf(resource, query);
  const client = await pool.connect();
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    // A session that cannot even roll back is not given to anybody else.
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  };
  try {
    // Between batches it waits for the downloading client.
    await client.query(`begin isolation level repeatable read read only; ${takeTime}`);
    const table = `${tableName(resource)} t ${whereOf(conditions)}`;
    const counted = await client.query(`select count(*)::int as n from ${table}`, conditions.values);
    const { columns, joins } = selection(resource, true);
    await client.query('set local cursor_tuple_fraction = 1');
    await client.query({
      text: `declare export_rows no scroll cursor for
        select ${columns} from (select t.* from ${table}) t ${joins} order by ${order}`,
      values: conditions.values,
    });
    return { count: counted.rows[0].n, rows: () => rowsOf(client), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* rowsOf(client: PoolClient): AsyncGenerator<Row> {
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batch} from export_rows`);
    yield* rows;
    if (rows.length < batch) return;
  }
}
