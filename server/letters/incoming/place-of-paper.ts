import { eq, sql } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { LetterCalls } from '../../../domain/calls/letters/letters.ts';
import { type PaperPlace, paperPlaceLabel } from '../../../domain/letters/incoming.ts';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, inIndonesian, invalid } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { isRegistrarOf } from '../rules/rights.ts';
import { type LetterRow, letters } from '../tables.ts';
import { letterIncoming } from './tables.ts';

/**
 * Corrects only the paper's place (SPEC A3). For the registering post and those who acted for it then.
 * @throws Refusal 404 unseen; 403 registered by somebody else; 409 not registered, or changed since it was read,
 * with the letter as it is now as data; 422 naming the fields
 */
export async function correctPlaceOfPaper(
  { db, config }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<LetterCalls['correctPaperPlace']>,
): Promise<void> {
  const letter = await findLetter(db, actor, id);
  if (!isRegistrarOf(actor, letter)) throw forbidden();
  assertRegistered(letter);
  const { version, ...place } = placeOf(body());
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertRegistered(now);
    if (now.version !== version)
      throw conflict(
        translate({
          id: 'Naskah ini baru saja berubah di tempat lain.',
          en: 'This letter has just been changed elsewhere.',
        }),
        await presentLetter(tx, actor, now, config.publicUrl),
      );
    const [before] = await tx
      .select(places)
      .from(letterIncoming)
      .where(eq(letterIncoming.letterId, letter.id));
    if (before && isSamePlace(before, place)) return;
    await tx.update(letterIncoming).set(place).where(eq(letterIncoming.letterId, letter.id));
    await tx
      .update(letters)
      .set({ version: sql`${letters.version} + 1` })
      .where(eq(letters.id, letter.id));
    await recordStep(tx, actor, letter.id, 'edited', {
      note: `Tempat naskah asli: ${inIndonesian(() => paperPlaceLabel(place))}`,
    });
    await recordAudit(tx, {
      actor,
      action: 'correct-place',
      resource: 'letter',
      recordId: letter.id,
      before,
      after: place,
    });
  });
}

const places = {
  archiveLocation: letterIncoming.archiveLocation,
  archiveCupboard: letterIncoming.archiveCupboard,
  archiveBox: letterIncoming.archiveBox,
};

const isSamePlace = (a: PaperPlace, b: PaperPlace): boolean =>
  a.archiveLocation === b.archiveLocation &&
  a.archiveCupboard === b.archiveCupboard &&
  a.archiveBox === b.archiveBox;

function assertRegistered(letter: LetterRow): void {
  if (letter.from !== 'external' || !isInForce(letter.state))
    throw conflict(
      translate({
        id: 'Hanya naskah dari luar yang sudah didaftarkan yang memiliki tempat naskah asli.',
        en: 'Only registered letters from outside have a place for the original.',
      }),
    );
}

type Corrected = PaperPlace & { version: number };
function placeOf({ version, ...typed }: Corrected): Corrected {
  const place = {
    archiveLocation: typed.archiveLocation?.trim() || null,
    archiveCupboard: typed.archiveCupboard?.trim() || null,
    archiveBox: typed.archiveBox?.trim() || null,
  };
  if (!place.archiveLocation)
    throw invalid({
      archiveLocation: [
        translate({ id: 'Isi tempat naskah asli disimpan.', en: 'Enter where the original is kept.' }),
      ],
    });
  return { ...place, version };
}
