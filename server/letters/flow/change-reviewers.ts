import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import { contractKind, legalFaults } from '../contract/legal-review.ts';
import { type Draft, isSameButReviewers } from '../drafting/draft.ts';
import { approversOf, type Decided, writeReviewers } from '../drafting/stored-draft.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { advanceLetter } from './advance-letter.ts';
import { returnersFirst } from './ask-again.ts';
import { reviewerFaults } from './faults-before-sending.ts';
import { recordStep } from './history.ts';
import { notifyPosts } from './notify.ts';
import type { Desk } from './people-of-posts.ts';
import { waitingDesks } from './waiting-desks.ts';

/**
 * Replaces undecided reviewers only (SPEC A4). A change of turn moves the task and notifies both.
 * @param before the letter as it was when the version that is saved over was read
 * @throws Refusal 409 when anything else was changed; 422 without any reviewer, with a post that reviews nothing, a
 * contract without Legal, or without one who returned it and was asked again
 */
export async function changeReviewers(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  before: Draft & { decided: Decided[] },
  draft: Draft,
): Promise<void> {
  if (!isSameButReviewers(before, draft))
    throw conflict(
      translate({
        id: 'Naskah sedang diperiksa. Hanya pemeriksa yang belum memeriksa yang dapat diubah.',
        en: 'The letter is in review. Only reviewers who have not reviewed it can be changed.',
      }),
    );
  const { reviewers } = draft.parts;
  if (reviewers.length === 0 && before.decided.length === 0)
    throw invalid({
      reviewers: [
        translate({ id: 'Pilih paling sedikit satu pemeriksa.', en: 'Choose at least one reviewer.' }),
      ],
    });
  const posts = [...approversOf(before.decided), ...reviewers].map(({ positionId }) => positionId);
  const faults = {
    ...(await legalFaults(tx, await contractKind(tx, letter.subTypeId), posts)),
    ...(await reviewerFaults(tx, draft)),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const inTurn = returnersFirst(before, reviewers);
  await writeReviewers(tx, letter.id, inTurn, before.decided);
  await recordStep(tx, actor, letter.id, 'reviewers-changed');
  await recordVersion(tx, actor, letter.id, 'reviewers');
  await recordAudit(tx, {
    actor,
    action: 'change-reviewers',
    resource: 'letter',
    recordId: letter.id,
    before: before.parts.reviewers,
    after: inTurn,
  });
  const had = await waitingDesks(tx, letter.id);
  await advanceLetter(tx, actor, letter, 'reviewers-changed');
  const has = await waitingDesks(tx, letter.id);
  for (const one of had)
    if (!has.some((desk) => isSameDesk(one, desk))) await notifyFormerHolder(tx, actor, letter, one);
}

async function notifyFormerHolder(tx: Executor, actor: Actor, letter: LetterRow, had: Desk): Promise<void> {
  const isStillOnIt = (await reviewersOf(tx, letter.id)).some(
    ({ status, positionId, officialId }) =>
      status === null &&
      positionId === had.positionId &&
      (had.onlyUserId === null || had.onlyUserId === officialId),
  );
  await notifyPosts(tx, actor, letter, [had], {
    kind: 'persetujuan.pengingat',
    title: isStillOnIt
      ? { id: 'Giliran paraf Anda ditunda', en: 'Your turn to initial was put off' }
      : { id: 'Naskah tidak lagi menunggu paraf Anda', en: 'A letter no longer waits for your initials' },
    scope: 'periksa',
    // Taken off the letter, its post does not see it any more.
    page: isStillOnIt ? '/naskah-dinas/tugas' : null,
    tabName: isStillOnIt ? 'review' : null,
  });
}

const isSameDesk = (one: Desk, other: Desk): boolean =>
  one.positionId === other.positionId && one.onlyUserId === other.onlyUserId;
