import { sql } from 'drizzle-orm';
import { dayInWib } from '../../resources/wib.ts';
import type { Deps } from '../deps.ts';
import { sendMail } from '../mail/index.ts';

type Reader = {
  userId: string;
  personName: string;
  email: string;
  tasks: number;
  inbox: number;
  unread: number;
};

/**
 * A morning's mail to those who want it: how much waits, never what. Written once a day for each; who has nothing waiting
 * gets none.
 * @returns how many were written
 */
export async function sendDigests({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date): Promise<number> {
  const day = dayInWib(now);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Reader>(sql`
      with due as (
        update notification_setting s set digest_on = ${day} from "user" u
        where u.id = s.user_id and u.is_active and s.digest and (s.digest_on is null or s.digest_on < ${day}::date)
        returning u.id, u.person_name, u.email
      ), posts as (
        select due.id, m.position_id from due join job_mapping m on m.user_id = due.id and m.is_active
          and m.start_date <= ${day}::date and (m.end_date is null or m.end_date >= ${day}::date)
      )
      select due.id as "userId", due.person_name as "personName", due.email,
        (select count(*)::int from posts p join task t on t.position_id = p.position_id and t.done_at is null
           and (t.only_user_id is null or t.only_user_id = due.id)
         where p.id = due.id) as tasks,
        (select count(*)::int from posts p join inbox_item i on i.position_id = p.position_id and i.is_open
           and (not i.is_named_only or exists (select 1 from letter_recipient r where r.letter_id = i.letter_id
             and r.position_id = i.position_id and r.user_id = due.id))
         where p.id = due.id) as inbox,
        (select count(*)::int from notification n where n.user_id = due.id and n.read_at is null) as unread
      from due`);
    const readers = rows.filter(({ tasks, inbox, unread }) => tasks + inbox + unread > 0);
    for (const reader of readers)
      await sendMail(tx, {
        recipient: reader.email,
        subject: 'Naskah: yang menunggu Anda hari ini',
        body: bodyOf(config.publicUrl, reader),
      });
    return readers.length;
  });
}

const bodyOf = (publicUrl: string, { personName, tasks, inbox, unread }: Reader): string =>
  [
    `Yth. ${personName},`,
    '',
    'Yang menunggu Anda pagi ini:',
    ...(tasks ? [`- ${tasks} tugas: ${publicUrl}/naskah-dinas/tugas`] : []),
    ...(inbox ? [`- ${inbox} naskah masuk terbuka: ${publicUrl}/naskah-dinas/inbox`] : []),
    ...(unread ? [`- ${unread} notifikasi belum dibaca: ${publicUrl}/notifikasi`] : []),
    '',
    'Ringkasan ini dikirim setiap pagi hari kerja. Anda dapat menghentikannya di',
    `${publicUrl}/notifikasi/pengaturan`,
  ].join('\n');
