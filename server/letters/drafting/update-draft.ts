import { isChangeable, isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { versionOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { needFaults } from '../contract/need-faults.ts';
import { changeReviewers } from '../flow/change-reviewers.ts';
import { gatherPictures } from '../pictures/gather-pictures.ts';
import { keepPictures } from '../pictures/keep-pictures.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { assertDrafter } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { recordBeforeSave } from '../versions/record-version.ts';
import { asWritten } from './as-written.ts';
import { checkReferences } from './check-references.ts';
import { type Draft, fieldsOf, partsOf } from './draft.ts';
import { gatherFiles } from './gather-files.ts';
import { assertNotLowered, assertSameOrigin } from './once-sent.ts';
import { readDraft } from './read-draft.ts';
import { storedDraft } from './stored-draft.ts';
import { changedSince, writeDraft } from './write-draft.ts';

/**
 * Saves over the version read. Under review only undecided reviewers
 * change (SPEC A4, B7). Autosaves write no audit row.
 * @throws Refusal 404 unseen; 403 not drafted in this post; 409 past editing, or saved by somebody else since, with
 * the letter as it is now as data; 422 wrong fields or references, once it was sent on also another origin or a
 * lower class
 */
export async function updateDraft(
  deps: Deps,
  actor: Actor,
  id: string,
  { body, ifMatch }: { body: unknown; ifMatch?: string | undefined },
): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertDrafter(actor, letter);
  assertEditable(letter);
  const asRead = () => presentLetter(deps.db, actor, letter, deps.config.publicUrl);
  const { version = versionOf(ifMatch), ...input } = readDraft(await asWritten(body, asRead));
  if (version === undefined)
    throw invalid({
      version: [translate({ id: 'Sertakan versi yang dibaca.', en: 'Give the version that was read.' })],
    });
  if (version !== letter.version) throw await changedSince(deps.db, actor, letter);
  assertSameOrigin(letter, input.from);
  const before = await storedDraft(deps.db, letter);
  const { files, store } = await gatherFiles(deps, actor, input.attachments, before.parts.files);
  const draft: Draft = { fields: fieldsOf(input), parts: partsOf(input, files, before.decided) };
  const pictures = await gatherPictures(deps.db, actor, draft.parts, letter.id);
  const { faults, securityRank } = await checkReferences(deps.db, actor, draft, before);
  Object.assign(faults, await needFaults(deps.db, draft, before));
  if (Object.keys(faults).length > 0) throw invalid(faults);
  assertNotLowered(letter, securityRank);
  await store();

  await deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertEditable(now);
    if (now.version !== version) throw await changedSince(tx, actor, now);
    if (!isOpenDraft(now.state)) return changeReviewers(tx, actor, now, before, draft);
    await recordBeforeSave(tx, actor, now, {
      text: { before: textOf(before), after: textOf(draft) },
      // Fields unknown to the new flow are dropped in this save.
      changesFlow: input.from !== now.from || input.concern !== now.concern,
    });
    await writeDraft(tx, actor, now, { draft, before, securityRank });
    await keepPictures(tx, now.id, pictures);
  });
}

const textOf = ({ parts }: Draft): string => parts.content + parts.coverContent;

function assertEditable(letter: LetterRow): void {
  if (!isChangeable(letter.state))
    throw conflict(
      translate({ id: 'Naskah ini sudah tidak dapat diubah.', en: 'This letter can no longer be changed.' }),
    );
}
