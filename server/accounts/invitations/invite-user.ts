import { sql } from 'drizzle-orm';
import { invitationDays, invitationPath } from '../../../domain/accounts/invitation.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { conflict, notFound } from '../../http/index.ts';
import { secretMark, sendMail, writeLetter } from '../../mail/index.ts';
import { invitations } from '../tables.ts';
import { hashToken, randomToken } from '../tokens.ts';

type Invited = { url: string; expiresAt: Date };

/**
 * Makes a one-time link to choose a first password; the mail goes after the transaction. Earlier links stay valid until
 * one of them is used.
 * @param byMail false: the link is handed over by whoever asked for it
 * @throws Refusal 404; 409 for somebody who is deactivated, has a password, or signs in by the directory
 */
export async function inviteUser(
  tx: Executor,
  config: Pick<Config, 'publicUrl'>,
  { actor, userId, byMail }: { actor: Actor; userId: string; byMail: boolean },
): Promise<Invited> {
  const person = await invitable(tx, userId);
  const token = randomToken();
  const url = `${config.publicUrl}${invitationPath}?token=${token}`;
  const expiresAt = new Date(Date.now() + invitationDays * 24 * 3_600_000);
  const mailId = byMail ? await mail(tx, { ...person, userId, url, expiresAt }) : null;
  await tx
    .insert(invitations)
    .values({ id: newId(), userId, tokenHash: hashToken(token), expiresAt, mailId });
  await recordAudit(tx, {
    actor,
    action: 'invite',
    resource: 'manajemen-user.user',
    recordId: userId,
    after: { email: person.email, byMail, expiresAt: expiresAt.toISOString() },
  });
  return { url, expiresAt };
}

type Person = { personName: string; email: string };

async function invitable(tx: Executor, userId: string): Promise<Person> {
  const found = await tx.execute<Person & { isActive: boolean; isldap: string; hasPassword: boolean }>(sql`
    select u.person_name as "personName", u.email, u.is_active as "isActive", u.isldap,
      exists (select from credential c where c.user_id = u.id) as "hasPassword"
    from "user" u where u.id = ${userId} for no key update of u`);
  const [person] = found.rows;
  if (!person) throw notFound();
  if (!person.isActive) throw conflict(translate(isInactive));
  if (person.isldap !== '2') throw conflict(translate(byDirectory));
  if (person.hasPassword) throw conflict(translate(hasPassword));
  return person;
}

const mail = (
  tx: Executor,
  { personName, email, userId, url, expiresAt }: Person & Invited & { userId: string },
): Promise<string> =>
  sendMail(tx, {
    recipient: email,
    userId,
    subject: 'Undangan memakai Naskah',
    ...writeLetter({
      to: personName,
      title: 'Anda diundang memakai Naskah, tempat menulis, memeriksa, dan menerima naskah dinas.',
      lines: [
        `Nama pengguna Anda ${email} atau NPP Anda. Kata sandinya Anda buat sendiri lewat tautan ini, yang berlaku sekali saja sampai ${formatDay(dayInWib(expiresAt))}.`,
      ],
      links: [{ label: 'Buat kata sandi', url: secretMark }],
      foot: {
        text: 'Jangan teruskan surel ini: siapa pun yang membuka tautannya dapat membuat kata sandi Anda.',
      },
    }),
    secret: { url, until: expiresAt },
  });

const formatDay = dateFormat({ dateStyle: 'long' });

const isInactive = {
  id: 'Akun ini nonaktif. Aktifkan dulu, lalu kirim undangannya.',
  en: 'This account is inactive. Activate it first, then send the invitation.',
};
const byDirectory = {
  id: 'Orang ini masuk lewat direktori perusahaan, jadi tidak memerlukan undangan.',
  en: 'This person signs in by the company directory and needs no invitation.',
};
const hasPassword = {
  id: 'Orang ini sudah memiliki kata sandi. Bila lupa, ia memakai “Lupa kata sandi?” di halaman masuk.',
  en: 'This person has a password already. If it is forgotten, “Forgot your password?” on the sign-in page helps.',
};
