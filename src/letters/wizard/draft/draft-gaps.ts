import { type Gap, gapsOf } from '../../../../domain/letters/letter-schema.ts';
import { type Draft, inputOf, isOnItsWay } from './draft.ts';

/** Lists everything still missing. A document being uploaded does not count: submitting waits for it. */
export function draftGaps(draft: Draft): Gap[] {
  const isComing = draft.attachments.some((file) => file.isDocument && isOnItsWay(file));
  return gapsOf(inputOf(draft).input).filter((gap) => !(isComing && gap.field === 'attachments'));
}
