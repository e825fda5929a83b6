import { flowOf, type LetterInput } from '../../../../domain/letters/letter.ts';
import type { Gap, GapField, WizardStep } from '../../../../domain/letters/letter-schema.ts';
import { type Draft, inputOf } from './draft.ts';

/** What the server would not have in a field, and what stood in it then. */
export type Refused = Gap & { was: string };

/**
 * Takes the errors of a 422 by field and the draft they were said of, gives them at the fields of the wizard. Those of
 * fields it does not show are left out: they are only said.
 */
export function refusedOf(errors: Readonly<Record<string, string>>, draft: Draft): Refused[] {
  const { input } = inputOf(draft);
  const found = new Map<GapField, Refused>();
  for (const [name, message] of Object.entries(errors)) {
    const place = placeOf(name, draft, input);
    if (place && !found.has(place.field))
      found.set(place.field, { ...place, message, was: sentIn(place.field, input) });
  }
  return [...found.values()];
}

/** Those whose field has not been changed since: nobody but the server can say whether another value is right. */
export function stillRefused(refused: Refused[], draft: Draft): Refused[] {
  if (refused.length === 0) return refused;
  const { input } = inputOf(draft);
  return refused.filter(({ field, was }) => sentIn(field, input) === was);
}

/** `receivers.0.userId` stands at `receivers`, what belongs to the signer at the signer. */
function placeOf(
  name: string,
  draft: Draft,
  input: LetterInput,
): { field: GapField; step: WizardStep } | undefined {
  const [first = '', second = ''] = name.split('.');
  if (first === 'attachments') {
    const isText = flowOf(draft) === 'eksternal-internal' || draft.contentMode === 'upload';
    const isDocument = second ? input.attachments[Number(second)]?.isDocument : isText;
    return { field: 'attachments', step: isDocument ? 'konten-naskah' : 'formulir-naskah' };
  }
  if (first === 'reviewers' && draft.anyReviewer === 'tidakAda')
    return { field: 'anyReviewer', step: 'formulir-naskah' };
  if (/^senderDelegation(Id|Type)\d$/.test(first))
    return { field: 'senderDelegationId1', step: 'formulir-naskah' };
  const field = standsAt[second && first.includes('ternalTo') ? `${first}.${second}` : first];
  return field && { field, step: stepAnswering[field] ?? 'formulir-naskah' };
}

const itself = (...fields: GapField[]): Record<string, GapField> =>
  Object.fromEntries(fields.map((field) => [field, field]));

const standsAt: Record<string, GapField | undefined> = {
  ...itself('concern', 'naskahDinasParentCategoryId', 'naskahDinasCategoryId', 'permissionClassificationId'),
  ...itself('urgency', 'archiveClassificationId', 'letterheadId', 'subject', 'place', 'scriptDate'),
  ...itself('referenceId', 'archiveReferenceId'),
  ...itself('senderId', 'bookedNumberId', 'number', 'receivers', 'ccs', 'anyReviewer'),
  ...itself('reviewers', 'content', 'coverContent', 'contract'),
  ...itself('internalToExternal.externalReceiver', 'internalToExternal.address'),
  ...itself('internalToExternal.externalCc', 'externalToInternal.externalSenderName'),
  ...itself('externalToInternal.receivedDate', 'externalToInternal.archiveLocation'),
  ...itself('externalToInternal.archiveCupboard', 'externalToInternal.archiveBox'),
  from: 'concern',
  senderPositionId: 'senderId',
  'externalToInternal.externalSenderId': 'externalToInternal.externalSenderName',
};

const stepAnswering: Partial<Record<GapField, WizardStep>> = {
  concern: 'detail-naskah',
  naskahDinasParentCategoryId: 'detail-naskah',
  naskahDinasCategoryId: 'detail-naskah',
  permissionClassificationId: 'detail-naskah',
  urgency: 'detail-naskah',
  archiveClassificationId: 'detail-naskah',
  letterheadId: 'detail-naskah',
  content: 'konten-naskah',
  contract: 'konten-naskah',
  coverContent: 'naskah-pengantar',
};

/** What is sent in a field, with what is chosen together with it. */
function sentIn(field: GapField, input: LetterInput): string {
  switch (field) {
    case 'concern':
      return JSON.stringify([input.concern, input.from]);
    case 'senderId':
      return JSON.stringify([input.senderId, input.senderPositionId]);
    case 'senderDelegationId1':
      return JSON.stringify(
        ([1, 2, 3] as const).map((n) => [
          input[`senderDelegationId${n}`],
          input[`senderDelegationType${n}`],
          input.senderId,
        ]),
      );
    case 'anyReviewer':
    case 'reviewers':
      return JSON.stringify([input.anyReviewer, input.reviewers]);
    case 'externalToInternal.externalSenderName':
      return JSON.stringify([
        input.externalToInternal?.externalSenderId,
        input.externalToInternal?.externalSenderName,
      ]);
    default: {
      const [first = '', second = ''] = field.split('.');
      const whole: unknown = part(input, first);
      return JSON.stringify(second ? part(whole, second) : whole) ?? '';
    }
  }
}

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
