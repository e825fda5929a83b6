import { sql } from 'drizzle-orm';
import { canSignIn } from '../../domain/accounts/can-sign-in.ts';
import type { InvitationState } from '../../domain/accounts/invitation.ts';
import type { Person, PersonAccount } from '../../domain/calls/persons.ts';
import { dayInWib } from '../../lib/wib.ts';
import { mostHoldings } from '../../resources/manajemen-user/person-form.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { isLockedOut, openSessionsOf, signInFactsOf } from '../accounts/index.ts';
import { getRecord, listRecords, type Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';

/**
 * A person with the posts that are not deactivated, in the form's order: the main one first.
 * @throws Refusal 404
 */
export async function readPerson({ db, pool }: Pick<Deps, 'db' | 'pool'>, id: string): Promise<Person> {
  const [row, holdings] = await Promise.all([getRecord(pool, user, id, true), holdingsOf(pool, id)]);
  const [version, account] = await Promise.all([versionOfPerson(db, id), accountOf(db, id)]);
  const { personName, npp, email, salutation, isldap, roleIds, roles, isActive, updatedAt } = row;
  const own = { personName, npp, email, salutation, isldap, roleIds, roles, isActive };
  return {
    id,
    ...own,
    holdings,
    version,
    updatedAt: new Date(String(updatedAt)).toISOString(),
    account,
  } as Person;
}

async function holdingsOf(pool: Deps['pool'], userId: string): Promise<Row[]> {
  const { items } = await listRecords(
    pool,
    jobMapping,
    {
      ...{ page: 1, perPage: mostHoldings, orderBy: 'startDate', order: 'ASC', firstChar: '' },
      filters: { userId, isActive: 'true' },
    },
    true,
  );
  return items
    .map(({ id, positionId, position, type, startDate, endDate, roleIds, roles, decree }) => ({
      ...{ id, positionId, position, type, startDate, endDate, roleIds, roles, decree },
    }))
    .toSorted((one, other) => Number(other.type === 'definitif') - Number(one.type === 'definitif'));
}

/** One number for the person and their posts: a change of any of them is a change of the form. */
export async function versionOfPerson(executor: Executor, id: string): Promise<number> {
  const found = await executor.execute<{ version: number }>(sql`
    select ('x' || substr(md5(u.version || ' ' || coalesce((
      select string_agg(m.id || ':' || m.version, ' ' order by m.id) from job_mapping m where m.user_id = u.id
    ), '')), 1, 7))::bit(28)::int as version from "user" u where u.id = ${id}`);
  return found.rows[0]?.version ?? 0;
}

type Sent = {
  state: InvitationState;
  sentAt: string | null;
  expiresAt: string | null;
  failure: string | null;
};

async function accountOf(db: Deps['db'], userId: string): Promise<PersonAccount> {
  const [facts, found, isLocked, sessions] = await Promise.all([
    signInFactsOf(db, userId),
    db.execute<{ mustChange: boolean; lastSignInAt: string | null } & Omit<Sent, 'state'>>(sql`
      select coalesce(c.must_change, false) as "mustChange", i.created_at as "sentAt", i.expires_at as "expiresAt",
        l.failure, (select max(a.at) from audit_log a
          where a.user_id = u.id and a.action = 'sign-in' and a.resource = 'session') as "lastSignInAt"
      from "user" u left join credential c on c.user_id = u.id
      left join lateral (select * from invitation i where i.user_id = u.id and i.used_at is null
        and i.withdrawn_at is null order by i.created_at desc limit 1) i on true
      left join mail l on l.id = i.mail_id
      where u.id = ${userId}`),
    isLockedOut(db, userId),
    openSessionsOf(db, userId),
  ]);
  const row = found.rows[0];
  if (!facts || !row) throw new Error('The person was deleted meanwhile');
  const moment = (at: string | null) => at && new Date(at).toISOString();
  return {
    signIn: canSignIn(facts, dayInWib()).state,
    hasPassword: facts.hasPassword,
    mustChangePassword: row.mustChange,
    isLocked,
    actsForOthers: facts.actsForOthers,
    isDirectoryConnected: facts.isDirectoryConnected,
    invitation: {
      state: facts.invitation,
      sentAt: moment(row.sentAt),
      expiresAt: moment(row.expiresAt),
      failure: row.failure,
    },
    lastSignInAt: moment(row.lastSignInAt),
    sessions: sessions.map(({ id, browser, system, isPhone, lastUsedAt }) => ({
      ...{ id, browser, system, isPhone, lastUsedAt },
    })),
  };
}
