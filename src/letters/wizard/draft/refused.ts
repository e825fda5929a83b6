import { flowOf, type LetterInput } from '../../../../domain/letters/letter.ts';
import type { DraftField, MissingField, WizardStep } from '../../../../domain/letters/letter-schema.ts';
import { type Draft, inputOf } from './draft.ts';

/** A field that the server refused, with its value at that time. */
export type Refused = MissingField & { was: string };

/**
 * Maps a 422's errors by field to the wizard's fields. Errors of fields not shown there are left out and only
 * notified.
 */
export function refusedOf(errors: Readonly<Record<string, string>>, draft: Draft): Refused[] {
  const { input } = inputOf(draft);
  const found = new Map<DraftField, Refused>();
  for (const [name, message] of Object.entries(errors)) {
    const place = placeOf(name, draft, input);
    if (place && !found.has(place.field))
      found.set(place.field, { ...place, message, was: sentIn(place.field, input) });
  }
  return [...found.values()];
}

/** Gives the errors whose field is unchanged; only the server can judge a new value. */
export function stillRefused(refused: Refused[], draft: Draft): Refused[] {
  if (refused.length === 0) return refused;
  const { input } = inputOf(draft);
  return refused.filter(({ field, was }) => sentIn(field, input) === was);
}

/** Maps `receivers.0.userId` to `receivers`, signer fields to the signer. */
function placeOf(
  name: string,
  draft: Draft,
  input: LetterInput,
): { field: DraftField; step: WizardStep } | undefined {
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

const itself = (...fields: DraftField[]): Record<string, DraftField> =>
  Object.fromEntries(fields.map((field) => [field, field]));

const standsAt: Record<string, DraftField | undefined> = {
  ...itself('concern', 'naskahDinasParentCategoryId', 'naskahDinasCategoryId', 'permissionClassificationId'),
  ...itself('urgency', 'archiveClassificationId', 'letterheadId', 'subject', 'place', 'scriptDate'),
  ...itself('referenceId', 'archiveReferenceId'),
  ...itself('senderId', 'cosigners', 'bookedNumberId', 'number', 'receivers', 'ccs', 'anyReviewer'),
  ...itself('reviewers', 'content', 'coverContent', 'contract'),
  ...itself('internalToExternal.externalReceiver', 'internalToExternal.address'),
  ...itself('internalToExternal.externalCc', 'externalToInternal.externalSenderName'),
  ...itself('externalToInternal.receivedDate', 'externalToInternal.archiveLocation'),
  ...itself('externalToInternal.archiveCupboard', 'externalToInternal.archiveBox'),
  from: 'concern',
  senderPositionId: 'senderId',
  'externalToInternal.externalSenderId': 'externalToInternal.externalSenderName',
};

const stepAnswering: Partial<Record<DraftField, WizardStep>> = {
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

/** Gives a field's sent value together with values chosen with it. */
function sentIn(field: DraftField, input: LetterInput): string {
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
