import { z } from 'zod';
import { marksFault } from '../letter-marks.ts';
import { isRealDay, uuidPattern } from '../shapes.ts';
import { incomingGaps, incomingSchema, outsideNumber } from './gaps-incoming.ts';
import { outgoingGaps, outgoingSchema } from './gaps-outgoing.ts';
import type { IncomingInput } from './incoming.ts';
import type { LetterInput } from './letter.ts';
import { attachmentLimits, flowOf, urgencies } from './letter.ts';
import type { OutgoingBlock } from './outgoing.ts';
import { senderDelegationTypes } from './signing-identity.ts';
import { isBlankHtml } from './tags.ts';

const id = (message = 'Pilihan tidak dikenal.') => z.string({ error: message }).regex(uuidPattern, message);
const optionalId = id().nullable().default(null);
const noNul = (value: string) => !value.includes('\u0000');
const textUpTo = (max: number) =>
  z
    .string({ error: 'Isi dengan teks.' })
    .max(max, `Paling banyak ${max.toLocaleString('id-ID')} karakter.`)
    .refine(noNul, 'Teks memuat karakter yang tidak dapat disimpan.')
    .refine((value) => !marksFault(value), { error: (issue) => marksFault(String(issue.input)) });

const person = {
  userId: id('Pilih orang.'),
  userPositionId: id('Pilih jabatan.'),
  showUserName: z.boolean({ error: 'Pilih ya atau tidak.' }).default(false),
};

/** A person, or a group; `members` may come along as they were shown, the server unfolds groups itself. */
const recipients = z
  .array(
    z.discriminatedUnion(
      'isGroup',
      [
        z.strictObject({ ...person, isGroup: z.literal(false).optional() }),
        z.strictObject({
          isGroup: z.literal(true),
          groupId: id('Pilih grup.'),
          showUserName: z.literal(false).optional(),
          members: z.array(z.unknown()).max(1000).optional(),
        }),
      ],
      { error: 'Pilih orang atau grup.' },
    ),
  )
  .max(200, 'Paling banyak 200 penerima.')
  .default([]);

const delegationType = z
  .enum(senderDelegationTypes, { error: 'Pilih a.n., u.b., Plt., atau Plh.' })
  .nullable()
  .default(null);
/** In whose name it is signed, and with which booked number: signing-identity.ts. */
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
  id: id().optional(),
  title: textUpTo(200).min(1, 'Isi judul lampiran.'),
  // base64 grows by a third.
  content: z
    .string({ error: 'Isi berkas.' })
    .max(Math.ceil((attachmentLimits.bytes * 4) / 3) + 4, 'Ukuran berkas harus lebih kecil dari 10 MB.')
    .optional(),
  fileName: textUpTo(200).optional(),
  uploadId: id().optional(),
  positionOrder: z.number({ error: 'Isi dengan angka.' }).int().min(0).max(999),
  isDocument: z.boolean({ error: 'Pilih ya atau tidak.' }).default(false),
});

/**
 * What a draft must satisfy to be saved: right types and sizes; nearly everything may still be open, since a
 * draft is saved from the first keystroke (SPEC B1.1).
 */
export const draftSchema = z.strictObject({
  id: id().optional(),
  version: z.number({ error: 'Sertakan versi yang dibaca.' }).int().optional(),
  concern: z.enum(['internal', 'external'], { error: 'Pilih tujuan naskah.' }).default('internal'),
  from: z.enum(['internal', 'external'], { error: 'Pilih asal naskah.' }).default('internal'),
  naskahDinasParentCategoryId: optionalId,
  naskahDinasCategoryId: optionalId,
  place: textUpTo(100).nullable().default(null),
  subject: textUpTo(300).default(''),
  contentMode: z.enum(['editor', 'upload'], { error: 'Pilih cara mengisi.' }).default('editor'),
  content: textUpTo(500_000).default(''),
  coverContent: textUpTo(100_000).default(''),
  scriptDate: z
    .string({ error: 'Isi dengan tanggal.' })
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Isi tanggal yang benar.')
    .refine(isRealDay, 'Isi tanggal yang benar.')
    .nullable()
    .default(null),
  urgency: z
    .enum(
      urgencies.map((urgency) => urgency.value) as [LetterInput['urgency'], ...LetterInput['urgency'][]],
      {
        error: 'Pilih urgensi.',
      },
    )
    .default('BIASA'),
  referenceId: optionalId,
  archiveReferenceId: optionalId,
  permissionClassificationId: optionalId,
  archiveClassificationId: optionalId,
  letterheadId: optionalId,
  senderId: optionalId,
  senderPositionId: optionalId,
  showSenderName: z.boolean({ error: 'Pilih ya atau tidak.' }).default(true),
  ...identityFields,
  anyReviewer: z
    .enum(['ada', 'tidakAda'], { error: 'Pilih ada atau tidaknya pemeriksa.' })
    .default('tidakAda'),
  receivers: recipients,
  ccs: recipients,
  reviewers: z
    .array(
      z.strictObject({
        ...person,
        reviewOrder: z.number({ error: 'Isi dengan angka.' }).int().min(1).max(50),
      }),
    )
    .max(20, 'Paling banyak 20 pemeriksa.')
    .default([]),
  attachments: z
    .array(attachment)
    .max(attachmentLimits.count, `Paling banyak ${attachmentLimits.count} lampiran.`)
    .default([]),
  internalToExternal: outgoingSchema.nullable().default(null),
  /** Kept for letters from outside only; all others get theirs when they are signed. */
  number: outsideNumber,
  externalToInternal: incomingSchema(attachment).nullable().default(null),
});

