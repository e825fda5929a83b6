import { sql } from 'drizzle-orm';
import { mayOpen } from '../../resources/access.ts';
import type { Executor } from '../db/executor.ts';
import {
  allowedByClass,
  itemPassesByName,
  mayReviewAs,
  maySignAs,
  openDraftStates,
} from '../letters/index.ts';
import { viewerOf, type Who } from '../who.ts';

export type Summary = { key: string; label: string; value: number; hint: string; href: string };

/**
 * GET /dashboard/api/Ringkasan: what waits for the active post, each with where to go on. One statement; what the role
 * may not open is left out.
 */
export async function summaries(executor: Executor, who: Who): Promise<Summary[]> {
  const post = who.positionId;
  const found = await executor.execute<Record<string, number>>(sql`
    with mine as materialized (
      select t.kind, t.due_at from task t join letter l on l.id = t.letter_id
      where t.position_id = ${post} and t.done_at is null
        and (t.only_user_id is null or t.only_user_id = ${who.userId}) and ${allowedByClass(who, 'l')}
    ), inbox as materialized (
      select i.read_at from inbox_item i join letter l on l.id = i.letter_id
      where i.position_id = ${post} and i.is_open and ${allowedByClass(who, 'l')} and ${itemPassesByName(who, 'i')}
    )
    select (select count(*)::int from mine where kind = 'sign') as sign,
           (select count(*)::int from mine where kind = 'review') as review,
           (select count(*)::int from mine where kind = 'revision') as revision,
           (select count(*)::int from mine where kind = 'sign' and due_at < now()) as "signLate",
           (select count(*)::int from mine where kind = 'review' and due_at < now()) as "reviewLate",
           (select count(*)::int from mine where kind = 'revision' and due_at < now()) as "revisionLate",
           (select count(*)::int from inbox) as open,
           (select count(*)::int from inbox where read_at is null) as unread,
           (select count(*)::int from letter l where l.position_id = ${post}
             and l.state in ('review', 'signing') and ${allowedByClass(who, 'l')}) as "underWay",
           (select count(*)::int from letter l where l.position_id = ${post}
             and l.state in ${openDraftStates} and l.deleted_at is null and ${allowedByClass(who, 'l')}) as drafts`);
  const counted = found.rows[0] ?? {};
  const value = (key: string) => counted[key] ?? 0;
  /** What of this very kind is late, in the words of Tugas. */
  const hint = (late: string, calm: string) => (value(late) > 0 ? `${value(late)} lewat tenggat` : calm);
  const all: Summary[] = [
    {
      key: 'sign',
      label: 'Menunggu tanda tangan',
      value: value('sign'),
      hint: hint('signLate', maySignAs(who) ? 'Naskah yang Anda tanda tangani' : 'Diputuskan pejabatnya'),
      href: '/naskah-dinas/tugas/sign',
    },
    {
      key: 'review',
      label: 'Menunggu paraf',
      value: value('review'),
      hint: hint('reviewLate', mayReviewAs(who) ? 'Naskah yang Anda periksa' : 'Diputuskan pejabatnya'),
      href: '/naskah-dinas/tugas/review',
    },
    {
      key: 'revision',
      label: 'Perlu direvisi',
      value: value('revision'),
      hint: hint('revisionLate', 'Dikembalikan kepada penyusun'),
      href: '/naskah-dinas/tugas/revision',
    },
    {
      key: 'inbox',
      label: 'Naskah masuk terbuka',
      value: value('open'),
      hint: `${value('unread')} belum dibaca`,
      href: '/naskah-dinas/inbox',
    },
    {
      key: 'outbox',
      label: 'Sedang berjalan',
      value: value('underWay'),
      hint: 'Diperiksa atau menunggu tanda tangan',
      href: '/naskah-dinas/outbox',
    },
    {
      key: 'draft',
      label: 'Konsep',
      value: value('drafts'),
      hint: 'Belum dikirim',
      href: '/naskah-dinas/draft',
    },
  ];
  return all.filter((summary) => mayOpen(viewerOf(who), summary.href));
}
