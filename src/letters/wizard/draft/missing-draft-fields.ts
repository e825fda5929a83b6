import { type MissingField, missingFieldsOf } from '../../../../domain/letters/letter-schema.ts';
import { type Draft, inputOf, isOnItsWay } from './draft.ts';

/** Lists everything still missing. A document being uploaded does not count: submitting waits for it. */
export function missingDraftFields(draft: Draft): MissingField[] {
  const isComing = draft.attachments.some((file) => file.isDocument && isOnItsWay(file));
  return missingFieldsOf(inputOf(draft).input).filter(
    ({ field }) =>
      !(isComing && field === 'attachments') &&
      // The subtype brings its kind along, and is asked for itself.
      !(field === 'naskahDinasParentCategoryId' && draft.naskahDinasCategoryId === null),
  );
}
