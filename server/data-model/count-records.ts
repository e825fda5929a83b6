import type { Pool } from 'pg';
import type { RecordCount } from '../../domain/calls/data-model.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { addRowRule, type Conditions, tableName, whereOf } from '../crud/index.ts';

/** Counted up to this many of each; nobody reads more off a picture. */
const countedUpTo = 10_000;

/**
 * How many records of each entity the actor may read, in one statement.
 * @param alsoOf a further rule that they meet
 */
export async function countRecords(
  pool: Pool,
  actor: Actor,
  counted: readonly Resource[],
  alsoOf: (resource: Resource) => RowRule = () => true,
): Promise<RecordCount[]> {
  const viewer = viewerOf(actor);
  const values: unknown[] = [];
  const counts = counted.map((resource) => {
    // Each entity's own conditions, over one list of values.
    const conditions: Conditions = { sql: [], values };
    addRowRule(conditions, resource.rows(viewer));
    addRowRule(conditions, alsoOf(resource));
    values.push(resource.name);
    return `select $${values.length}::text as resource, (select count(*)::int from (
      select 1 from ${tableName(resource)} t ${whereOf(conditions)} limit ${countedUpTo + 1}) c) as counted`;
  });
  if (counts.length === 0) return [];
  const { rows } = await pool.query<{ resource: string; counted: number }>(
    counts.join('\nunion all '),
    values,
  );
  return rows.map(({ resource, counted }) => ({
    resource,
    count: Math.min(counted, countedUpTo),
    isMore: counted > countedUpTo,
  }));
}
