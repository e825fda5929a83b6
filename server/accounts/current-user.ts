import { sql } from 'drizzle-orm';
import { pictureAddress } from '../../domain/accounts/account.ts';
import type { CurrentUser } from '../../domain/calls/session.ts';
import { serverExtras } from '../../domain/server-extras.ts';
import type { Language } from '../../lib/language.ts';
import { type Actor, readsOnly } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isUnitKearsipan, type RoleEntry, roleEntriesOf } from './role-entries.ts';
import type { SignInWay } from './tables.ts';

/** SPEC A3 "Current user": the only shape in which these routes return an account. */
export async function currentUser(executor: Executor, actor: Actor): Promise<CurrentUser> {
  const [entries, person] = await Promise.all([
    roleEntriesOf(executor, actor.userId),
    executor.execute<Person>(sql`
      select u.email, u.npp, u.isldap, s.language, s.picture_hash as "pictureHash", own.way
      from "user" u left join person_setting s on s.user_id = u.id
      left join session own on own.id = ${actor.sessionId || null}
      where u.id = ${actor.userId}`),
  ]);
  const row = person.rows[0];
  const shown = actor.viewing ? lookedAs(actor, actor.viewing.label, entries) : entries;
  return {
    id: actor.userId,
    positionId: actor.positionId,
    positionName: actor.positionName,
    unitId: actor.unitId,
    unitName: actor.unitName,
    personName: actor.personName,
    email: row?.email ?? '',
    npp: row?.npp ?? '',
    urlImage: pictureAddress(actor.userId, row?.pictureHash ?? null),
    language: row?.language ?? 'id',
    isldap: Number(row?.isldap ?? 2),
    mustChangePassword: actor.mustChangePassword === true,
    ...(row?.way && { signedInBy: row.way }),
    type: actor.entryType,
    isUnitKearsipan: actor.isUnitKearsipan,
    activeAdditionalRoles: shown
      .filter((entry) => entry.id === actor.entryId && actor.isAdditional)
      .map(present(actor)),
    listRoles: shown.map(present(actor)),
    viewing: actor.viewing
      ? {
          ...{ id: actor.viewing.id, label: actor.viewing.label, byName: actor.viewing.by.personName },
          until: new Date(actor.viewing.until).toISOString(),
        }
      : null,
    extras: [...serverExtras],
  };
}

/** Who looks as another has that one entry, with the rights that are looked at: of a role not one's own. */
const lookedAs = (actor: Actor, label: string, entries: RoleEntry[]): RoleEntry[] =>
  entries
    .filter(({ id }) => id === actor.entryId)
    .map((entry) => ({
      ...entry,
      ...(actor.userId === actor.viewing?.by.userId && { roleName: label }),
      privileges: [...actor.privileges],
    }));

type Person = {
  email: string;
  npp: string;
  isldap: string;
  language: Language | null;
  pictureHash: string | null;
  way: SignInWay | null;
};

const present = (actor: Actor) => (entry: RoleEntry) => ({
  id: entry.id,
  type: entry.type,
  isActive: entry.id === actor.entryId,
  pejabatJabatanName: entry.forUserName ? `${prefix(entry)} ${entry.positionName}` : entry.positionName,
  pejabatRoleName: entry.roleName,
  Name: entry.roleName,
  onBehalfOf: entry.forUserName,
  isUnitKearsipan: isUnitKearsipan(entry),
  privilegedList: entry.privileges,
  readsOnly: readsOnly(entry.scopes),
  scopes: entry.scopes,
  until: entry.until,
  heldAs: entry.heldAs,
  maySign: entry.maySign,
  canOpenSecret: entry.canOpenSecret,
});

const prefix = (entry: RoleEntry): string => (entry.type === 'Secretary' ? 'Sekretaris' : 'Delegasi');
