import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { draftSchema } from '../../../domain/letters/letter-schema.ts';
import { notReal } from '../../../lib/body-parts.ts';
import { translate } from '../../../lib/language.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';
import { paperFault } from '../../rich-text/index.ts';
import { withBlanks } from '../incoming/incoming-part.ts';
import type { DraftInput } from './draft-input.ts';

/** @throws Refusal 422 naming the fields */
export function readDraft(body: unknown): DraftInput {
  const checked = draftSchema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  // The calendar of the database begins with the year 1.
  if (checked.data.scriptDate && checked.data.scriptDate < '1900')
    throw invalid({ scriptDate: [translate(notReal)] });
  // Only a letter from outside brings its number; ours are given at signing.
  if (checked.data.number && checked.data.from !== 'external')
    throw invalid({
      number: [
        translate({
          id: 'Nomor terbit saat naskah ditandatangani.',
          en: 'The number is given when the letter is signed.',
        }),
      ],
    });
  if (checked.data.cosigners.length > 0 && checked.data.from === 'external')
    throw invalid({
      cosigners: [
        translate({
          id: 'Naskah dari luar sudah ditandatangani di sana.',
          en: 'A letter from outside was signed there.',
        }),
      ],
    });
  for (const n of [1, 2, 3] as const) {
    const { [`senderDelegationId${n}` as const]: id, [`senderDelegationType${n}` as const]: type } =
      checked.data;
    if ((id === null) !== (type === null))
      throw invalid({
        [`senderDelegationId${n}`]: [
          translate({
            id: 'Sertakan delegasi beserta jenisnya.',
            en: 'Give the delegation together with its kind.',
          }),
        ],
      });
  }
  for (const field of ['content', 'coverContent'] as const) {
    const fault = paperFault(checked.data[field]);
    if (fault) throw invalid({ [field]: [fault] });
  }
  const input = withBlanks(checked.data);
  // Those of the block have come to the others only now.
  if (input.attachments.length > attachmentLimits.count)
    throw invalid({
      attachments: [
        translate({
          id: `Paling banyak ${attachmentLimits.count} lampiran.`,
          en: `At most ${attachmentLimits.count} attachments.`,
        }),
      ],
    });
  return input;
}
