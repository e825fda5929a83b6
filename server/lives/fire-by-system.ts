import { type SQL, sql } from 'drizzle-orm';
import { auditOf, type Row, snakeCase, tableName } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Living } from './living.ts';

type Due = {
  /** Condition on the table as `t`. */
  where: SQL;
  /** When it happened, on `t`, never before the stage it leaves; without it, now. */
  at?: SQL;
  /** At most so many, those of the lowest ids. */
  limit?: number;
};

/**
 * Fires an event of nobody's (`by: 'system'`) on all records that are due, in one statement. Handlers and notices are
 * the caller's, in this transaction.
 * @returns the moved records' ids and the columns of these fields
 */
export async function fireBySystem<Field extends string>(
  tx: Executor,
  resource: Living,
  event: string,
  { where, at = sql`now()`, limit = 500 }: Due,
  fields: readonly Field[] = [],
): Promise<({ id: string } & { [Name in Field]: string })[]> {
  const declared = resource.life.events[event];
  if (declared?.by !== 'system' || declared.to === undefined)
    throw new Error(`${resource.name}: ${event} is no event of the system's that leads on`);
  const from = sql.param([...declared.from]);
  const audited = sql.raw(auditOf(resource, 't'));
  const given = fields.map((name) => sql`, t.${sql.raw(snakeCase(name))} as ${sql.raw(`"${name}"`)}`);
  const { rows } = await tx.execute<Row>(sql`
    with due as (
      select t.id, t.stage, t.stage_since, t.stage_due, t.stage_by_id, greatest(${at}, t.stage_since) as moved_at
      from ${sql.raw(tableName(resource))} t
      where t.is_active and t.stage = any(${from}::text[]) and ${where} order by t.id limit ${limit} for no key update
    ), moved as (
      update ${sql.raw(tableName(resource))} t set stage = ${declared.to}, stage_since = due.moved_at, stage_due = null,
        stage_by_id = null, version = t.version + 1, updated_at = now()
      from due where due.id = t.id
      returning t.*, due.stage as was
    ), stepped as (
      insert into life_step (id, resource, record_id, event, from_stage, to_stage, at, "values", before, version)
      select gen_random_uuid(), ${resource.name}, due.id, ${event}, due.stage, ${declared.to}, due.moved_at, '{}',
        jsonb_build_object('stageSince', due.stage_since, 'stageDue', due.stage_due, 'stageById', due.stage_by_id,
          'values', '{}'::jsonb), moved.version
      from due join moved on moved.id = due.id
    ), logged as (
      insert into audit_log (action, resource, record_id, before, after)
      select 'stage', ${resource.name}, t.id, ${audited} || jsonb_build_object('stage', t.was), ${audited} from moved t
    ) select t.id${sql.join(given)} from moved t order by t.id`);
  return rows as ({ id: string } & { [Name in Field]: string })[];
}
