import { sql } from 'drizzle-orm';
import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { PreviewCalls } from '../../domain/calls/previews.ts';
import type { Adjustments } from '../../domain/letters/adjustments-schema.ts';
import { arrangementOf } from '../../domain/letters/layouts.ts';
import { renderNumber } from '../../domain/letters/render-number.ts';
import { sampleLetter, sampleTags } from '../../domain/letters/sample-letter.ts';
import { fillTags } from '../../domain/letters/tags.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import type { LogoSource } from '../letterheads/index.ts';
import { cleanRichText, recordTextFault } from '../rich-text/index.ts';
import { sampleParts } from './number-sample.ts';
import { ownLetterhead, sampleDocument, setSample } from './set-sample.ts';

/**
 * Renders a letter from the template in the form, saved or not, with sample values.
 * @throws Refusal 422 naming the field: form errors, and unprintable content; 409 when the letterhead's logo is
 * gone or altered
 */
export async function previewTemplate(
  source: LogoSource,
  actor: Actor,
  { content, scriptSubTypeId }: ReturnType<ReadBody<PreviewCalls['template']>>,
): Promise<Uint8Array> {
  const clean = cleanRichText(content);
  const fault = recordTextFault(clean);
  if (fault) throw invalid({ content: [fault] });
  const kind = scriptSubTypeId ? await kindOf(source.db, scriptSubTypeId) : undefined;
  if (scriptSubTypeId && !kind)
    throw invalid({
      scriptSubTypeId: [translate({ id: 'Pilihan ini tidak ada.', en: 'This choice does not exist.' })],
    });
  const at = new Date();
  const parts = await sampleParts(source.db, actor, kind?.numberCodeId ?? null, scriptSubTypeId);
  const rule = { pattern: kind?.pattern ?? '{urut}/{jenis}/{tahun}', padding: kind?.padding ?? 3 };
  const number = renderNumber(rule, { ...parts, sequence: kind?.startAt ?? 1, at });
  const letterhead = (kind?.letterhead ?? true) ? await ownLetterhead(source, actor) : null;
  const arrangement = arrangementOf(kind?.arrangement);
  return setSample(
    sampleDocument({
      bodyHtml: fillTags(clean, sampleTags(dayInWib(at), number, { letterhead, arrangement })),
      letterhead,
      arrangement,
      adjustments: kind?.adjustments ?? null,
      kindName: kind?.name ?? sampleLetter.kindName,
      number,
    }),
  );
}

type Kind = {
  name: string;
  arrangement: string | null;
  adjustments: Adjustments | null;
  letterhead: boolean;
  numberCodeId: string | null;
  pattern: string | null;
  padding: number | null;
  startAt: number | null;
};

async function kindOf(executor: Executor, id: string): Promise<Kind | undefined> {
  const found = await executor.execute<Kind>(sql`
    select s.name, s.arrangement, s.adjustments, s.letterhead, s.number_code_id as "numberCodeId", n.pattern, n.padding,
           n.start_at as "startAt"
    from script_sub_type s left join script_number_code n on n.id = s.number_code_id where s.id = ${id}`);
  return found.rows[0];
}
