import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { RecoveryCodes, TwoFactorSetUp, TwoFactorState } from '../../../domain/accounts/account.ts';
import { say } from '../../../lib/language.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { seal, unseal } from '../keys.ts';
import { endSessionsOf } from '../sessions.ts';
import { recoveryCodes, twoFactors } from '../tables.ts';
import { tellPerson } from '../tell-person.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { sealPurpose, takeSecondStep } from './second-step.ts';
import { base32, keyUri, stepOf } from './totp.ts';

const resource = 'manajemen-user.user';
const wrongCode = () =>
  invalid({
    code: [
      say({ id: 'Kode tidak cocok atau sudah dipakai.', en: 'The code does not match or was already used.' }),
    ],
  });
const alreadyOn = () =>
  conflict(say({ id: 'Verifikasi dua langkah sudah aktif.', en: 'Two-step verification is already on.' }));
const isOff = () =>
  conflict(say({ id: 'Verifikasi dua langkah tidak aktif.', en: 'Two-step verification is not on.' }));

/** Whether a person signs in in two steps, since when, and how many recovery codes are left. */
export async function readTwoFactor(db: Db, userId: string): Promise<TwoFactorState> {
  const [row] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return {
    isActive: row !== undefined,
    since: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: row ? await recoveryCodesLeft(db, userId) : 0,
  };
}

/**
 * Makes a secret for an app; nothing is asked for it before its first code has come (`confirmTwoFactor`).
 * @throws Refusal 409 where an app is in use already
 */
export async function beginTwoFactor({ db, config }: Deps, who: Who): Promise<TwoFactorSetUp> {
  const key = randomBytes(20);
  const sealedSecret = seal(config.secret, sealPurpose, who.userId, key);
  const begun = await db
    .insert(twoFactors)
    .values({ userId: who.userId, sealedSecret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, lastStep: null, createdAt: new Date() },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  if (begun.length === 0) throw alreadyOn();
  const found = await db.execute<{ email: string }>(sql`select email from "user" where id = ${who.userId}`);
  const uri = keyUri(key, found.rows[0]?.email ?? '');
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret: base32(key), uri, qr };
}

/**
 * The app's first code turns the second step on.
 * @returns the recovery codes, told here only
 * @throws Refusal 409 where none was begun or it is on already; 422 for a wrong code
 */
export function confirmTwoFactor({ db, config }: Deps, who: Who, code: string): Promise<RecoveryCodes> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, who.userId)).for('update');
    if (!row)
      throw conflict(
        say({
          id: 'Mulai dari awal: pindai kode QR lebih dulu.',
          en: 'Start again: scan the QR code first.',
        }),
      );
    if (row.confirmedAt) throw alreadyOn();
    const key = unseal(config.secret, sealPurpose, who.userId, row.sealedSecret);
    const lastStep = key && stepOf(key, code.replace(/\s/g, ''), Date.now());
    if (lastStep === undefined) throw wrongCode();
    await tx
      .update(twoFactors)
      .set({ confirmedAt: new Date(), lastStep })
      .where(eq(twoFactors.userId, who.userId));
    // Who is in elsewhere without it signs in anew, as after a change of password.
    await endSessionsOf(tx, who.userId, who.sessionId);
    await note(tx, who, who.userId, 'begin-two-factor');
    await tellPerson(tx, who.userId, 'Verifikasi dua langkah akun Naskah Anda baru saja diaktifkan.');
    return { recoveryCodes: await makeRecoveryCodes(tx, config.secret, who.userId) };
  });
}

/** New recovery codes in place of the old ones, for a code of the app. @throws Refusal 409 off; 422 for a wrong code */
export function renewRecoveryCodes({ db, config }: Deps, who: Who, code: string): Promise<RecoveryCodes> {
  return db.transaction(async (tx) => {
    await assertCode(tx, config.secret, who.userId, code);
    await note(tx, who, who.userId, 'renew-recovery-codes');
    await tellPerson(tx, who.userId, 'Kode pemulihan akun Naskah Anda baru saja dibuat ulang.');
    return { recoveryCodes: await makeRecoveryCodes(tx, config.secret, who.userId) };
  });
}

/** Turns the second step off again, for one of its codes. @throws Refusal 409 off; 422 for a wrong code */
export function endTwoFactor({ db, config }: Deps, who: Who, code: string): Promise<void> {
  return db.transaction(async (tx) => {
    await assertCode(tx, config.secret, who.userId, code);
    await forget(tx, who.userId);
    await note(tx, who, who.userId, 'end-two-factor');
    await tellPerson(tx, who.userId, 'Verifikasi dua langkah akun Naskah Anda baru saja dimatikan.');
  });
}

/**
 * Turns another person's second step off, who lost app and codes; the mail tells them. Whether the caller may is for the
 * caller to have asked.
 * @throws Refusal 409 where it is off, or for oneself: that takes a code
 */
export function resetTwoFactor({ db }: Deps, who: Who, userId: string): Promise<void> {
  if (who.userId === userId)
    throw conflict(
      say({
        id: 'Matikan verifikasi dua langkah Anda sendiri dari halaman Profil.',
        en: 'Turn off your own two-step verification on the Profile page.',
      }),
    );
  return db.transaction(async (tx) => {
    if (!(await forget(tx, userId))) throw isOff();
    await note(tx, who, userId, 'reset-two-factor');
    await tellPerson(
      tx,
      userId,
      'Administrator baru saja mematikan verifikasi dua langkah akun Naskah Anda. Aktifkan kembali dari halaman Profil.',
    );
  });
}

async function assertCode(tx: Executor, secret: string, userId: string, code: string): Promise<void> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  if (!row?.confirmedAt) throw isOff();
  if (!(await takeSecondStep(tx, secret, userId, code))) throw wrongCode();
}

/** @returns whether it was on */
async function forget(tx: Executor, userId: string): Promise<boolean> {
  const gone = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return gone[0]?.confirmedAt != null;
}

const note = (tx: Executor, who: Who, userId: string, action: string): Promise<void> =>
  recordAudit(tx, { who, action, resource, recordId: userId });
