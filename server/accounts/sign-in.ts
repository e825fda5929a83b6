import type { z } from 'zod';
import { canSignIn } from '../../domain/accounts/can-sign-in.ts';
import type { SessionCalls } from '../../domain/calls/session.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/index.ts';
import { withoutPost } from './directory/words.ts';
import { notifyUser } from './notify-user.ts';
import { accountOf, provePassword, wrongPassword } from './prove-password.ts';
import { recordRefused, type Why, whyOf } from './record-refused.ts';
import { roleEntriesOf } from './role-entries.ts';
import { type Opened, openSession } from './sessions.ts';
import { signInFactsOf } from './sign-in-facts.ts';
import { countSignIn, forgetSignInTries } from './sign-in-throttle.ts';
import { recoveryCodesLeft } from './two-factor/recovery-codes.ts';
import { hasTwoFactor, takeSecondStep } from './two-factor/second-step.ts';

/** Origin of a try; `deviceOf` returns the browser's mark for an account that signed in there before. */
type From = {
  address: string;
  device: string | null;
  deviceOf: (userId: string | null) => string | undefined;
};

/** The password was right; `data` makes our own sign-in page request the code, the message serves other clients. */
const secondStep = (message: string) => new Refusal(401, message, { code: [message] }, { secondStep: true });

/**
 * Unknown accounts get the same response and timing. A try counts from
 * before its check until the second step succeeds.
 * @throws Refusal 401 wrong, or `secondStep` wanted; 403 without an account or any post to act in; 424 where the
 * directory does not answer; 429 too many tries
 */
export async function signIn(
  deps: Deps,
  body: z.output<SessionCalls['signIn']['body']>,
  from: From,
): Promise<Opened & { isChanged: boolean }> {
  const { db, config } = deps;
  const account = await accountOf(deps, body.email);
  // One account, whether it is tried by staff number or by address.
  const asked = {
    userId: account.userId,
    typed: body.email,
    address: from.address,
    device: from.deviceOf(account.userId),
  };
  const counted = await countSignIn(db, asked);
  const trace = (why: Why) => recordRefused(db, asked, counted, why);
  if (counted.refusal) {
    await trace('too-many');
    throw counted.refusal;
  }
  const proven = await provePassword(deps, account, body).catch(async (thrown: unknown) => {
    await trace(whyOf(thrown));
    throw thrown;
  });
  if (!proven) {
    await trace(account.userId ? 'password' : 'unknown');
    throw wrongPassword();
  }
  const { userId, isChanged } = proven;
  const inTwoSteps = await hasTwoFactor(db, userId);
  if (inTwoSteps && !body.code)
    throw secondStep(
      translate({
        id: 'Masukkan kode dari aplikasi autentikator Anda.',
        en: 'Enter the code from your authenticator app.',
      }),
    );
  const [facts, entries] = await Promise.all([signInFactsOf(db, userId), roleEntriesOf(db, userId)]);
  const can = facts && canSignIn(facts, dayInWib());
  if (can?.state !== 'dapat' || entries.length === 0) {
    await trace('no-post');
    throw withoutPost(can?.from);
  }
  const opened = await db.transaction(async (tx) => {
    const second = inTwoSteps ? await takeSecondStep(tx, config.secret, userId, body.code) : null;
    if (second === undefined) return undefined;
    await forgetSignInTries(tx, asked);
    const opened = await openSession(tx, config.secret, userId, {
      remember: body.remember,
      device: from.device,
      address: from.address,
      entryId: entries[0]?.id ?? null,
      way: account.way,
    });
    await recordAudit(tx, {
      actor: { userId, entryId: entries[0]?.id ?? userId },
      action: 'sign-in',
      resource: 'session',
      recordId: opened.session.id,
      after: { way: account.way, ...(second && { secondStep: second }) },
    });
    if (second === 'recovery-code') {
      const left = await recoveryCodesLeft(tx, userId);
      await notifyUser(tx, userId, `Sebuah kode pemulihan baru saja dipakai untuk masuk; tersisa ${left}.`);
    }
    return opened;
  });
  if (opened) return { ...opened, isChanged };
  await trace('code');
  throw secondStep(
    translate({
      id: 'Kode tidak cocok atau sudah dipakai.',
      en: 'The code does not match or was already used.',
    }),
  );
}
