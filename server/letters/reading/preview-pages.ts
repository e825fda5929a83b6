import type { BodyOf } from '../../../domain/calls/define-call.ts';
import type { LetterCalls } from '../../../domain/calls/letters/letters.ts';
import { isEditable } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { drawLetter, type PageDrawings } from '../../documents/index.ts';
import { conflict, invalid, type Refusal } from '../../http/index.ts';
import { cleanRichText, paperFault } from '../../rich-text/index.ts';
import { recordOpeningOnce } from '../openings/record-opening.ts';
import { gatherPictures } from '../pictures/gather-pictures.ts';
import { assertDrafter } from '../rules/rights.ts';
import { letterSheet, type UnsavedTexts } from '../sheet/letter-sheet.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import { type SaidFault, sayFault, signFault } from '../sheet/sheet-fault.ts';
import { findLetter } from './find-letter.ts';
import { newestOnly } from './newest-only.ts';
import { isDrawable } from './read-pages.ts';
import { readerMark } from './reader-mark.ts';

/**
 * POST /letter/api/Letter/{id}/preview: the pages of a draft with texts that are not saved yet. Of one person's
 * previews of a letter the renderer has one at a time, and the newest next.
 * @param gone whoever asked has gone
 * @returns null where there are none to show
 * @throws Refusal 404 unseen; 403 not drafted in this post; 409 past editing, or a newer one was asked for; 422 at the
 * field that cannot be printed
 */
export async function previewPages(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => BodyOf<LetterCalls['preview']>,
  gone: AbortSignal,
): Promise<PageDrawings | null> {
  const letter = await findLetter(deps.db, actor, id);
  assertDrafter(actor, letter);
  if (!isEditable(letter.state))
    throw conflict(
      translate({ id: 'Naskah ini sudah tidak dapat diubah.', en: 'This letter can no longer be changed.' }),
    );
  if (letter.from === 'external') return null;
  const texts = cleanTexts(body());
  return newestOnly(
    `${actor.userId} ${letter.id}`,
    async () => {
      await recordOpeningOnce(deps.db, actor, letter);
      const pictures = await gatherPictures(deps.db, actor, { ...noTexts, ...texts }, letter.id);
      const { document } = await letterSheet(deps, letter, undefined, undefined, { texts, pictures });
      if (!isDrawable(document)) return null;
      const watermark = await readerMark(deps, actor, letter);
      const drawing = drawLetter({ ...document, ...(watermark && { watermark }) });
      const drawn = await orUnprintable(drawing, (error) => refusalOf(sayFault(error, document)));
      const fault = drawn && (await signFault(document));
      if (fault) throw refusalOf(fault);
      return drawn;
    },
    gone,
  );
}

const refusalOf = ({ field, message }: SaidFault): Refusal => invalid({ [field]: [message] }, message);

const noTexts = { content: '', coverContent: '' };

/** As saving cleans them. @throws Refusal 422 at the field */
function cleanTexts(texts: BodyOf<LetterCalls['preview']>): UnsavedTexts['texts'] {
  const clean: UnsavedTexts['texts'] = {};
  for (const field of ['content', 'coverContent'] as const) {
    const html = texts[field];
    if (html === undefined) continue;
    const fault = paperFault(html);
    if (fault) throw invalid({ [field]: [fault] });
    clean[field] = cleanRichText(html);
  }
  return clean;
}
