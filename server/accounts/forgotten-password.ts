import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/index.ts';
import { jobKind } from '../jobs/index.ts';
import { secretMark, sendMail, writeLetter } from '../mail/index.ts';
import { notifyUser } from './notify-user.ts';
import { setPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';
import { endStandingKeysOf } from './standing-keys.ts';
import { passwordResets } from './tables.ts';
import { hashToken, randomToken } from './tokens.ts';

const lifetime = 60 * 60 * 1000;
/** Most valid links per user: requests from many addresses cannot flood an inbox. */
const mostLinks = 3;

/** Runs as a job: content and timing of the response must not show whether the account exists. */
export const passwordMailJob = jobKind<{ email: string }>('password-mail');

/** Mails a one-time link to the user with that address, if there is one (DESIGN 6). */
export async function mailNewPasswordLink({ db, config }: Deps, email: string): Promise<void> {
  const found = await db.execute<{ id: string; personName: string; email: string }>(sql`
    select id, person_name as "personName", email from "user"
    where lower(email) = lower(${email}) and is_active and isldap = '2'`);
  const person = found.rows[0];
  if (!person) return;
  const open = await db.execute(
    sql`select from password_reset where user_id = ${person.id} and expires_at > now()`,
  );
  if (open.rows.length >= mostLinks) return;
  const token = randomToken();
  const expiresAt = new Date(Date.now() + lifetime);
  await db.transaction(async (tx) => {
    await tx.insert(passwordResets).values({ tokenHash: hashToken(token), userId: person.id, expiresAt });
    await sendMail(tx, {
      recipient: person.email,
      subject: 'Ganti kata sandi Naskah',
      ...writeLetter({
        to: person.personName,
        title: 'Seseorang meminta penggantian kata sandi akun Naskah Anda.',
        links: [{ label: 'Buka tautan ini dalam satu jam', url: secretMark }],
        foot: { text: 'Abaikan surel ini bila bukan Anda yang meminta; kata sandi Anda tetap berlaku.' },
      }),
      secret: { url: `${config.publicUrl}/password/reset?token=${token}`, until: expiresAt },
    });
  });
}

/**
 * Ends sessions, tokens and calendars too. The second step stays: an inbox alone opens no account.
 * @returns the user's id
 * @throws Refusal 422 for an unknown, used or expired link
 */
export function setForgottenPassword({ db }: Deps, token: string, password: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: new Date() })
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, new Date()),
        ),
      )
      .returning();
    if (!used)
      throw invalid({
        token: [
          translate({
            id: 'Tautan ini sudah tidak berlaku. Minta tautan baru.',
            en: 'This link is no longer valid. Ask for a new one.',
          }),
        ],
      });
    await setPassword(tx, used.userId, password);
    await endSessionsOf(tx, used.userId);
    await endStandingKeysOf(tx, used.userId);
    await notifyUser(tx, used.userId, 'Kata sandi akun Naskah Anda baru saja diganti lewat tautan surel.');
    await recordAudit(tx, {
      actor: null,
      action: 'reset-password',
      resource: 'manajemen-user.user',
      recordId: used.userId,
    });
    return used.userId;
  });
}
