import type { Pool } from 'pg';
import type { BulkRequest } from '../../../domain/calls/record-bulk.ts';
import type { Resource } from '../../../resources/declare.ts';
import { quote, tableName } from '../sql/columns.ts';
import { snakeCase } from '../sql/table.ts';

/**
 * Groups ids into levels to process in sequence: in a tree, children are deleted before and restored after their
 * parents.
 */
export async function levelsOf(
  pool: Pool,
  resource: Resource,
  { action, ids }: BulkRequest,
): Promise<string[][]> {
  if (!resource.parent || action === 'update' || action === 'event') return [ids];
  const { rows } = await pool.query<{ id: string; up: string | null }>(
    action === 'delete'
      ? `select id, ${quote(snakeCase(resource.parent))} as up from ${tableName(resource)} where id = any($1::uuid[])`
      : // As they were when they were deleted.
        `select distinct on (record_id) record_id as id, before->>'${resource.parent}' as up from audit_log
         where record_id = any($1::uuid[]) and resource = $2 and action = 'delete' order by record_id, id desc`,
    action === 'delete' ? [ids] : [ids, resource.name],
  );
  const parents = new Map(rows.map(({ id, up }) => [id, up]));
  const levels: string[][] = [];
  for (const id of ids) {
    const depth = depthOf(id, parents);
    const level = levels[depth] ?? [];
    level.push(id);
    levels[depth] = level;
  }
  const given = Array.from(levels, (level) => level ?? []);
  return action === 'delete' ? given.reverse() : given;
}

/** Counts the ancestors within the group; the set stops cycles, as parents may stem from different times. */
function depthOf(id: string, parents: ReadonlyMap<string, string | null>): number {
  const above = new Set([id]);
  for (let up = parents.get(id); up && parents.has(up) && !above.has(up); up = parents.get(up)) above.add(up);
  return above.size - 1;
}
