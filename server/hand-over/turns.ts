import { type SQL, sql } from 'drizzle-orm';
import { isStamped } from '../../resources/declare.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { anyTableOf, snakeCase } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { type Living, livings } from '../lives/index.ts';

/** A field that says whose turn it is, at these stages. */
export type TurnField = { resource: Living; field: string; stages: string[]; holding: string | null };

/** Every declared life's parties that are one person named in the record; stamped ones cannot change. */
export const turnFields = (): TurnField[] =>
  livings().flatMap((resource) => {
    const byField = new Map<string, string[]>();
    for (const [name, { holder, ends }] of Object.entries(resource.life.stages)) {
      const declared = holder?.person ? resource.fields[holder.person] : undefined;
      if (!holder?.person || ends || declared?.kind !== 'reference' || declared.to !== user.name) continue;
      if (isStamped(declared)) continue;
      byField.set(holder.person, [...(byField.get(holder.person) ?? []), name]);
    }
    return [...byField].map(([field, stages]) => {
      const declared = resource.fields[field];
      const holding = declared?.kind === 'reference' ? declared.options.holding : undefined;
      return { resource, field, stages, holding: holding ?? null };
    });
  });

const waitsFor = ({ field, stages }: TurnField, userId: string): SQL =>
  sql`${sql.raw(`"${snakeCase(field)}"`)} = ${userId}::uuid and stage = any(${sql.param(stages)}::text[]) and is_active`;

/** How many records of each wait for the person, in one statement. */
export async function countTurns(
  executor: Executor,
  userId: string,
  fields: readonly TurnField[],
): Promise<number[]> {
  if (fields.length === 0) return [];
  const counts = fields.map(
    (turn, at) =>
      sql`select ${at}::int as at, count(*)::int as count from ${table(turn)} where ${waitsFor(turn, userId)}`,
  );
  const found = await executor.execute<{ at: number; count: number }>(sql.join(counts, sql` union all `));
  const byPlace = new Map(found.rows.map(({ at, count }) => [at, count]));
  return fields.map((_, at) => byPlace.get(at) ?? 0);
}

/** Their ids, in order, so that two who hand over at once wait for one another. */
export async function turnsOf(executor: Executor, userId: string, turn: TurnField): Promise<string[]> {
  const found = await executor.execute<{ id: string }>(
    sql`select id from ${table(turn)} where ${waitsFor(turn, userId)} order by id`,
  );
  return found.rows.map(({ id }) => id);
}

const table = ({ resource }: TurnField): SQL => sql`${anyTableOf(resource)}`;
