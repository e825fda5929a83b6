import { eq, sql } from 'drizzle-orm';
import type { MailedReview } from '../../../domain/calls/letters/mailed-review.ts';
import type { ReviewDecision } from '../../../domain/letters/letter-people.ts';
import { translate } from '../../../lib/language.ts';
import { hasTwoFactor, mustChangePassword, opensByPassword, recordRefused } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import type { PageDrawings } from '../../documents/index.ts';
import { forbidden } from '../../http/index.ts';
import { plainText } from '../../rich-text/index.ts';
import { reviewKind } from '../contract/legal-review.ts';
import { assertNoted, reviewLetter } from '../flow/review-letter.ts';
import { recordOpeningByLink } from '../openings/record-opening.ts';
import { newestOnly } from '../reading/newest-only.ts';
import { pagesFor } from '../reading/read-pages.ts';
import { confirmPassword } from '../signing/confirm-password.ts';
import { reviewLinks } from './tables.ts';
import { type UsableLink, usableLink } from './usable-link.ts';

type Read = Omit<
  MailedReview,
  'paragraphs' | 'userId' | 'letterId' | 'taskKind' | 'needsSession' | 'expiresAt'
> & { content: string };

/**
 * What the page behind a mailed link shows: enough to decide, nothing above Biasa.
 * @throws Refusal 422 at `token`: usable-link.ts
 */
export async function readMailedReview(
  deps: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<MailedReview> {
  const { db } = deps;
  const { link, letter, actor } = await usableLink(db, token);
  const found = await db.execute<Read>(sql`
    select u.person_name as "personName", p.name as "positionName", l.subject, s.name as "kindName",
      d.person_name as "drafterName", actor_post(l.user_id, l.position_id, null, l.created_at) as "drafterPositionName",
      signer.person_name as "signerName", coalesce(t.content, '') as content,
      (select coalesce(json_agg(a.title order by a."order"), '[]') from letter_attachment a
        where a.letter_id = l.id) as "attachmentTitles"
    from letter l join "user" u on u.id = ${link.userId} join position p on p.id = ${actor.positionId}
    join "user" d on d.id = l.user_id left join "user" signer on signer.id = l.sender_user_id
    left join script_sub_type s on s.id = l.script_sub_type_id
    left join letter_content t on t.letter_id = l.id where l.id = ${letter.id}`);
  const { content, ...facts } = found.rows[0] as Read;
  await recordReading(db, { link, letter, actor });
  return {
    ...facts,
    ...{ userId: link.userId, letterId: letter.id, expiresAt: link.expiresAt.toISOString() },
    taskKind: await reviewKind(db, letter, actor.positionId),
    needsSession: !(await opensByPassword(deps, link.userId)),
    paragraphs: paragraphsOf(content),
  };
}

/**
 * The same letter as it is printed, for the link's reader; of one link the newest request alone waits.
 * @param gone whoever asked has gone
 * @throws Refusal 422 at `token`: usable-link.ts; 409 for a newer request
 */
export async function readMailedPages(
  deps: Deps,
  token: string,
  gone: AbortSignal,
): Promise<PageDrawings | null> {
  const { link, letter, actor } = await usableLink(deps.db, token);
  await recordReading(deps.db, { link, letter, actor });
  // Whoever holds a link must not keep the typesetter from others.
  return newestOnly(link.id, () => pagesFor(deps, actor, letter), gone);
}

/** Text and pages are asked for at once: the second waits for the first, and finds it logged. */
async function recordReading(db: Deps['db'], { link, letter, actor }: UsableLink): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .select({ id: reviewLinks.id })
      .from(reviewLinks)
      .where(eq(reviewLinks.id, link.id))
      .for('update');
    await recordOpeningByLink(tx, actor, letter);
  });
}

/** Blocks of the text, each as one line; a long letter is read in the app, and not parsed to its end for a stranger. */
function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = [];
  for (const block of html.split(/<\/(?:p|li|h[1-6]|tr|blockquote)>/i)) {
    if (paragraphs.length === mostParagraphs) break;
    const text = block.replace(/<[^>]*>/g, '').trim() && plainText(block);
    if (text) paragraphs.push(text);
  }
  return paragraphs;
}

const mostParagraphs = 200;

type Decision = { token: string; decision: ReviewDecision; note?: string | null | undefined };

/**
 * Decides by the link of a mail and the password of whom it is for.
 * @param address where it comes from, for the audit log
 * @throws Refusal 422 at `token`, at `password`, and at `note` of a return without one; 429 after too many passwords;
 * else as reviewLetter
 */
export async function decideByMail(
  deps: Deps,
  { password, ...sent }: Decision & { password: string },
  address: string,
): Promise<Date> {
  const { actor, ...found } = await usableLink(deps.db, sent.token);
  assertNoted(sent);
  const { userId } = actor;
  await confirmPassword(deps, actor, password, {
    purpose: 'decide-by-mail',
    // Like a refused sign-in; without the token, which still works.
    onRefused: (count, why) =>
      recordRefused(deps.db, { userId, address }, { count }, why, {
        ...{ action: 'decide-by-mail-refused', letterId: found.letter.id },
      }),
  });
  await assertSuffices(deps.db, actor);
  return decide(deps, { ...found, actor }, sent);
}

/**
 * The same for whoever is signed in already.
 * @throws Refusal 403 where the link is somebody else's; else as decideByMail
 */
export async function decideSignedIn(deps: Deps, asker: Actor, sent: Decision): Promise<Date> {
  const found = await usableLink(deps.db, sent.token);
  if (asker.userId !== found.link.userId || asker.viewing) throw forbidden(translate(isOthers));
  assertNoted(sent);
  return decide(deps, found, sent);
}

async function decide(
  deps: Deps,
  { actor, letter }: UsableLink,
  { decision, note }: Decision,
): Promise<Date> {
  const sent = {
    isReturn: decision === 'return',
    // What was shown is the letter as it is: the link works for no other.
    body: () => ({ decision, note, version: letter.version }),
  };
  const audited = { actor, action: 'decide-by-mail', resource: 'letter', recordId: letter.id };
  await reviewLetter(deps, actor, letter.id, sent, (tx) =>
    recordAudit(tx, { ...audited, after: { decision } }),
  );
  return new Date();
}

/** @throws Refusal 403 for a password that somebody else gave (SPEC B8.3), or that opens no session by itself (B6) */
async function assertSuffices(executor: Executor, { userId }: Actor): Promise<void> {
  if (await hasTwoFactor(executor, userId)) throw forbidden(translate(inTwoSteps));
  if (await mustChangePassword(executor, userId)) throw forbidden(translate(ownPasswordFirst));
}

const isOthers = {
  id: 'Tautan ini untuk orang lain. Masuklah dengan akunnya, atau isi kata sandinya.',
  en: 'This link is for somebody else. Sign in with their account, or enter their password.',
};
const inTwoSteps = {
  id: 'Anda masuk dengan dua langkah. Masuklah ke Naskah dulu, lalu buka lagi tautan ini.',
  en: 'You sign in in two steps. Sign in to Naskah first, then open this link again.',
};
const ownPasswordFirst = {
  id: 'Kata sandi Anda diberikan administrator. Masuklah ke Naskah dan gantilah dulu.',
  en: 'An administrator gave you this password. Sign in to Naskah and change it first.',
};