/** The steps of the wizard (SPEC A1), and which fields each one is answerable for. */
export const wizardSteps = [
  { path: 'detail-naskah', label: 'Detail naskah' },
  { path: 'formulir-naskah', label: 'Formulir' },
  { path: 'konten-naskah', label: 'Isi naskah' },
  { path: 'naskah-pengantar', label: 'Naskah pengantar' },
  { path: 'ringkasan', label: 'Ringkasan' },
] as const;
export type WizardStep = (typeof wizardSteps)[number]['path'];

/** One thing that is still missing before a letter may be sent. */
export type Gap = { step: WizardStep; field: GapField; message: string };
/** A field of the form: of the letter, or of one of its blocks. */
export type GapField =
  | keyof LetterInput
  | `internalToExternal.${keyof OutgoingBlock}`
  | `externalToInternal.${keyof IncomingInput}`;

/**
 * What keeps a letter from being submitted (SPEC B1.2, A5): the same list at the wizard's summary and at the
 * server's submit, where it answers 422 with the field's name.
 */
export function gapsOf(
  letter: Omit<LetterInput, 'attachments'> & { attachments: { isDocument?: boolean }[] },
): Gap[] {
  if (flowOf(letter) === 'eksternal-internal') return incomingGaps(letter);
  const gaps: Gap[] = [];
  const need = (step: WizardStep, field: GapField, ok: unknown, message: string) => {
    if (!ok) gaps.push({ step, field, message });
  };
  need(
    'detail-naskah',
    'naskahDinasParentCategoryId',
    letter.naskahDinasParentCategoryId,
    'Pilih jenis naskah.',
  );
  need('detail-naskah', 'naskahDinasCategoryId', letter.naskahDinasCategoryId, 'Pilih sub jenis naskah.');
  need(
    'detail-naskah',
    'permissionClassificationId',
    letter.permissionClassificationId,
    'Pilih klasifikasi keamanan.',
  );
  need(
    'detail-naskah',
    'archiveClassificationId',
    letter.archiveClassificationId,
    'Pilih klasifikasi arsip.',
  );
  need('formulir-naskah', 'subject', letter.subject.trim(), 'Isi perihal.');
  need('formulir-naskah', 'scriptDate', letter.scriptDate, 'Isi tanggal naskah.');
  need('formulir-naskah', 'place', letter.place?.trim(), 'Isi tempat.');
  need('formulir-naskah', 'senderId', letter.senderId && letter.senderPositionId, 'Pilih pengirim.');
  // To the outside: whoever inside also gets it is up to the drafter.
  const leaves = letter.concern === 'external';
  if (leaves)
    for (const gap of outgoingGaps(letter.internalToExternal)) gaps.push({ step: 'formulir-naskah', ...gap });
  need(
    'formulir-naskah',
    'receivers',
    leaves || letter.receivers.length > 0,
    'Pilih paling sedikit satu penerima.',
  );
  need(
    'formulir-naskah',
    'reviewers',
    letter.anyReviewer === 'tidakAda' || letter.reviewers.length > 0,
    'Pilih paling sedikit satu pemeriksa, atau nyatakan tanpa pemeriksa.',
  );
  if (letter.contentMode === 'editor') {
    need('konten-naskah', 'content', !isBlankHtml(letter.content), 'Isi naskah masih kosong.');
  } else {
    const hasDocument = letter.attachments.some((attachment) => attachment.isDocument);
    need('konten-naskah', 'attachments', hasDocument, 'Unggah dokumen naskah.');
    need('naskah-pengantar', 'coverContent', !isBlankHtml(letter.coverContent), 'Isi naskah pengantar.');
  }
  return gaps;
}
