import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { PreviewCalls } from '../../domain/calls/previews.ts';
import { styleFaults } from '../../domain/letters/letterhead-faults.ts';
import { printedLetterhead } from '../../domain/letters/letterhead-style.ts';
import { renderNumber } from '../../domain/letters/render-number.ts';
import { sampleAnnex, sampleBody } from '../../domain/letters/sample-letter.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../http/index.ts';
import { assertLogo, type LogoSource, toPrint } from '../letterheads/index.ts';
import { letterToPreview } from '../letters/index.ts';
import { cleanRichText } from '../rich-text/index.ts';
import { sampleParts } from './number-sample.ts';
import { sampleDocument, setSample } from './set-sample.ts';

/**
 * Renders a sample letter, or one that the actor reads, on the letterhead in the form, saved or not.
 * @throws Refusal 422 naming the field: form errors, an invalid logo, and unprintable content; 409 when the logo's
 * file is altered; 403, 404, 422 as letterToPreview
 */
export async function previewLetterhead(
  source: LogoSource,
  actor: Actor,
  draft: ReturnType<ReadBody<PreviewCalls['letterhead']>>,
): Promise<Uint8Array> {
  const faults = styleFaults(draft);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (draft.logo) await assertLogo(source.db, draft.logo);
  const letterhead = await toPrint(
    source,
    printedLetterhead({ ...draft, content: cleanRichText(draft.content) }),
  );
  if (draft.letterId)
    return setSample({ ...(await letterToPreview(source, actor, draft.letterId)), letterhead });
  const parts = await sampleParts(source.db, actor, null);
  const rule = { pattern: '{urut}/{jenis}/{perusahaan}/{tahun}', padding: 3 };
  return setSample(
    sampleDocument({
      bodyHtml: sampleBody + sampleAnnex,
      letterhead,
      arrangement: 'surat',
      kindName: 'Surat Dinas',
      number: renderNumber(rule, { ...parts, sequence: 1, at: new Date() }),
    }),
  );
}
