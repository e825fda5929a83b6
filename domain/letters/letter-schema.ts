import { z } from 'zod';
import { realDay, recordId, versionRead, yesOrNo } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { fault } from '../../lib/text-faults.ts';
import { contractSchema } from './contract.ts';
import type { IncomingInput } from './incoming.ts';
import { attachmentLimits, flowOf, type LetterInput, urgencies } from './letter.ts';
import { letterText } from './letter-text.ts';
import { incomingSchema, missingIncomingFields, outsideNumber } from './missing-fields-incoming.ts';
import { missingOutgoingFields, outgoingSchema } from './missing-fields-outgoing.ts';
import type { OutgoingBlock } from './outgoing.ts';
import { senderDelegationTypes } from './signing-identity.ts';
import { isBlankHtml } from './tags.ts';
import { contentLimit, coverLimit } from './text-limits.ts';
import { picturesWithoutAlt } from './text-pictures.ts';

const optionalId = recordId().nullable().default(null);

const noDelegationType = fault({
  id: 'Pilih a.n., u.b., Plt., atau Plh.',
  en: 'Choose a.n., u.b., Plt. or Plh.',
});
const delegationType = z.enum(senderDelegationTypes, noDelegationType).nullable().default(null);

const person = {
  userId: recordId({ id: 'Pilih orang.', en: 'Choose a person.' }),
  userPositionId: recordId({ id: 'Pilih jabatan.', en: 'Choose a post.' }),
  showUserName: yesOrNo().default(false),
  delegationId: optionalId,
  /** Echoed by clients. */
  delegationType,
};

/** A person, or a group; shown `members` may be sent along, but the server expands groups itself. */
const recipients = z
  .array(
    z.discriminatedUnion(
      'isGroup',
      [
        z.strictObject({
          ...person,
          isGroup: z.literal(false).optional(),
          isWholePost: z.literal(true).optional(),
        }),
        z.strictObject({
          isGroup: z.literal(true),
          groupId: recordId({ id: 'Pilih grup.', en: 'Choose a group.' }),
          showUserName: z.literal(false).optional(),
          members: z.array(z.unknown()).max(1000).optional(),
        }),
      ],
      fault({ id: 'Pilih orang atau grup.', en: 'Choose a person or a group.' }),
    ),
  )
  .max(200, fault({ id: 'Paling banyak 200 penerima.', en: 'At most 200 recipients.' }))
  .default([]);

/** The signing identity and booked number: signing-identity.ts. */
const identityFields = {
  senderDelegationId1: optionalId,
  senderDelegationType1: delegationType,
  senderDelegationId2: optionalId,
  senderDelegationType2: delegationType,
  senderDelegationId3: optionalId,
  senderDelegationType3: delegationType,
  bookedNumberId: optionalId,
};

const attachment = z.strictObject({
  id: recordId().optional(),
  title: letterText(200).min(
    1,
    fault({ id: 'Isi judul lampiran.', en: 'Enter a title for the attachment.' }),
  ),
  // base64 grows by a third.
  content: z
    .string(fault({ id: 'Isi berkas.', en: 'Choose a file.' }))
    .max(
      Math.ceil((attachmentLimits.bytes * 4) / 3) + 4,
      fault({
        id: 'Ukuran berkas harus lebih kecil dari 10 MB.',
        en: 'The file must be smaller than 10 MB.',
      }),
    )
    .optional(),
  fileName: letterText(200).optional(),
  uploadId: recordId().optional(),
  positionOrder: z
    .number(fault({ id: 'Isi dengan angka.', en: 'Enter a number.' }))
    .int()
    .min(0)
    .max(999),
  isDocument: yesOrNo().default(false),
});

/**
 * Validates a draft for saving: types and sizes; nearly everything may be missing, since drafts are saved from the
 * first keystroke (SPEC B1.1).
 */
