import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { RecoveryCodes, TwoFactorSetUp, TwoFactorState } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { seal, unseal } from '../keys.ts';
import { notifyUser } from '../notify-user.ts';
import { endSessionsOf } from '../sessions.ts';
import { recoveryCodes, twoFactors } from '../tables.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { sealPurpose, takeSecondStep } from './second-step.ts';
import { base32, keyUri, stepOf } from './totp.ts';

const resource = 'manajemen-user.user';
const wrongCode = () =>
  invalid({
    code: [
      translate({
        id: 'Kode tidak cocok atau sudah dipakai.',
        en: 'The code does not match or was already used.',
      }),
    ],
  });
const alreadyOn = () =>
  conflict(
    translate({ id: 'Verifikasi dua langkah sudah aktif.', en: 'Two-step verification is already on.' }),
  );
const isOff = () =>
  conflict(translate({ id: 'Verifikasi dua langkah tidak aktif.', en: 'Two-step verification is not on.' }));

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
 * Creates an app's secret; it has no effect before the first code (`confirmTwoFactor`).
 * @throws Refusal 409 when an app is already in use
 */
export async function beginTwoFactor({ db, config }: Deps, actor: Actor): Promise<TwoFactorSetUp> {
  const key = randomBytes(20);
  const sealedSecret = seal(config.secret, sealPurpose, actor.userId, key);
  const begun = await db
    .insert(twoFactors)
    .values({ userId: actor.userId, sealedSecret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, lastStep: null, createdAt: new Date() },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  if (begun.length === 0) throw alreadyOn();
  const found = await db.execute<{ email: string }>(sql`select email from "user" where id = ${actor.userId}`);
  const uri = keyUri(key, found.rows[0]?.email ?? '');
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret: base32(key), uri, qr };
}

/**
 * Turns the second step on by the app's first code.
 * @returns the recovery codes, shown only here
 * @throws Refusal 409 when none was begun or it is on already; 422 for a wrong code
 */
export function confirmTwoFactor({ db, config }: Deps, actor: Actor, code: string): Promise<RecoveryCodes> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, actor.userId)).for('update');
    if (!row)
      throw conflict(
        translate({
          id: 'Mulai dari awal: pindai kode QR lebih dulu.',
          en: 'Start again: scan the QR code first.',
        }),
      );
    if (row.confirmedAt) throw alreadyOn();
    const key = unseal(config.secret, sealPurpose, actor.userId, row.sealedSecret);
    const lastStep = key && stepOf(key, code.replace(/\s/g, ''), Date.now());
    if (lastStep === undefined) throw wrongCode();
    await tx
      .update(twoFactors)
      .set({ confirmedAt: new Date(), lastStep })
      .where(eq(twoFactors.userId, actor.userId));
    // Other sessions began without the second step and must sign in again, as after a password change.
    await endSessionsOf(tx, actor.userId, actor.sessionId);
    await note(tx, actor, actor.userId, 'begin-two-factor');
    await notifyUser(tx, actor.userId, 'Verifikasi dua langkah akun Naskah Anda baru saja diaktifkan.');
    return { recoveryCodes: await makeRecoveryCodes(tx, config.secret, actor.userId) };
  });
}

/**
 * Replaces the recovery codes, given a valid code.
 * @throws Refusal 409 off; 422 for a wrong code
 */
export function renewRecoveryCodes({ db, config }: Deps, actor: Actor, code: string): Promise<RecoveryCodes> {
  return db.transaction(async (tx) => {
    await assertCode(tx, config.secret, actor.userId, code);
    await note(tx, actor, actor.userId, 'renew-recovery-codes');
    await notifyUser(tx, actor.userId, 'Kode pemulihan akun Naskah Anda baru saja dibuat ulang.');
    return { recoveryCodes: await makeRecoveryCodes(tx, config.secret, actor.userId) };
  });
}

/**
 * Turns the second step off, given a valid code.
 * @throws Refusal 409 off; 422 for a wrong code
 */
export function endTwoFactor({ db, config }: Deps, actor: Actor, code: string): Promise<void> {
  return db.transaction(async (tx) => {
    await assertCode(tx, config.secret, actor.userId, code);
    await forget(tx, actor.userId);
    await note(tx, actor, actor.userId, 'end-two-factor');
    await notifyUser(tx, actor.userId, 'Verifikasi dua langkah akun Naskah Anda baru saja dimatikan.');
  });
}

/**
 * Turns off another user's second step and mails that user. The caller checks the permission.
 * @throws Refusal 409 when it is off, or for oneself: that takes a code
 */
export function resetTwoFactor({ db }: Deps, actor: Actor, userId: string): Promise<void> {
  if (actor.userId === userId)
    throw conflict(
      translate({
        id: 'Matikan verifikasi dua langkah Anda sendiri dari halaman Profil.',
        en: 'Turn off your own two-step verification on the Profile page.',
      }),
    );
  return db.transaction(async (tx) => {
    if (!(await forget(tx, userId))) throw isOff();
    await note(tx, actor, userId, 'reset-two-factor');
    await notifyUser(
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

const note = (tx: Executor, actor: Actor, userId: string, action: string): Promise<void> =>
  recordAudit(tx, { actor, action, resource, recordId: userId });
