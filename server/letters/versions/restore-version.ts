import type { AnswerOf, ReadBody } from '../../../domain/calls/define-call.ts';
import type { VersionCalls } from '../../../domain/calls/letters/versions.ts';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { checkReferences, namedOnlyFaults } from '../drafting/check-references.ts';
import { type Draft, personKey } from '../drafting/draft.ts';
import { assertSameOrigin, isLowered } from '../drafting/once-sent.ts';
import { type Decided, storedDraft } from '../drafting/stored-draft.ts';
import { changedSince, writeDraft } from '../drafting/write-draft.ts';
import { withPeopleInOffice } from '../duplicating/people-in-office.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { assertDrafter } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { findVersion } from './find-versions.ts';
import { recordNow } from './record-version.ts';
import type { VersionRow } from './tables.ts';

/**
 * Resets a draft, except decided reviewers (SPEC A4), leavers, and a class
 * raised since. Stores the current state first.
 * @throws Refusal 404 unseen, or no such version; 403 not the drafter's; 409 sent on, or saved by somebody else
 * since, with the letter as it is now as data; 422 without the version that was read, or one from another origin,
 * once it was sent on, or for more than those named where the class raised since is for them alone
 */
export async function restoreVersion(
  deps: Deps,
  actor: Actor,
  id: string,
  no: string,
  body: ReadBody<VersionCalls['restore']>,
): Promise<AnswerOf<VersionCalls['restore']>> {
  const letter = await findLetter(deps.db, actor, id);
  assertDrafter(actor, letter);
  assertOpen(letter);
  const old = await findVersion(deps, actor, letter, no);
  const { version } = body();

  const { undo, leftOut } = await deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertOpen(now);
    if (now.version !== version) throw await changedSince(tx, actor, now);
    const before = await storedDraft(tx, now);
    const then = draftOf(old, before);
    assertSameOrigin(now, then.fields.from);
    const { draft, leftOut } = await withPeopleInOffice(tx, then);
    // References inactive by now may stay in a draft; they block its sending.
    const { faults, securityRank: rankThen } = await checkReferences(tx, actor, draft, draft);
    const staysLowered = isLowered(now, rankThen);
    const securityRank = staysLowered ? now.securityRank : rankThen;
    // Whom the version names may be too many for the class that stays.
    Object.assign(faults, namedOnlyFaults(draft, securityRank));
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const undo = await recordNow(tx, now);
    await writeDraft(tx, actor, now, {
      ...{ draft, before, securityRank },
      ...(staysLowered && { securityId: now.securityId }),
    });
    await recordAudit(tx, {
      actor,
      action: 'restore-version',
      resource: 'letter',
      recordId: letter.id,
      after: { no: old.no, undo },
    });
    return { undo, leftOut };
  });
  const restored = await findLetter(deps.db, actor, letter.id);
  return { letter: await presentLetter(deps.db, actor, restored, deps.config.publicUrl), undo, leftOut };
}

function assertOpen(letter: LetterRow): void {
  if (!isOpenDraft(letter.state))
    throw conflict(
      translate({
        id: 'Naskah ini sudah dikirim, versinya tidak dapat dipulihkan.',
        en: 'This letter was sent, so its versions cannot be restored.',
      }),
    );
}

/** Builds a draft from the version; keeps newer fields, decided reviewers and the booked number. */
function draftOf(old: VersionRow, before: Draft & { decided: Decided[] }): Draft {
  const { fields, parts } = old.meta;
  const decided = new Set(before.decided.map(personKey));
  return {
    fields: { ...before.fields, ...fields, bookedNumberId: before.fields.bookedNumberId },
    parts: {
      ...before.parts,
      ...parts,
      // Versions from before there were any lack them.
      cosigners: parts.cosigners ?? [],
      content: old.content,
      coverContent: old.coverContent,
      reviewers: parts.reviewers.filter((person) => !decided.has(personKey(person))),
      files: old.files,
    },
  };
}
