import { type SQL, sql } from 'drizzle-orm';
import { pictureAddress } from '../../domain/accounts/account.ts';
import type { AuditWay } from '../../domain/audit/audit-log.ts';
import type { AuditEntry } from '../../domain/calls/audit-log.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import { actedAs, actorJoins } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { onBehalf } from './asked.ts';
import { nameRecords } from './name-records.ts';

export type EntryRow = {
  id: string;
  at: Date;
  action: string;
  resource: string;
  recordId: string | null;
  userId: string | null;
  userName: string | null;
  pictureHash: string | null;
  acting: string | null;
  via: string | null;
  way: AuditWay;
};

type Page = { conditions: SQL; after: string | undefined; limit: number };

/**
 * Entries from the newest on, behind the one named `after`. First the page by its index, then its people and records.
 */
export async function readEntries(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  { conditions, after, limit }: Page,
): Promise<AuditEntry[]> {
  // Two scalars, since the index does not serve a row that is compared with a subselect.
  const behind = after
    ? sql` and (a.at, a.id) < ((select c.at from audit_log c where c.id = ${after}), ${after}::bigint)`
    : sql``;
  const { rows } = await db.execute<EntryRow>(sql`
    select a.id::text, a.at, a.action, a.resource, a.record_id as "recordId", a.user_id as "userId",
      u.person_name as "userName", ps.picture_hash as "pictureHash", ${sql.raw(actedAs)} as acting,
      tk.name as via, case when a.user_id is null then 'system' when a.token_id is not null then 'token'
        when ${onBehalf} then 'behalf' else 'own' end as way
    from (
      select a.id, a.at, a.action, a.resource, a.record_id, a.user_id, a.entry_id, a.token_id
      from audit_log a where true${conditions}${behind} order by a.at desc, a.id desc limit ${limit}
    ) a
    ${sql.raw(actorJoins)}
    left join api_token tk on tk.id = a.token_id
    order by a.at desc, a.id desc`);
  const names = await nameRecords({ db, pool }, actor, rows);
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action,
    resource: row.resource,
    by: row.userId
      ? {
          id: row.userId,
          label:
            row.userName ?? translate({ id: 'Pengguna yang sudah dihapus', en: 'A user who was deleted' }),
          urlImage: pictureAddress(row.userId, row.pictureHash),
        }
      : null,
    as: row.acting,
    via: row.via,
    way: row.way,
    record: row.recordId
      ? { id: row.recordId, label: names.get(`${row.resource} ${row.recordId}`) ?? null }
      : null,
  }));
}
