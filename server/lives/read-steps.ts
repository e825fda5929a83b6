import { sql } from 'drizzle-orm';
import { pictureAddress } from '../../domain/accounts/account.ts';
import type { LifeSteps } from '../../domain/calls/life-calls.ts';
import { embedName, type Life, type Resource } from '../../resources/declare.ts';
import { dueDay, wayOf } from '../../resources/life/life-rules.ts';
import { actedAs, actorJoins, labelsOf, lockedRow, noteReferences, type Row } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { isMainPost } from '../main-post.ts';
import { peopleByRule } from './party-people.ts';

type Found = {
  id: string;
  event: string | null;
  from: string | null;
  to: string;
  at: Date;
  userId: string | null;
  userName: string | null;
  pictureHash: string | null;
  acting: string | null;
  note: string | null;
  values: Record<string, unknown>;
};

/**
 * A record's steps from its creation, and the stages to come.
 * @param resource as the role sees it
 * @param row within the viewer's reach
 */
export async function readSteps(
  { pool, db }: Deps,
  resource: Resource,
  life: Life,
  row: Row,
): Promise<LifeSteps> {
  const { rows } = await pool.query<Found>(statement, [resource.name, row.id, life.begins]);
  const labels = await labelsIn(pool, resource, rows);
  return {
    items: rows.map(({ userId, userName, pictureHash, acting, at, values, ...step }) => ({
      ...step,
      values: shownValues(resource, values, labels),
      at: at.toISOString(),
      by:
        userId && userName
          ? { id: userId, label: userName, urlImage: pictureAddress(userId, pictureHash) }
          : null,
      as: acting,
    })),
    ...(await holdersOf(db, resource, life, row)),
    ahead: aheadOf(life, row),
  };
}

/** Names where the record itself holds none. */
async function holdersOf(
  db: Deps['db'],
  resource: Resource,
  life: Life,
  { id, stage }: Row,
): Promise<Pick<LifeSteps, 'holders'>> {
  const rule = life.stages[String(stage)]?.holder?.rule;
  const row = rule !== undefined && (await lockedRow(db, resource, String(id)));
  if (!rule || !row) return {};
  const people = await peopleByRule(db, resource, rule, row);
  const { rows } = await db.execute<NonNullable<LifeSteps['holders']>[number]>(sql`
    select u.id, u.person_name as label, coalesce(p.name, '') as "as" from "user" u
    left join lateral (select m.position_id from job_mapping m where m.user_id = u.id and ${isMainPost} limit 1) m on true
    left join position p on p.id = m.position_id
    where u.id = any(${sql.param([...people])}::uuid[]) and u.is_active order by p.level, u.person_name`);
  return { holders: rows };
}

const statement = `
  select a.id, a.event, a.from_stage as "from", a.to_stage as "to", a.at, a.note, a.values, a.user_id as "userId",
    u.person_name as "userName", ps.picture_hash as "pictureHash", ${actedAs} as acting
  from (
    select id, event, from_stage, to_stage, at, user_id, entry_id, note, values from life_step
    where resource = $1 and record_id = $2 and undone_at is null
    union all
    (select $2::uuid, null, null, $3, at, user_id, entry_id, null, '{}'::jsonb from audit_log
     where resource = $1 and record_id = $2 order by id limit 1)
  ) a ${actorJoins}
  order by a.at, a.event nulls first, a.id`;

/** What references of the steps are called. */
function labelsIn(pool: Deps['pool'], resource: Resource, rows: readonly Found[]) {
  const wanted = new Map<string, Set<string>>();
  for (const { values } of rows) noteReferences(resource, {}, values, wanted);
  return labelsOf(pool, wanted);
}

const shownValues = ({ fields }: Resource, values: Row, labels: ReadonlyMap<string, string>): Row =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name];
      if (!field) return [];
      if (field.kind !== 'reference') return [[name, value]];
      const label = labels.get(`${field.to} ${value}`);
      return [
        [name, value],
        [embedName(name), label === undefined ? null : { id: value, label }],
      ];
    }),
  );

function aheadOf(life: Life, row: Row): LifeSteps['ahead'] {
  const way = wayOf(life);
  const here = way.indexOf(String(row.stage));
  if (here < 0) return [];
  const made = row.createdAt as Date;
  return way.slice(here + 1).map((stage) => {
    const declared = life.stages[stage];
    // Only a deadline that counts from the creation is known before.
    return { stage, due: declared?.due?.from === 'creation' ? dueDay(declared, made, made) : null };
  });
}
