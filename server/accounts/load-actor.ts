import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isUnitKearsipan, type RoleEntry, roleEntriesOf } from './role-entries.ts';

/**
 * Resolves a session to its user and selected role entry; if a delegation has ended, to the main one.
 * @param from address of the request; last use is stored every few minutes
 * @returns undefined when the session has ended or expired, or the user may no longer sign in
 */
export async function loadActor(
  executor: Executor,
  sessionId: string,
  from: string,
): Promise<Actor | undefined> {
  const found = await executor.execute<Session>(sql`
    select s.user_id as "userId", s.entry_id as "entryId", u.person_name as "personName",
      s.last_used_at < now() - interval '3 minutes' or s.address is distinct from ${from} as "isNews",
      coalesce(c.must_change and u.isldap = '2', false) as "mustChange",
      exists (select from view_as v where v.session_id = s.id and v.ended_at is null and v.ends_at > now()) as "looksAsOther"
    from session s join "user" u on u.id = s.user_id left join credential c on c.user_id = u.id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > now() and u.is_active`);
  const session = found.rows[0];
  if (!session) return undefined;
  if (session.isNews)
    await executor.execute(
      sql`update session set last_used_at = now(), address = ${from} where id = ${sessionId}`,
    );
  const entries = await roleEntriesOf(executor, session.userId);
  const active = activeEntry(entries, session.entryId);
  return (
    active && {
      ...actorOf(active, entries),
      userId: session.userId,
      personName: session.personName,
      sessionId,
      ...(session.mustChange && { mustChangePassword: true }),
      ...(session.looksAsOther && { looksAsOther: true }),
    }
  );
}

type Session = {
  userId: string;
  entryId: string | null;
  personName: string;
  mustChange: boolean;
  isNews: boolean;
  looksAsOther: boolean;
};

/**
 * Resolves a user in one of their role entries without a session, for background work on their behalf.
 * @returns undefined when the entry is no longer theirs or the user may no longer sign in
 */
export async function loadActorAs(
  executor: Executor,
  userId: string,
  entryId: string,
): Promise<(Actor & { email: string }) | undefined> {
  const found = await executor.execute<{ personName: string; email: string }>(sql`
    select u.person_name as "personName", u.email from "user" u where u.id = ${userId} and u.is_active`);
  const [person] = found.rows;
  const entries = person ? await roleEntriesOf(executor, userId) : [];
  const entry = entries.find(({ id }) => id === entryId);
  return person && entry && { ...actorOf(entry, entries), ...person, userId, sessionId: '' };
}

/**
 * Resolves a user as a current actor without a session, for data fetched on their behalf.
 * @param entryId the role entry, or null for the main role
 * @returns undefined when the user may no longer sign in, or the entry is gone
 */
export async function personAs(
  executor: Executor,
  userId: string,
  entryId: string | null,
): Promise<Actor | undefined> {
  const entries = await personInAll(executor, userId);
  return entries.find((one) => (entryId ? one.entryId === entryId : one.entryType === 'User Main Role'));
}

/** The same in each of their role entries; none when they may no longer sign in. */
export async function personInAll(executor: Executor, userId: string): Promise<Actor[]> {
  const found = await executor.execute<{ personName: string }>(
    sql`select person_name as "personName" from "user" where id = ${userId} and is_active`,
  );
  const [person] = found.rows;
  if (!person) return [];
  const entries = await roleEntriesOf(executor, userId);
  return entries.map((entry) => ({ ...actorOf(entry, entries), ...person, userId, sessionId: '' }));
}

/** Entries of posts the actor holds, main one first; never as a secretary or delegate (SPEC B2). */
export async function inOwnEntries(executor: Executor, actor: Actor): Promise<Actor[]> {
  const all = await inAllEntries(executor, actor);
  return all.filter((entry) => isOwn({ type: entry.entryType }) && entry.entryId !== actor.entryId);
}

/** Lists the actor in each of their role entries, in the order of roleEntriesOf. */
export async function inAllEntries(executor: Executor, actor: Actor): Promise<Actor[]> {
  const { userId, sessionId, personName } = actor;
  const entries = await roleEntriesOf(executor, userId);
  return entries.map((entry) => ({ ...actorOf(entry, entries), userId, sessionId, personName }));
}

/** Finds the chosen entry while it exists, else the first, which is the main role (SPEC A4). */
export const activeEntry = (entries: RoleEntry[], chosen: string | null): RoleEntry | undefined =>
  entries.find((entry) => entry.id === chosen) ?? entries[0];

const actorOf = (entry: RoleEntry, all: RoleEntry[]): Omit<Actor, 'userId' | 'personName' | 'sessionId'> => ({
  entryId: entry.id,
  entryType: entry.type,
  positionId: entry.positionId,
  sharesPost: entry.sharesPost,
  positionName: entry.positionName,
  ownPositionName: (isOwn(entry) ? entry : (all.find(isOwn) ?? entry)).positionName,
  unitId: entry.unitId,
  unitName: entry.unitName,
  forUserId: entry.forUserId,
  scopes: entry.scopes,
  canOpenSecret: entry.canOpenSecret,
  isUnitKearsipan: isUnitKearsipan(entry),
  recordsOf: entry.recordsOf ?? 'all',
  isAdditional: entry.type !== 'User Main Role',
  privileges: entry.privileges,
});

const isOwn = ({ type }: Pick<RoleEntry, 'type'>): boolean =>
  type === 'User Main Role' || type === 'Additional Role';
