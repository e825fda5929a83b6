import { type SQL, sql } from 'drizzle-orm';
import { trimSlashes } from '../../domain/access/paths.ts';
import { fieldEntries } from '../../domain/access/rights.ts';
import type { Resource } from '../../resources/declare.ts';
import type { Party, Who } from '../../resources/life/life.ts';
import { partyOf, refersToPost } from '../../resources/life/life-rules.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isCurrent } from '../db/today.ts';
import { hasMainRole, holdsPrivilege } from '../main-role.ts';
import { peopleByRule } from './party-people.ts';

/** So many at most are told of one record. */
const most = 200;

/**
 * Users behind a party of a record, as far as their main role opens the resource; a party that names nothing is
 * everybody.
 */
export async function peopleOf(
  executor: Executor,
  resource: Resource,
  row: Row,
  who: Who,
): Promise<string[]> {
  const party =
    who === 'holder' ? resource.life?.stages[String(row.stage)]?.holder : partyOf(resource.fields, who);
  const conditions = party && conditionsOf(resource, party, row);
  if (!conditions) return [];
  if (party?.rule) {
    const named = await peopleByRule(executor, resource, party.rule, row);
    conditions.push(sql`u.id = any(${sql.param([...named])}::uuid[])`);
  }
  if (!resource.readByAll && !resource.everyones)
    conditions.push(hasMainRole('u', rolesOpening(resource.privilege ?? resource.path)));
  const { rows } = await executor.execute<{ id: string }>(sql`
    select u.id from "user" u where ${sql.join([sql`u.is_active`, ...conditions], sql` and `)} order by u.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Undefined where the record names nobody there. */
function conditionsOf({ fields }: Resource, { person, unit, privilege }: Party, row: Row): SQL[] | undefined {
  if ((person && !row[person]) || (unit && !row[unit])) return undefined;
  return [
    ...(person
      ? [
          refersToPost(fields, person)
            ? sql`u.id in (select m.user_id from job_mapping m where m.position_id = ${row[person]} and ${isCurrent('m')})`
            : sql`u.id = ${row[person]}`,
        ]
      : []),
    ...(unit
      ? [
          sql`u.id in (select m.user_id from job_mapping m join position p on p.id = m.position_id
            where p.unit_id = ${row[unit]} and ${isCurrent('m')})`,
        ]
      : []),
    ...(privilege ? [sql.raw(holdsPrivilege('u', privilege))] : []),
  ];
}

/** Roles that open a page: whoever may do anything there sees its records. */
const rolesOpening = (path: string): SQL => sql`select r.id from role r, unnest(r.privileged_list) held
  where r.is_active and trim(both '/' from split_part(held, ':', 1)) = ${trimSlashes(path)}
    and held !~ ${`:(${fieldEntries.join('|')})[.]`}`;
