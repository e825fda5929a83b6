import { sql } from 'drizzle-orm';
import {
  type NotificationKind,
  notificationGroups,
  notificationKinds,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import { usualDigest } from '../../../domain/notifications/notification-settings.ts';
import { dayInWib, hourInWib, weekdayInWib } from '../../../lib/wib.ts';
import { isActionable } from '../../actionable-tasks.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { isAddress, sendMail } from '../../mail/index.ts';
import { type DigestReader, digestMail } from './digest-mail.ts';

/**
 * Writes due digests, once a day per user: counts, no content. Skips users without news.
 * @returns how many were written
 */
export async function sendDigests({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const readers = (await due(tx, now)).filter(({ email }) => isAddress(email));
    for (const reader of readers)
      await sendMail(tx, {
        recipient: reader.email,
        userId: reader.userId,
        ...digestMail(config.publicUrl, reader),
      });
    return readers.length;
  });
}

/** Kinds available in digests with their defaults, in the order of the settings. */
const offered = notificationGroups
  .flatMap((group) => group.kinds)
  .filter((kind) => notificationKinds[kind].digest !== undefined);

/** A first digest looks so far back. */
const firstSince = sql`interval '3 days'`;

async function due(tx: Executor, now: Date): Promise<DigestReader[]> {
  const day = dayInWib(now);
  const at = now.toISOString();
  const { rows } = await tx.execute<
    Omit<DigestReader, 'news'> & { news: { kind: NotificationKind; count: number }[] }
  >(sql`
    with due as materialized (
      select u.id, u.person_name, u.email, coalesce(s.digest_at, ${at}::timestamptz - ${firstSince}) as since
      from "user" u left join notification_setting s on s.user_id = u.id
      where u.is_active and coalesce(s.digest_hour, ${usualDigest.hour}) <= ${hourInWib(now)}
        and ${weekdayInWib(now)} = any(coalesce(s.digest_days, ${sql.param(usualDigest.days)}::smallint[]))
        and (s.digest_on is null or s.digest_on < ${day}::date)
    ), looked as (
      insert into notification_setting as s (user_id, digest_on, digest_at)
      select id, ${day}::date, ${at}::timestamptz from due
      on conflict (user_id) do update set digest_on = excluded.digest_on, digest_at = excluded.digest_at
        where s.digest_on is null or s.digest_on < excluded.digest_on
      returning user_id
    ), kinds as (
      select * from unnest(${sql.param(offered)}::text[], ${sql.param(offered.map((kind) => startsOn(kind, 'digest')))}::boolean[])
        with ordinality k (kind, is_on, place)
    ), news as (
      select due.id, k.kind, k.place, count(*)::int as count
      from due join looked on looked.user_id = due.id
      join notification n on n.user_id = due.id and n.created_at > due.since and n.created_at <= ${at}::timestamptz
        and (n.read_at is null or n.read_at = n.created_at)
      join kinds k on k.kind = n.kind
      left join notification_choice c on c.user_id = due.id and c.kind = k.kind and c.channel = 'digest'
      where coalesce(c.is_on, k.is_on)
      group by due.id, k.kind, k.place
    ), readers as (
      select due.*, (select json_agg(json_build_object('kind', kind, 'count', count) order by place)
        from news where news.id = due.id) as news
      from due where due.id in (select id from news)
    ), posts as (
      select readers.id, m.position_id from readers join job_mapping m on m.user_id = readers.id and m.is_active
        and m.start_date <= ${day}::date and (m.end_date is null or m.end_date >= ${day}::date)
    )
    select readers.id as "userId", readers.person_name as "personName", readers.email, readers.news,
      (select count(*)::int from posts p join task t on t.position_id = p.position_id and t.done_at is null
         and ${isActionable('t')} and (t.only_user_id is null or t.only_user_id = readers.id)
       where p.id = readers.id) as tasks,
      (select count(*)::int from posts p join inbox_item i on i.position_id = p.position_id and i.is_open
         and (i.only_user_id is null or i.only_user_id = readers.id)
         and (not i.is_named_only or exists (select 1 from letter_recipient r where r.letter_id = i.letter_id
           and r.position_id = i.position_id and r.user_id = readers.id))
       where p.id = readers.id) as inbox
    from readers`);
  return rows.map((row) => ({
    ...row,
    news: row.news.map(({ kind, count }) => ({ label: notificationKinds[kind].label.id, count })),
  }));
}
