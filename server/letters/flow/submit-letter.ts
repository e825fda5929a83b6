import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { LetterCalls } from '../../../domain/calls/letters/letters.ts';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import { registerLetter } from '../incoming/register-letter.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertDrafter } from '../rules/rights.ts';
import { printFault, type SaidFault } from '../sheet/sheet-fault.ts';
import { queue } from '../signing/signing-queue.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { advanceLetter } from './advance-letter.ts';
import { askReturnersAgain, reviewersInTurn } from './ask-again.ts';
import { faultsBeforeSending, withFault } from './faults-before-sending.ts';
import { recordStep } from './history.ts';
import { notifyApprovers } from './notify-approvers.ts';

/**
 * Sends on (SPEC B1.2): to the returner unless skipped, the next undecided reviewer, or the signer. Registers
 * external ones (SPEC B1.4).
 * @throws Refusal 404 unseen; 403 not drafted in this post; 409 already sent on; 422 naming what is missing or
 * wrong
 */
export async function submitLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<LetterCalls['submit']>,
): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertDrafter(actor, letter);
  assertOpen(letter);
  const { skipReason } = body();
  const unprintable = letter.from === 'external' ? undefined : await printFault(deps, letter);
  const work = () => submit(deps, actor, letter, skipReason || null, unprintable);
  // Registrations queue for the agenda here: waiting inside a transaction would hold a connection.
  await (letter.from === 'external' ? registrations(work) : work());
}

const registrations = queue();

async function submit(
  deps: Deps,
  actor: Actor,
  letter: LetterRow,
  skipReason: string | null,
  unprintable: SaidFault | undefined,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertOpen(now);
    const draft = await storedDraft(tx, now);
    const toReview = reviewersInTurn(draft, skipReason !== null);
    const found = await faultsBeforeSending(tx, actor, draft, toReview, now.id);
    const faults = withFault(found, unprintable);
    if (Object.keys(faults).length > 0)
      throw invalid(
        faults,
        translate({
          id: 'Naskah belum lengkap. Periksa isian yang ditandai.',
          en: 'The letter is incomplete. Check the marked fields.',
        }),
      );
    if (now.from === 'external') return registerLetter(tx, actor, now, draft);
    await askReturnersAgain(tx, actor, now, draft, skipReason);
    const no = await recordVersion(tx, actor, letter.id, 'submitted');
    await notifyApprovers(tx, actor, now, no);
    await recordStep(tx, actor, letter.id, 'submitted');
    await advanceLetter(tx, actor, now, 'submitted');
    const { state } = await lockLetter(tx, letter.id);
    await recordAudit(tx, {
      actor,
      action: 'submit',
      resource: 'letter',
      recordId: letter.id,
      before: { state: now.state },
      after: { state },
    });
  });
}

function assertOpen(letter: LetterRow): void {
  if (!isOpenDraft(letter.state))
    throw conflict(
      letter.from === 'external'
        ? translate({ id: 'Naskah ini sudah didaftarkan.', en: 'This letter is already registered.' })
        : translate({ id: 'Naskah ini sudah dikirim.', en: 'This letter is already sent.' }),
    );
}
