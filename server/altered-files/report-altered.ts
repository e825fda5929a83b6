import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Db } from '../db/executor.ts';
import { isAddress, sendMail, writeLetter } from '../mail/index.ts';
import { holdsPrivilege } from '../main-role.ts';

/** A stored file with another content than its hash says, or a record that names another file than the sealed one. */
export type Altered = { action: 'altered-file' | 'altered-document'; sha256: string; recordId?: string };

/** Audits it at most once an hour, and mails the administrators once; again after a month of quiet. */
export async function reportAltered(db: Db, { action, sha256, recordId }: Altered): Promise<void> {
  await db.transaction(async (tx) => {
    // Several readers at once find the same file.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`altered ${sha256}`}))`);
    const { rows } = await tx.execute<{ justNow: boolean; known: boolean }>(sql`
      select coalesce(bool_or(at > now() - interval '1 hour'), false) as "justNow", count(*) > 0 as known
      from audit_log where action = ${action} and resource = 'file' and after ->> 'sha256' = ${sha256}
        and at > now() - interval '30 days'`);
    if (rows[0]?.justNow) return;
    const event = { actor: null, resource: 'file', recordId: recordId ?? null, after: { sha256 } };
    await recordAudit(tx, { action, ...event });
    if (rows[0]?.known) return;
    const { rows: administrators } = await tx.execute<{ personName: string; email: string }>(
      // Those who run the installation: archivists and lawyers have an administrative role, too.
      sql`select a.person_name as "personName", a.email from admin a
        where a.is_active and ${sql.raw(holdsPrivilege('a', '/manajemen-user/user'))}`,
    );
    for (const { personName, email } of administrators)
      if (isAddress(email))
        await sendMail(tx, {
          recipient: email,
          subject: 'Berkas yang tersimpan di Naskah berubah',
          ...writeLetter({
            to: personName,
            title: 'Berkas yang tersimpan di Naskah bukan lagi yang dahulu disimpan',
            lines: [
              `Sidik SHA-256 berkas itu: ${sha256}. Naskah tidak memberikannya kepada siapa pun lagi.`,
              'Cari penyebabnya, pulihkan berkas itu dari cadangan, lalu jalankan "npm run check" pada server Naskah.',
            ],
            foot: { text: 'Surel ini dikirim kepada semua administrator.' },
          }),
        });
  });
}
