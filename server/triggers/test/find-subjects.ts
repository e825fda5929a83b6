import { sql } from 'drizzle-orm';
import { mayCallResource } from '../../../resources/access.ts';
import type { Resource } from '../../../resources/declare.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import {
  addRowRule,
  type Conditions,
  labelOf,
  lacks,
  lookupCondition,
  searchedPattern,
  tableName,
  whereOf,
} from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { likePattern } from '../../http/index.ts';
import { maskOf, visibleLetters } from '../../letters/index.ts';

type Named = { id: string; label: string };

const most = 20;

/** Letters that the tester may open, the newest first. */
export async function lettersToTest({ db }: Pick<Deps, 'db'>, actor: Actor, typed: string): Promise<Named[]> {
  const { rows } = await db.execute<Named & { securityId: string | null; number: string | null }>(sql`
    select l.id, l.subject as label, l.number, l.security_id as "securityId" from letter l
    where ${visibleLetters(actor, 'l')}
      ${typed ? sql`and (coalesce(l.number, '') || ' ' || l.subject) ilike ${likePattern(typed)}` : sql``}
    order by l.updated_at desc, l.id limit ${most}`);
  const masks = new Map<string | null, string | null>();
  for (const securityId of new Set(rows.map((row) => row.securityId)))
    masks.set(securityId, await maskOf(db, securityId));
  return rows.map(({ id, label, number, securityId }) => ({
    id,
    label: [number, masks.get(securityId) ?? label].filter(Boolean).join(' '),
  }));
}

/**
 * Records that the tester may read.
 * @throws Refusal 403 where the role does not open the resource
 */
export async function recordsToTest(
  { pool }: Pick<Deps, 'pool'>,
  actor: Actor,
  resource: Resource,
  { typed = '', id }: { typed?: string; id?: string },
): Promise<Named[]> {
  assertReads(actor, resource);
  const conditions: Conditions = { sql: [], values: [] };
  addRowRule(conditions, resource.rows(viewerOf(actor)));
  if (id !== undefined) {
    conditions.values.push(id);
    conditions.sql.push(`t.id = $${conditions.values.length}`);
  }
  if (typed !== '') {
    const at = `$${conditions.values.length + 1}`;
    const searched = lookupCondition(resource, at);
    conditions.values.push((searched ? searchedPattern : likePattern)(typed));
    conditions.sql.push(searched ?? `${labelOf(resource, 't')} ilike ${at}`);
  }
  const { rows } = await pool.query<Named & { at: string }>(
    `select t.id, ${labelOf(resource, 't')} as label, to_char(t.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as at
     from ${tableName(resource)} t ${whereOf(conditions)} order by t.updated_at desc, t.id limit ${most}`,
    conditions.values,
  );
  return rows.map((row) => ({ id: row.id, label: row.label || row.at }));
}

/** @throws Refusal 403 */
export function assertReads(actor: Actor, resource: Resource): void {
  if (!resource.readByAll && !mayCallResource(viewerOf(actor), resource)) throw lacks('read', resource);
}
