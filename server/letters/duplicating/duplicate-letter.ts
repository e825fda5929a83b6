import { and, eq } from 'drizzle-orm';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../http/index.ts';
import { assertNotDestroyed } from '../destroying/destroy-letters.ts';
import { checkReferences, isKnownArchive } from '../drafting/check-references.ts';
import { type Draft, groupOf, personKey } from '../drafting/draft.ts';
import { storedDraft, writeParts } from '../drafting/stored-draft.ts';
import { recordStep } from '../flow/history.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { copyPictures } from '../pictures/keep-pictures.ts';
import { makersOf } from '../reading/find-letter.ts';
import { openLetter } from '../reading/read-letter.ts';
import { mayDuplicate, mayDuplicateFiles } from '../rules/rights.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import { letters } from '../tables.ts';
import { withPeopleInOffice } from './people-in-office.ts';

/**
 * `leftOut`: people who no longer hold the post, as `Penerima: Rina`; `filesLeftOut`: the number of files not
 * copied.
 */
export type Duplicated = { id: string; leftOut: string[]; filesLeftOut: number };

/**
 * POST /letter/api/Letter/{id}/duplicate: a draft of the same class, without number, leavers or booking. The
 * original's access log records it.
 * @throws Refusal 404 unseen; 403 without the right to write, and from Rahasia on outside of the posts it was made
 * in: a copy could be put into a lower class; 422 where the class may not be used by this entry
 */
export async function duplicateLetter(deps: Deps, actor: Actor, id: string): Promise<Duplicated> {
  const letter = await openLetter(deps, actor, id, 'open');
  assertNotDestroyed(letter);
  if (!mayDuplicate(actor, letter, await makersOf(deps.db, letter.id))) throw forbidden();
  return deps.db.transaction(async (tx) => {
    const source = await storedDraft(tx, letter);
    const files = mayDuplicateFiles(actor, letter) ? source.parts.files : [];
    const copy = await asNew(tx, actor, { ...source, parts: { ...source.parts, files } });
    const { draft, leftOut } = await withPeopleInOffice(tx, copy);
    // References inactive by now may stay in a draft; they block its sending.
    const { faults, securityRank } = await checkReferences(tx, actor, draft, draft);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const made = newId();
    const { userId, positionId } = actor;
    await tx.insert(letters).values({ ...draft.fields, id: made, securityRank, userId, positionId });
    await writeParts(tx, made, draft.parts);
    await copyPictures(tx, letter.id, made, draft.parts.content + draft.parts.coverContent);
    await recordStep(tx, actor, made, 'created');
    await recordAudit(tx, {
      actor,
      action: 'duplicate',
      resource: 'letter',
      recordId: made,
      after: { of: letter.id, subject: draft.fields.subject },
    });
    await recordOpening(tx, actor, letter, 'open-duplicate');
    return { id: made, leftOut, filesLeftOut: source.parts.files.length - files.length };
  });
}

async function asNew(
  tx: Executor,
  actor: Actor,
  { fields, parts, decided }: Awaited<ReturnType<typeof storedDraft>>,
): Promise<Draft> {
  // Copies only their identity: a paraf on the original is none on the copy.
  const inOrder = decided
    .toSorted((a, b) => a.order - b.order)
    .map(({ userId, positionId, showUserName, delegationId = null, reviewGroup }) => ({
      ...{ userId, positionId, showUserName, delegationId, ...groupOf({ reviewGroup }) },
    }));
  return {
    fields: {
      ...fields,
      scriptDate: dayInWib(),
      referenceId: (await seesReference(tx, actor, fields.referenceId)) ? fields.referenceId : null,
      archiveReferenceId:
        fields.archiveReferenceId && (await isKnownArchive(tx, actor, fields.archiveReferenceId))
          ? fields.archiveReferenceId
          : null,
      senderDelegations: [],
      bookedNumberId: null,
      // What was at hand for the original is not there for the copy by itself.
      contract: fields.contract?.papers ? { ...fields.contract, papers: [] } : fields.contract,
    },
    parts: {
      ...parts,
      cosigners: parts.cosigners.map((one) => ({ ...one, delegations: [] })),
      // Asks all reviewers again, including those who gave a paraf on the original; who returned it stands there twice.
      reviewers: [...inOrder, ...parts.reviewers].filter(
        (one, at, all) => all.findIndex((other) => personKey(other) === personKey(one)) === at,
      ),
      files: parts.files.map((file) => ({ ...file, id: newId() })),
    },
  };
}

async function seesReference(tx: Executor, actor: Actor, id: string | null): Promise<boolean> {
  if (!id) return false;
  const found = await tx.select({ id: letters.id }).from(letters).where(seen(actor, id));
  return found.length > 0;
}

const seen = (actor: Actor, id: string) => and(eq(letters.id, id), visibleLetters(actor, 'letter'));
