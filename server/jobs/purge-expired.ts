import { sql } from 'drizzle-orm';
import { hasContentIn } from '../archive-in.ts';
import { unhurriedly } from '../db/session-settings.ts';
import type { Deps } from '../deps.ts';

/** Deletes expired technical data; users' own data stays. */
export async function purgeExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const statement of statements) await unhurriedly(db, (tx) => tx.execute(statement));
}

const statements = [
  sql`delete from session where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'`,
  sql`delete from password_reset where expires_at < now() - interval '1 day'`,
  sql`delete from sign_in_failure where until < now() - interval '1 day'`,
  sql`delete from letter_batch where created_at < now() - interval '30 days' and state <> 'running'`,
  sql`delete from letter_upload where expires_at < now()`,
  // Never saved, or taken off a record: remove-left-files.ts lays their content aside.
  sql`delete from record_file where coalesce(unlinked_at, case when record_id is null then created_at end)
    < now() - interval '1 day'`,
  // Taken out of the text a day ago, and in no version of it; undo puts back what went today.
  sql`delete from letter_picture p where p.unlinked_at < now() - interval '1 day'
    and not exists (select 1 from letter_version v where v.letter_id = p.letter_id
      and strpos(v.content || v.cover_content, p.id::text) > 0)`,
  sql`delete from invitation where expires_at < now() - interval '90 days'`,
  // Until then it says why it no longer works.
  sql`delete from review_link where expires_at < now() - interval '30 days'`,
  // A mail that still waits keeps its link for as long as that works.
  sql`update mail m set secret = null where m.secret is not null and (m.secret_until is null or m.secret_until < now()
    or exists (select 1 from invitation i where i.mail_id = m.id
      and (i.used_at is not null or i.withdrawn_at is not null)))`,
  // The text of files that nothing holds any more goes as they do (remove-left-files.ts).
  sql`delete from file_text t where t.wanted_at < now() - interval '2 days'
    and not exists (select 1 from letter_attachment a where a.file_hash = t.file_hash)
    and not exists (select 1 from archive_file f join archive a on a.id = f.archive_id
      where f.file_hash = t.file_hash and f.removed_at is null and ${hasContentIn('a')})`,
  sql`delete from done_once where at < now() - interval '2 years'`,
  // What a webhook did not take is not kept longer than somebody would try again.
  sql`update trigger_run set webhook_body = null where webhook_body is not null and at < now() - interval '30 days'`,
  sql`delete from trigger_run where at < now() - interval '2 years'`,
];
