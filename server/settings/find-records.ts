import type { Pool } from 'pg';
import type { FoundRecord } from '../../domain/calls/settings.ts';
import { translate } from '../../lib/language.ts';
import { mayUseResource } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { archive } from '../../resources/dokumen/arsip.ts';
import { accessRequest } from '../../resources/dokumen/permintaan-akses.ts';
import { ticket } from '../../resources/helpdesk.ts';
import { resources } from '../../resources/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import {
  addRowRule,
  type Conditions,
  labelOf,
  lookupCondition,
  naturalOrder,
  searchedPattern,
  seenFor,
  tableName,
  whereOf,
} from '../crud/index.ts';
import { badRequest, beginningPatterns, likePattern } from '../http/index.ts';

/** What the lists take, too. */
const longest = 200;
/** Of each entity; its list has the rest. */
const mostEach = 3;
const most = 20;

/** Found by the search over letters and archives, by nobody's name, or named as the pages themselves. */
const elsewhere = new Set<string>([
  ...[archive.name, accessRequest.name, ticket.name],
  'manajemen-user.permission',
]);

/**
 * Records whose name has the typed text, of all entities whose pages the actor may open, best first, in one statement.
 * @throws Refusal 400 for fewer than two letters, or too many
 */
export async function findRecords(pool: Pool, actor: Actor, asked: unknown): Promise<FoundRecord[]> {
  const typed = typeof asked === 'string' ? asked.replaceAll('\u0000', '').trim() : '';
  if (typed.length < 2 || typed.length > longest)
    throw badRequest({
      q: [
        translate({
          id: `Tulis 2 sampai ${longest} karakter.`,
          en: `Write 2 to ${longest} characters.`,
        }),
      ],
    });
  const viewer = viewerOf(actor);
  const searched = resources.filter(
    (resource) => resource.pages && !elsewhere.has(resource.name) && mayUseResource(viewer, resource),
  );
  if (searched.length === 0) return [];
  const [first, within] = beginningPatterns(typed);
  const values: unknown[] = [searchedPattern(typed), likePattern(typed), first, within];
  const parts = searched.flatMap((declared) => {
    const resource = seenFor(actor, declared);
    if (!named(resource)) return [];
    const conditions: Conditions = { sql: [], values };
    addRowRule(conditions, declared.rows(viewer));
    const label = labelOf(resource, 't');
    conditions.sql.push(lookupCondition(resource, '$1') ?? `${label} ilike $2`);
    values.push(resource.name);
    return `(select $${values.length}::text as resource, t.id, ${label} as label, t.updated_at as "updatedAt",
        case when ${label} ilike $3 then 0 when ${label} ilike $4 then 1 when ${label} ilike $2 then 2 else 3 end as rank
      from ${tableName(resource)} t ${whereOf(conditions)}
      order by t.is_active desc, rank, ${label} collate ${naturalOrder}, t.id limit ${mostEach})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await pool.query<Omit<FoundRecord, 'updatedAt'> & { updatedAt: Date }>(
    `select resource, id, label, "updatedAt" from (${parts.join('\nunion all ')}) f
     where label <> '' order by rank, length(label), label collate ${naturalOrder}, id limit ${most}`,
    values,
  );
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

/** Whether a name of its own is seen: what is named by others is found there. */
const named = (resource: Resource): boolean => labelOf(resource, 't') !== "''::text";
