import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { whatRolesDo } from '../../domain/access/what-roles-do.ts';
import type { Named } from '../../domain/calls/define-call.ts';
import type { PersonCalls, SeenHolding } from '../../domain/calls/persons.ts';
import { dayInWib } from '../../lib/wib.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { definitiveRefusal } from '../permissions/index.ts';
import { closedUnit } from './closed-units.ts';
import { proposeRoles } from './propose-roles.ts';

type Asked = z.output<PersonCalls['look']['body']>;
type Holding = Asked['holdings'][number];
type Looked = z.input<PersonCalls['look']['answer']>;

/** What the form's fields mean before they are saved: who holds a post, what its roles do, what is taken. */
export async function lookAtPerson(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  asked: Asked,
): Promise<Looked> {
  const holdings = [];
  for (const holding of asked.holdings)
    holdings.push(holding.positionId ? await lookAtHolding(db, holding, asked.id ?? null) : null);
  return {
    taken: await takenBy(db, asked),
    holdings,
    hasMailServer: Boolean(config.smtpUrl),
    isDirectoryConnected: await isDirectoryConnected(db),
  };
}

async function isDirectoryConnected(db: Executor): Promise<boolean> {
  const found = await db.execute<{ is: boolean }>(sql`select directory_connected() as is`);
  return found.rows[0]?.is === true;
}

/** Who else has that staff number or address. */
async function takenBy(db: Executor, { id, npp, email }: Asked): Promise<Looked['taken']> {
  const found = await db.execute<Named & { hasNpp: boolean; hasEmail: boolean }>(sql`
    select id, person_name as label, npp <> '' and lower(npp) = lower(${npp.trim()}) as "hasNpp",
      lower(email) = lower(${email.trim()}) as "hasEmail"
    from "user" where (lower(npp) = lower(${npp.trim()}) or lower(email) = lower(${email.trim()}))
      and id is distinct from ${id ?? null}::uuid limit 2`);
  const by = (has: 'hasNpp' | 'hasEmail'): Named | null => {
    const person = found.rows.find((row) => row[has]);
    return person ? { id: person.id, label: person.label } : null;
  };
  return { npp: by('hasNpp'), email: by('hasEmail') };
}

type Post = {
  unitName: string;
  isPostActive: boolean;
  isUnitActive: boolean;
  canSign: boolean;
  canReview: boolean;
  canDispose: boolean;
  holder: SeenHolding['holder'];
  othersCount: number;
};

async function lookAtHolding(
  db: Executor,
  { id, positionId, type, startDate, endDate, roleIds }: Holding,
  userId: string | null,
): Promise<SeenHolding | null> {
  const today = dayInWib();
  const found = await db.execute<Post>(sql`
    select un.name as "unitName", p.is_active as "isPostActive", un.is_active as "isUnitActive",
      p.can_sign as "canSign", p.can_review as "canReview", p.can_dispose as "canDispose",
      (select json_build_object('userId', u.id, 'name', u.person_name, 'from', m.start_date, 'until', m.end_date)
        from job_mapping m join "user" u on u.id = m.user_id and u.is_active
        where ${others} order by m.type = 'definitif' desc, m.end_date desc nulls first, m.id limit 1) as holder,
      (select count(distinct m.user_id)::int from job_mapping m join "user" u on u.id = m.user_id and u.is_active
        where ${others}) as "othersCount"
    from position p join organization_unit un on un.id = p.unit_id
    cross join (select ${userId}::uuid as person_id, ${today}::date as today) asked
    where p.id = ${positionId}`);
  const [post] = found.rows;
  if (!post || !positionId) return null;
  const roles = await db.execute<Named & { list: string[]; isPosts: boolean }>(sql`
    select r.id, r.name as label, r.privileged_list as list, r.id = any(p.role_ids) as "isPosts"
    from position p join role r on r.id = any(p.role_ids || ${sql.param(roleIds)}::uuid[]) and r.is_active
    where p.id = ${positionId} order by array_position(p.role_ids || ${sql.param(roleIds)}::uuid[], r.id)`);
  const { unitName, isPostActive, isUnitActive, holder, othersCount, ...powers } = post;
  const isDefinitive = type === 'definitif' && startDate && /^\d{4}-\d\d-\d\d$/.test(startDate);
  const end = endDate && /^\d{4}-\d\d-\d\d$/.test(endDate) ? endDate : null;
  return {
    ...{ unitName, holder, othersCount, isOpen: isPostActive && isUnitActive },
    refusal: isUnitActive
      ? isDefinitive
        ? await definitiveRefusal(db, { positionId, id: id ?? null, startDate, endDate: end })
        : null
      : closedUnit(unitName),
    does: whatRolesDo(
      roles.rows.map(({ list }) => list),
      powers,
    ),
    empty: roles.rows.every(({ list }) => list.length === 0) ? roles.rows.map(({ label }) => label) : [],
    postRoles: roles.rows.flatMap(({ id: roleId, label, isPosts }) =>
      isPosts ? [{ id: roleId, label }] : [],
    ),
    // A post with roles of its own gives them to whoever holds it.
    proposed: roles.rows.some(({ isPosts }) => isPosts) ? [] : await proposeRoles(db, positionId),
  };
}

const others = sql.raw(`m.position_id = p.id and m.is_active and m.user_id is distinct from asked.person_id
  and (m.end_date is null or m.end_date >= asked.today)`);
