import { translate } from '../../../lib/language.ts';
import { invalid } from '../../http/index.ts';

/** Forcing needs a word why. @throws Refusal 422 on `reason` */
export function reasonToForce({ force, reason }: { force: boolean; reason?: string | null }): string | null {
  if (force && !reason)
    throw invalid({
      reason: [
        translate({
          id: 'Tuliskan alasan menutup sebelum semuanya selesai.',
          en: 'Write why you close it before all are done.',
        }),
      ],
    });
  return force ? (reason ?? null) : null;
}
