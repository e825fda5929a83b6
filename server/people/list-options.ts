import { type SQL, sql } from 'drizzle-orm';
import { say } from '../../resources/language.ts';
import type { PickerUser } from '../../resources/naskah-dinas/letter-people.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { isCurrent } from '../db/today.ts';
import { badRequest, invalid, type ListData, likePattern, queryWords } from '../http/index.ts';
import { mostOptions, type PickQuery } from './pick-query.ts';

/**
 * GET /user/api/Account/user: people by what is typed into a picker, each post they hold today an option of its own
 * (SPEC A3 "Picker user", A5). Name, staff number and post are searched.
 * @throws Refusal 400 for unknown filters and values
 */
export function listPeople(db: Db, { firstChar, filters }: PickQuery): Promise<ListData<PickerUser>> {
  const conditions = [sql`u.is_active`, holdsToday];
  if (firstChar) {
    const like = likePattern(firstChar);
    conditions.push(sql`(u.person_name ilike ${like} or u.npp ilike ${like} or p.name ilike ${like})`);
  }
  for (const [name, value] of Object.entries(filters)) {
    const may = value === 'true' || value === 'false' ? rights.get(name) : undefined;
    if (may) conditions.push(sql`${may} = ${value === 'true'}`);
    // Only people who may still be chosen are ever offered.
    else if (name !== 'isactive' || value !== 'true')
      throw badRequest({ [name]: [say(queryWords.unknownFilter)] });
  }
  return options(db, conditions);
}

/**
 * POST /user/api/Account/user/GetListUserByIds: the options of people chosen before.
 * @throws Refusal 422 for anything but a list of ids
 */
export function peopleByIds(db: Db, body: unknown): Promise<ListData<PickerUser>> {
  const ids = (body as { ids?: unknown } | null)?.ids;
  if (!Array.isArray(ids) || ids.length > mostOptions || !ids.every(isId))
    throw invalid({
      ids: [
        say({ id: `Isi dengan paling banyak ${mostOptions} id.`, en: `Enter at most ${mostOptions} ids.` }),
      ],
    });
  return options(db, [holdsToday, sql`u.id = any(${sql.param(ids)}::uuid[])`]);
}

/** What a post may do with letters, each a filter of its own. */
const rights = new Map([
  ['cansign', sql`p.can_sign`],
  ['canreview', sql`p.can_review`],
]);
const holdsToday = isCurrent('m');

async function options(db: Db, conditions: SQL[]): Promise<ListData<PickerUser>> {
  const found = await db.execute<PickerUser>(sql`
    select u.id, u.person_name as "personName",
           case m.type when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' else '' end || p.name as "positionName",
           p.id as "positionId", o.name as "unitName", null as "delegationId", p.level, p.can_sign as "canSign",
           p.can_review as "canReview", u.npp, o.company_code as "companyCode"
    from job_mapping m
    join "user" u on u.id = m.user_id
    join position p on p.id = m.position_id and p.is_active
    join organization_unit o on o.id = p.unit_id
    where ${sql.join(conditions, sql` and `)}
    order by u.person_name, p.level, p.name, m.id limit ${mostOptions}`);
  return { items: found.rows, totalCount: found.rows.length };
}
