import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { notifyUser } from '../notify-user.ts';
import { setPassword } from '../password.ts';
import { endSessionsOf } from '../sessions.ts';
import { endStandingKeysOf } from '../standing-keys.ts';

/**
 * Gives an account a password to be read out, which must be changed at the first sign-in.
 * @returns the password, which is stored nowhere else
 * @throws Refusal 409 for one's own account, and for somebody who is inactive or signs in by the directory
 */
export async function giveTemporaryPassword({ db }: Deps, actor: Actor, userId: string): Promise<string> {
  if (actor.userId === userId) throw conflict(translate(isOwn));
  const password = readablePassword();
  await db.transaction(async (tx) => {
    const found = await tx.execute(
      sql`select from "user" where id = ${userId} and is_active and isldap = '2' for no key update`,
    );
    if (found.rows.length === 0) throw conflict(translate(cannotHave));
    await setPassword(tx, userId, password, { mustChange: true });
    await endSessionsOf(tx, userId);
    await endStandingKeysOf(tx, userId);
    await notifyUser(tx, userId, 'Administrator memberi akun Naskah Anda kata sandi sementara.');
    await recordAudit(tx, {
      actor,
      action: 'temporary-password',
      resource: 'manajemen-user.user',
      recordId: userId,
    });
  });
  return password;
}

/** Without letters and digits that look alike. */
const [upper, lower, digits] = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const;

/** Three groups as "Kmtr-bxwq-4829", strong by SPEC A5. */
function readablePassword(): string {
  const of = (signs: string, count: number): string =>
    Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');
  return `${of(upper, 1)}${of(lower, 3)}-${of(lower, 4)}-${of(digits, 4)}`;
}

const isOwn = {
  id: 'Kata sandi Anda sendiri diganti lewat menu akun.',
  en: 'Change your own password in the account menu.',
};
const cannotHave = {
  id: 'Akun ini nonaktif, atau masuk lewat direktori perusahaan.',
  en: 'This account is inactive, or signs in by the company directory.',
};
