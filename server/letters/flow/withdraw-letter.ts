import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { allows, isFixed, type LetterHolder, letterLife } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertDrafter } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { advanceLetter } from './advance-letter.ts';
import { recordStep } from './history.ts';
import { nextState } from './move-letter.ts';
import { type Notice, notifyPosts } from './notify.ts';
import { waitingDesks } from './waiting-desks.ts';

/**
 * Recalls a letter before its signature for editing. Given parafs stay (SPEC A4); its holder learns the reason.
 * @throws Refusal 404 unseen; 403 not drafted in this post; 409 not on its way, or signed; 422 without a reason
 */
export async function withdrawLetter(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<FlowCalls['withdraw']>,
): Promise<void> {
  const letter = await findLetter(db, actor, id);
  assertDrafter(actor, letter);
  assertUnderWay(letter);
  const { reason } = body();
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertUnderWay(now);
    await recordStep(tx, actor, letter.id, 'withdrawn', { note: reason });
    await recordAudit(tx, {
      actor,
      action: 'withdraw',
      resource: 'letter',
      recordId: letter.id,
      before: { state: now.state },
      after: { state: nextState(now, 'withdrawn'), reason },
    });
    const waiting = await waitingDesks(tx, letter.id);
    const had = waiting.length > 0 ? waiting : [now.holderPositionId ?? []].flat();
    await advanceLetter(tx, actor, now, 'withdrawn');
    const { holder } = letterLife[now.state];
    if (had.length > 0 && holder)
      await notifyPosts(tx, actor, now, had, { ...withdrawn, scope: scopes[holder], more: reason });
  });
}

function assertUnderWay(letter: LetterRow): void {
  if (isFixed(letter.state))
    throw conflict(
      translate({
        id: 'Naskah ini sudah ditandatangani dan tidak dapat ditarik.',
        en: 'This letter is signed and cannot be withdrawn.',
      }),
    );
  if (!allows(letter.state, 'withdrawn'))
    throw conflict(
      translate({
        id: 'Naskah ini tidak sedang diperiksa atau menunggu tanda tangan.',
        en: 'This letter is neither in review nor awaiting a signature.',
      }),
    );
}

const withdrawn = {
  kind: 'persetujuan.pengingat',
  title: { id: 'Naskah ditarik kembali oleh penyusun', en: 'Letter withdrawn by its drafter' },
  page: '/naskah-dinas/tugas',
  tabName: 'revision',
} as const;
/** The delegation scope of each holder. */
const scopes = {
  drafter: 'baca',
  reviewer: 'periksa',
  signer: 'tandatangan',
  cosigner: 'tandatangan',
} as const satisfies Record<LetterHolder, Notice['scope']>;
