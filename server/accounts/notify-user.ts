import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { isAddress, sendMail, writeLetter } from '../mail/index.ts';

/** Mails a change to their sign-in, in its transaction: users must learn of changes they did not make. */
export async function notifyUser(tx: Executor, userId: string, what: string): Promise<void> {
  const found = await tx.execute<{ personName: string; email: string }>(
    sql`select person_name as "personName", email from "user" where id = ${userId} and is_active`,
  );
  const person = found.rows[0];
  if (!person || !isAddress(person.email)) return;
  await sendMail(tx, {
    recipient: person.email,
    subject: 'Perubahan keamanan akun Naskah',
    ...writeLetter({
      to: person.personName,
      title: what,
      lines: ['Bila bukan Anda yang melakukannya, ganti kata sandi Anda dan hubungi administrator.'],
      foot: { text: 'Surel tentang keamanan akun selalu dikirim.' },
    }),
  });
}