export const draftSchema = z.strictObject({
  id: recordId().optional(),
  version: versionRead.optional(),
  concern: z
    .enum(
      ['internal', 'external'],
      fault({ id: 'Pilih tujuan naskah.', en: 'Choose where the letter goes.' }),
    )
    .default('internal'),
  from: z
    .enum(
      ['internal', 'external'],
      fault({ id: 'Pilih asal naskah.', en: 'Choose where the letter comes from.' }),
    )
    .default('internal'),
  naskahDinasParentCategoryId: optionalId,
  naskahDinasCategoryId: optionalId,
  place: letterText(100).nullable().default(null),
  subject: letterText(300).default(''),
  contentMode: z
    .enum(['editor', 'upload'], fault({ id: 'Pilih cara mengisi.', en: 'Choose how to fill it in.' }))
    .default('editor'),
  content: letterText(contentLimit).default(''),
  coverContent: letterText(coverLimit).default(''),
  scriptDate: realDay().nullable().default(null),
  urgency: z
    .enum(
      urgencies.map((urgency) => urgency.value) as [LetterInput['urgency'], ...LetterInput['urgency'][]],
      fault({ id: 'Pilih sifat.', en: 'Choose an urgency.' }),
    )
    .default('BIASA'),
  referenceId: optionalId,
  archiveReferenceId: optionalId,
  permissionClassificationId: optionalId,
  archiveClassificationId: optionalId,
  letterheadId: optionalId,
  senderId: optionalId,
  senderPositionId: optionalId,
  showSenderName: yesOrNo().default(true),
  ...identityFields,
  cosigners: z
    .array(
      z.strictObject({
        userId: person.userId,
        userPositionId: person.userPositionId,
        delegations: z
          .array(
            z.strictObject({
              id: recordId({ id: 'Pilih mandatnya.', en: 'Choose the mandate.' }),
              type: z.enum(senderDelegationTypes, noDelegationType),
            }),
          )
          .max(3, fault({ id: 'Paling banyak tiga mandat.', en: 'At most three mandates.' }))
          .default([]),
      }),
    )
    .max(9, fault({ id: 'Paling banyak 10 penanda tangan.', en: 'At most 10 signers.' }))
    .default([]),
  anyReviewer: z
    .enum(
      ['ada', 'tidakAda'],
      fault({ id: 'Pilih ada atau tidaknya pemeriksa.', en: 'Choose whether there are reviewers.' }),
    )
    .default('tidakAda'),
  receivers: recipients,
  ccs: recipients,
  reviewers: z
    .array(
      z.strictObject({
        ...person,
        reviewOrder: z
          .number(fault({ id: 'Isi dengan angka.', en: 'Enter a number.' }))
          .int()
          .min(1)
          .max(50),
        /** Neighbours of one number are asked at once (DOMAIN 6). */
        reviewGroup: z
          .number(fault({ id: 'Isi dengan angka.', en: 'Enter a number.' }))
          .int()
          .min(1)
          .max(50)
          .nullable()
          .optional(),
      }),
    )
    .max(20, fault({ id: 'Paling banyak 20 pemeriksa.', en: 'At most 20 reviewers.' }))
    .default([]),
  attachments: z
    .array(attachment)
    .max(
      attachmentLimits.count,
      fault({
        id: `Paling banyak ${attachmentLimits.count} lampiran.`,
        en: `At most ${attachmentLimits.count} attachments.`,
      }),
    )
    .default([]),
  internalToExternal: outgoingSchema.nullable().default(null),
  contract: contractSchema.nullable().default(null),
  /** Stored for letters from outside only; others get theirs at signing. */
  number: outsideNumber,
  externalToInternal: incomingSchema(attachment).nullable().default(null),
});

/** The wizard's steps (SPEC A1), and the fields of each. */
export const wizardSteps = [
  { path: 'detail-naskah', label: { id: 'Detail naskah', en: 'Letter details' } },
  { path: 'formulir-naskah', label: { id: 'Formulir', en: 'Form' } },
  { path: 'konten-naskah', label: { id: 'Isi naskah', en: 'Content' } },
  { path: 'naskah-pengantar', label: { id: 'Naskah pengantar', en: 'Cover letter' } },
  { path: 'ringkasan', label: { id: 'Ringkasan', en: 'Summary' } },
] as const;
export type WizardStep = (typeof wizardSteps)[number]['path'];

/** One thing that is still missing before a letter may be sent. */
export type MissingField = { step: WizardStep; field: DraftField; message: string };
/** A field of the form: of the letter, or of one of its blocks. */
export type DraftField =
  | keyof LetterInput
  | `internalToExternal.${keyof OutgoingBlock}`
  | `externalToInternal.${keyof IncomingInput}`;

