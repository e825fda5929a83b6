import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { PreviewCalls } from '../../domain/calls/previews.ts';
import { renderNumber } from '../../domain/letters/render-number.ts';
import { sampleBody } from '../../domain/letters/sample-letter.ts';
import type { Actor } from '../actor.ts';
import { assertLogo, type LogoSource, toPrint } from '../letterheads/index.ts';
import { cleanRichText } from '../rich-text/index.ts';
import { sampleParts } from './number-sample.ts';
import { sampleDocument, setSample } from './set-sample.ts';

/**
 * Renders a sample letter on the letterhead in the form, saved or not.
 * @throws Refusal 422 naming the field: form errors, an invalid logo, and unprintable content; 409 when the logo's
 * file is altered
 */
export async function previewLetterhead(
  source: LogoSource,
  actor: Actor,
  { content, companyName, logo }: ReturnType<ReadBody<PreviewCalls['letterhead']>>,
): Promise<Uint8Array> {
  if (logo) await assertLogo(source.db, logo);
  const parts = await sampleParts(source.db, actor, null);
  const rule = { pattern: '{urut}/{jenis}/{perusahaan}/{tahun}', padding: 3 };
  return setSample(
    sampleDocument({
      bodyHtml: sampleBody,
      letterhead: await toPrint(source, {
        ...{ name: companyName, address: '', content: cleanRichText(content) },
        logo: logo ?? null,
      }),
      arrangement: 'surat',
      kindName: 'Surat Dinas',
      number: renderNumber(rule, { ...parts, sequence: 1, at: new Date() }),
    }),
  );
}
