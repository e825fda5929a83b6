import { sql } from 'drizzle-orm';
import { pictureAddress } from '../../domain/accounts/account.ts';
import type { CurrentUser } from '../../domain/calls/session.ts';
import type { Language } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { readsOnly, type Who } from '../who.ts';
import { isUnitKearsipan, type RoleEntry, roleEntriesOf } from './role-entries.ts';

/** SPEC A3 "Current user": the only shape in which these routes return an account. */
export async function currentUser(executor: Executor, who: Who): Promise<CurrentUser> {
  const [entries, person] = await Promise.all([
    roleEntriesOf(executor, who.userId),
    executor.execute<Person>(sql`
      select u.email, u.npp, u.isldap, s.language, s.picture_hash as "pictureHash"
      from "user" u left join person_setting s on s.user_id = u.id where u.id = ${who.userId}`),
  ]);
  const row = person.rows[0];
  return {
    id: who.userId,
    positionId: who.positionId,
    positionName: who.positionName,
    unitId: who.unitId,
    unitName: who.unitName,
    personName: who.personName,
    email: row?.email ?? '',
    npp: row?.npp ?? '',
    urlImage: pictureAddress(who.userId, row?.pictureHash ?? null),
    language: row?.language ?? 'id',
    isldap: Number(row?.isldap ?? 2),
    type: who.entryType,
    isUnitKearsipan: who.isUnitKearsipan,
    activeAdditionalRoles: entries
      .filter((entry) => entry.id === who.entryId && who.isAdditional)
      .map(present(who)),
    listRoles: entries.map(present(who)),
  };
}

type Person = {
  email: string;
  npp: string;
  isldap: string;
  language: Language | null;
  pictureHash: string | null;
};

const present = (who: Who) => (entry: RoleEntry) => ({
  id: entry.id,
  type: entry.type,
  isActive: entry.id === who.entryId,
  pejabatJabatanName: entry.forUserName ? `${prefix(entry)} ${entry.positionName}` : entry.positionName,
  pejabatRoleName: entry.roleName,
  Name: entry.roleName,
  onBehalfOf: entry.forUserName,
  isUnitKearsipan: isUnitKearsipan(entry),
  privilegedList: entry.privileges,
  readsOnly: readsOnly(entry.scopes),
  scopes: entry.scopes,
  until: entry.until,
});

const prefix = (entry: RoleEntry): string => (entry.type === 'Secretary' ? 'Sekretaris' : 'Delegasi');
