import { sql } from 'drizzle-orm';
import { recordCalls } from '../../../domain/calls/record-calls.ts';
import type { Message } from '../../../lib/language.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { DirectoryPerson } from '../../directory/index.ts';
import { directoryLinks } from '../../directory/tables.ts';
import { rolesOfGroups } from './roles-of-groups.ts';
import { isAmbiguous, isInactive, isLinkedElsewhere, isLocal, lacks, notKnown } from './words.ts';

type Known = { id: string; isldap: string; isActive: boolean };
export type Linked = { userId: string; isChanged: boolean };

/**
 * Finds whose account a person of the directory has: by its id there, else by e-mail or staff number among those who
 * sign in by the directory. Makes it where that is set. Name, number, address and roles follow the directory.
 * @throws Refusal 403 where there is none, or it may not be used
 */
export function linkPerson(db: Db, person: DirectoryPerson, makesPeople: boolean): Promise<Linked> {
  return db.transaction(async (tx) => {
    // Two tabs of a new person must not make two of them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('directory'))`);
    const known = (await byId(tx, person)) ?? (await byName(tx, person));
    if (!known && !makesPeople) throw notKnown();
    if (known && !known.isActive) throw isInactive();
    const userId = known?.id ?? (await makePerson(tx, person));
    await tx
      .insert(directoryLinks)
      .values({ userId, way: person.way, subject: person.subject })
      .onConflictDoUpdate({
        target: [directoryLinks.userId, directoryLinks.way],
        set: { lastSeenAt: new Date() },
      });
    const isRenamed = known ? await takeFacts(tx, userId, person) : false;
    const hasOtherRoles = await takeRoles(tx, userId, person);
    return { userId, isChanged: isRenamed || hasOtherRoles };
  });
}

/** @throws Refusal 403 for one who was changed to a local password since: the directory has no say any more */
async function byId(tx: Executor, { way, subject }: DirectoryPerson): Promise<Known | undefined> {
  const found = await tx.execute<Known>(sql`
    select u.id, u.isldap, u.is_active as "isActive" from directory_link l join "user" u on u.id = l.user_id
    where l.way = ${way} and l.subject = ${subject}`);
  const known = found.rows[0];
  if (known && known.isldap !== '1') throw isLocal();
  return known;
}

/** @throws Refusal 403 for a local account, several accounts, and one that another person of the directory has */
async function byName(tx: Executor, { way, npp, email }: DirectoryPerson): Promise<Known | undefined> {
  const found = await tx.execute<Known & { isLinked: boolean }>(sql`
    select u.id, u.isldap, u.is_active as "isActive",
      exists (select from directory_link l where l.user_id = u.id and l.way = ${way}) as "isLinked"
    from "user" u where lower(u.email) = lower(${email}) or lower(u.npp) = lower(${npp})`);
  const [known, ...others] = found.rows;
  if (others.length > 0) throw isAmbiguous();
  if (known && known.isldap !== '1') throw isLocal();
  if (known?.isLinked) throw isLinkedElsewhere();
  return known;
}

const facts = ['personName', 'npp', 'email'] as const;

/** Names the fields that the declaration would refuse. */
function wrongIn({ personName, npp, email }: DirectoryPerson): (typeof facts)[number][] {
  const checked = recordCalls(user).create.body.safeParse({
    personName,
    npp,
    email,
    isldap: '1',
    roleIds: [],
  });
  const wrong = new Set(checked.error?.issues.map(({ path }) => String(path[0])));
  return facts.filter((name) => wrong.has(name));
}

async function makePerson(tx: Executor, person: DirectoryPerson): Promise<string> {
  const wrong = wrongIn(person);
  if (wrong.length > 0) throw lacks(wrong.map((name): Message => user.fields[name].label));
  const { personName, npp, email, way } = person;
  const id = newId();
  await tx.execute(sql`
    insert into "user" (id, person_name, npp, email, isldap) values (${id}, ${personName}, ${npp}, ${email}, '1')`);
  await recordAudit(tx, {
    actor: null,
    action: 'create',
    resource: user.name,
    recordId: id,
    after: { personName, npp, email, isldap: '1', isActive: true, directory: way },
  });
  return id;
}

type Facts = Record<(typeof facts)[number], string>;

/** Takes over what the directory says and what fits; what another person has stays as it is. */
async function takeFacts(tx: Executor, userId: string, person: DirectoryPerson): Promise<boolean> {
  const found = await tx.execute<Facts>(sql`
    select person_name as "personName", npp, email from "user" where id = ${userId} for no key update`);
  const before = found.rows[0] as Facts;
  const wrong = wrongIn(person);
  const next = { ...before };
  for (const name of facts) if (!wrong.includes(name)) next[name] = person[name];
  const taken = await tx.execute<{ npp: boolean; email: boolean }>(sql`
    select bool_or(lower(npp) = lower(${next.npp})) as npp, bool_or(lower(email) = lower(${next.email})) as email
    from "user" where id <> ${userId} and (lower(npp) = lower(${next.npp}) or lower(email) = lower(${next.email}))`);
  if (taken.rows[0]?.npp) next.npp = before.npp;
  if (taken.rows[0]?.email) next.email = before.email;
  const changed = facts.filter((name) => before[name] !== next[name]);
  if (changed.length === 0) return false;
  await tx.execute(sql`
    update "user" set person_name = ${next.personName}, npp = ${next.npp}, email = ${next.email},
      version = version + 1, updated_at = now() where id = ${userId}`);
  await told(tx, userId, person, pick(before, changed), pick(next, changed));
  return true;
}

const pick = (values: Facts, names: readonly (keyof Facts)[]): Partial<Facts> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Roles given by hand stay; those of groups are as the groups are now. */
async function takeRoles(tx: Executor, userId: string, person: DirectoryPerson): Promise<boolean> {
  const found = await tx.execute<{ roleIds: string[]; own: string[]; others: string[] }>(sql`
    select u.role_ids as "roleIds",
      coalesce((select l.role_ids from directory_link l where l.user_id = u.id and l.way = ${person.way}), '{}') as own,
      array(select unnest(l.role_ids) from directory_link l where l.user_id = u.id and l.way <> ${person.way}) as others
    from "user" u where u.id = ${userId} for no key update of u`);
  const { roleIds: before, own, others } = found.rows[0] ?? { roleIds: [], own: [], others: [] };
  const mapped = await rolesOfGroups(tx, person.groups);
  const byHand = before.filter((id) => !own.includes(id) && !others.includes(id));
  const given = mapped.filter((id) => !byHand.includes(id));
  const next = [
    ...new Set([
      ...before.filter((id) => byHand.includes(id) || others.includes(id) || given.includes(id)),
      ...given,
    ]),
  ];
  await tx.execute(sql`
    update directory_link set role_ids = ${sql.param(given)}::uuid[]
    where user_id = ${userId} and way = ${person.way} and role_ids <> ${sql.param(given)}::uuid[]`);
  if (next.join() === before.join()) return false;
  await tx.execute(sql`
    update "user" set role_ids = ${sql.param(next)}::uuid[], version = version + 1, updated_at = now()
    where id = ${userId}`);
  await told(tx, userId, person, { roleIds: before }, { roleIds: next });
  return true;
}

const told = (tx: Executor, userId: string, { way }: DirectoryPerson, before: object, after: object) =>
  recordAudit(tx, {
    actor: null,
    action: 'update',
    resource: user.name,
    recordId: userId,
    before,
    after: { ...after, directory: way },
  });