/**
 * Lists what blocks submitting a letter (SPEC B1.2, A5); shared by the wizard's summary and the server's submit,
 * which answers 422 with the field's name.
 */
export function missingFieldsOf(
  letter: Omit<LetterInput, 'attachments'> & { attachments: { isDocument?: boolean }[] },
): MissingField[] {
  if (flowOf(letter) === 'eksternal-internal') return missingIncomingFields(letter);
  const missing: MissingField[] = [];
  const need = (step: WizardStep, field: DraftField, ok: unknown, message: string) => {
    if (!ok) missing.push({ step, field, message });
  };
  need(
    'detail-naskah',
    'naskahDinasParentCategoryId',
    letter.naskahDinasParentCategoryId,
    translate({ id: 'Pilih jenis naskah.', en: 'Choose a letter type.' }),
  );
  need(
    'detail-naskah',
    'naskahDinasCategoryId',
    letter.naskahDinasCategoryId,
    translate({ id: 'Pilih sub jenis naskah.', en: 'Choose a letter subtype.' }),
  );
  need(
    'detail-naskah',
    'permissionClassificationId',
    letter.permissionClassificationId,
    translate({ id: 'Pilih klasifikasi keamanan.', en: 'Choose a security class.' }),
  );
  need(
    'detail-naskah',
    'archiveClassificationId',
    letter.archiveClassificationId,
    translate({ id: 'Pilih klasifikasi arsip.', en: 'Choose an archive classification.' }),
  );
  need(
    'formulir-naskah',
    'subject',
    letter.subject.trim(),
    translate({ id: 'Isi hal.', en: 'Enter a subject.' }),
  );
  need(
    'formulir-naskah',
    'scriptDate',
    letter.scriptDate,
    translate({ id: 'Isi tanggal naskah.', en: 'Enter the date of the letter.' }),
  );
  need(
    'formulir-naskah',
    'place',
    letter.place?.trim(),
    translate({ id: 'Isi tempat.', en: 'Enter a place.' }),
  );
  need(
    'formulir-naskah',
    'senderId',
    letter.senderId && letter.senderPositionId,
    translate({ id: 'Pilih penanda tangan.', en: 'Choose a signer.' }),
  );
  // Outgoing letters: inside receivers are optional.
  const leaves = letter.concern === 'external';
  if (leaves)
    for (const one of missingOutgoingFields(letter.internalToExternal))
      missing.push({ step: 'formulir-naskah', ...one });
  need(
    'formulir-naskah',
    'receivers',
    leaves || letter.receivers.length > 0,
    translate({ id: 'Pilih paling sedikit satu penerima.', en: 'Choose at least one recipient.' }),
  );
  need(
    'formulir-naskah',
    'reviewers',
    letter.anyReviewer === 'tidakAda' || letter.reviewers.length > 0,
    translate({
      id: 'Pilih paling sedikit satu pemeriksa, atau nyatakan tanpa pemeriksa.',
      en: 'Choose at least one reviewer, or say that there are none.',
    }),
  );
  const needAlt = (step: WizardStep, field: 'content' | 'coverContent', html: string) => {
    const [place] = picturesWithoutAlt(html);
    need(
      step,
      field,
      place === undefined,
      translate({
        id: `Beri gambar ke-${place} teks alternatif, untuk pembaca yang tidak melihatnya.`,
        en: `Give picture ${place} an alternative text, for readers who do not see it.`,
      }),
    );
  };
  needAlt('naskah-pengantar', 'coverContent', letter.coverContent);
  if (letter.contentMode === 'editor') {
    need(
      'konten-naskah',
      'content',
      !isBlankHtml(letter.content),
      translate({ id: 'Isi naskah masih kosong.', en: 'The letter has no content yet.' }),
    );
    needAlt('konten-naskah', 'content', letter.content);
  } else {
    const hasDocument = letter.attachments.some((attachment) => attachment.isDocument);
    need(
      'konten-naskah',
      'attachments',
      hasDocument,
      translate({ id: 'Unggah dokumen naskah.', en: 'Upload the document of the letter.' }),
    );
    need(
      'naskah-pengantar',
      'coverContent',
      !isBlankHtml(letter.coverContent),
      translate({ id: 'Isi naskah pengantar.', en: 'Write the cover letter.' }),
    );
  }
  return missing;
}
