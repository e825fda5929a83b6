import { type Gap, gapsOf } from '../../../../domain/letters/letter-schema.ts';
import { type Draft, inputOf, isOnItsWay } from './draft.ts';

/** Everything that is still missing. A document on its way to the server is not: it is waited for. */
export function draftGaps(draft: Draft): Gap[] {
  const isComing = draft.attachments.some((file) => file.isDocument && isOnItsWay(file));
  return gapsOf(inputOf(draft).input).filter((gap) => !(isComing && gap.field === 'attachments'));
}
