import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { PreviewCalls } from '../../domain/calls/previews.ts';
import type { Adjustments } from '../../domain/letters/adjustments-schema.ts';
import { arrangementOf } from '../../domain/letters/layouts.ts';
import { renderNumber } from '../../domain/letters/render-number.ts';
import { sampleBody } from '../../domain/letters/sample-letter.ts';
import type { Actor } from '../actor.ts';
import type { LogoSource } from '../letterheads/index.ts';
import { sampleParts } from './number-sample.ts';
import { ownLetterhead, sampleDocument, setSample } from './set-sample.ts';

/**
 * Renders a sample letter of the subtype in the form, saved or not, on the actor's company's letterhead.
 * @throws Refusal 422 naming the field; 409 when the letterhead's logo is gone or altered
 */
export async function previewSubType(
  source: LogoSource,
  actor: Actor,
  { name, letterhead = true, arrangement, adjustments }: ReturnType<ReadBody<PreviewCalls['subType']>>,
): Promise<Uint8Array> {
  const parts = await sampleParts(source.db, actor, null);
  const rule = { pattern: '{urut}/{jenis}/{perusahaan}/{tahun}', padding: 3 };
  return setSample(
    sampleDocument({
      bodyHtml: sampleBody,
      letterhead: letterhead ? await ownLetterhead(source, actor) : null,
      arrangement: arrangementOf(arrangement),
      adjustments: (adjustments ?? null) as Adjustments | null,
      kindName: name,
      number: renderNumber(rule, { ...parts, sequence: 1, at: new Date() }),
    }),
  );
}
