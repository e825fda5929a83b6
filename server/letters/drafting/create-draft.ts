import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { needFaults } from '../contract/need-faults.ts';
import { recordStep } from '../flow/history.ts';
import { gatherPictures } from '../pictures/gather-pictures.ts';
import { keepPictures } from '../pictures/keep-pictures.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { mayWrite } from '../rules/rights.ts';
import { newBookingFaults } from '../signing/identity-faults.ts';
import { letters } from '../tables.ts';
import { asWritten } from './as-written.ts';
import { checkReferences } from './check-references.ts';
import { type Draft, fieldsOf, isSameDraft, partsOf } from './draft.ts';
import { gatherFiles } from './gather-files.ts';
import { readDraft } from './read-draft.ts';
import { storedDraft, writeParts } from './stored-draft.ts';

/**
 * Creates a draft (SPEC B1.1). A client-made id makes POST idempotent.
 * @param own fields the server sets itself
 * @returns the letter's id
 * @throws Refusal 403 without the right to write; 422 wrong fields or references; 409 when the id is taken: with
 * the letter as data where it is the drafter's own and differs, without details otherwise
 */
export async function createDraft(
  deps: Deps,
  actor: Actor,
  body: unknown,
  own: { responseToId?: string } = {},
): Promise<string> {
  if (!mayWrite(actor)) throw forbidden();
  const input = readDraft(await asWritten(body, async () => namesOf(actor)));
  const { files, store } = await gatherFiles(deps, actor, input.attachments);
  const draft: Draft = { fields: fieldsOf(input), parts: partsOf(input, files) };
  const pictures = await gatherPictures(deps.db, actor, draft.parts);
  const { faults, securityRank } = await checkReferences(deps.db, actor, draft);
  Object.assign(faults, await newBookingFaults(deps.db, actor, draft), await needFaults(deps.db, draft));
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await store();
  const id = input.id?.toLowerCase() ?? newId();
  const isNew = await deps.db.transaction(async (tx) => {
    const made = await tx
      .insert(letters)
      .values({
        ...draft.fields,
        ...own,
        ...{ id, securityRank, userId: actor.userId, positionId: actor.positionId },
        onlyUserId: actor.sharesPost ? (actor.forUserId ?? actor.userId) : null,
      })
      .onConflictDoNothing({ target: letters.id })
      .returning({ id: letters.id });
    if (made.length === 0) return false;
    await writeParts(tx, id, draft.parts);
    await keepPictures(tx, id, pictures);
    await recordStep(tx, actor, id, 'created');
    await recordAudit(tx, {
      actor,
      action: 'create',
      resource: 'letter',
      recordId: id,
      after: { subject: draft.fields.subject },
    });
    return true;
  });
  if (!isNew) await acceptRepetition(deps, actor, id, draft);
  return id;
}

/** Who writes in which place: clients may send it, but never another's (SPEC A3). */
const namesOf = ({ userId, positionId, entryType, entryId }: Actor) => ({
  userId,
  userPositionId: positionId,
  userDelegationId: entryType === 'Delegation' ? entryId : null,
});

/** The id is taken: fine when the same drafter has just sent the same. */
async function acceptRepetition({ db }: Deps, actor: Actor, id: string, draft: Draft): Promise<void> {
  // Checks visibility like every other access: the role may no longer open an own draft (SPEC B3).
  const letter = await findLetter(db, actor, id).catch(() => undefined);
  const isOwn = letter?.userId === actor.userId && letter.positionId === actor.positionId;
  if (!letter || !isOwn)
    throw conflict(
      translate({
        id: 'Naskah tidak dapat dibuat dengan id ini.',
        en: 'A letter cannot be made with this id.',
      }),
    );
  if (isOpenDraft(letter.state) && isSameDraft(draft, await storedDraft(db, letter))) return;
  throw conflict(
    translate({
      id: 'Naskah ini sudah tersimpan dengan isi lain.',
      en: 'This letter is already stored with other content.',
    }),
    await presentLetter(db, actor, letter),
  );
}
