import { z } from 'zod';
import { notReal, recordId } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { fault } from '../../lib/text-faults.ts';
import { dayInWib } from '../../lib/wib.ts';
import { emptyIncoming, type IncomingInput } from './incoming.ts';
import { letterText } from './letter-text.ts';

const optionalText = (max: number) => letterText(max).nullable().default(null);

/** The paper's place, in a draft and when corrected later. */
export const paperPlaceFields = {
  archiveLocation: optionalText(200),
  archiveCupboard: optionalText(100),
  archiveBox: optionalText(100),
};

/** The external letter's own number, which it keeps (SPEC A3 number). */
export const outsideNumber = optionalText(100);

/**
 * Validates the block of a draft (SPEC A3): types and sizes; nearly everything may be missing.
 * @param attachment the schema of the letter's own attachments
 */
export const incomingSchema = <A extends z.ZodType>(attachment: A) =>
  z.strictObject({
    receivedDate: z.iso
      .datetime({
        offset: true,
        error: () => translate(notReal),
      })
      .refine((value) => value >= '1900' && value < '3000', fault(notReal))
      .nullable()
      .default(null),
    ...paperPlaceFields,
    externalSenderId: recordId().nullable().default(null),
    externalSenderName: letterText(200).default(''),
    attachments: z
      .array(attachment)
      .max(20, fault({ id: 'Paling banyak 20 lampiran.', en: 'At most 20 attachments.' }))
      .default([]),
  });

export type MissingIncomingField = {
  step: 'detail-naskah' | 'formulir-naskah' | 'konten-naskah';
  field:
    | 'naskahDinasParentCategoryId'
    | 'naskahDinasCategoryId'
    | 'permissionClassificationId'
    | 'archiveClassificationId'
    | 'externalToInternal.externalSenderName'
    | 'number'
    | 'scriptDate'
    | 'subject'
    | 'externalToInternal.receivedDate'
    | 'externalToInternal.archiveLocation'
    | 'receivers'
    | 'attachments';
  message: string;
};

export type Registrable = {
  naskahDinasParentCategoryId: string | null;
  naskahDinasCategoryId: string | null;
  permissionClassificationId: string | null;
  archiveClassificationId: string | null;
  number?: string | null;
  scriptDate: string | null;
  subject: string;
  receivers: readonly unknown[];
  attachments: readonly { isDocument?: boolean }[];
  externalToInternal?: IncomingInput | null;
};

/**
 * Lists what blocks registering an external letter (SPEC B1.4, A5); shared by the wizard's summary and the server's
 * submit.
 */
export function missingIncomingFields(letter: Registrable, now: Date = new Date()): MissingIncomingField[] {
  const block = letter.externalToInternal ?? emptyIncoming;
  const missing: MissingIncomingField[] = [];
  const need = (
    step: MissingIncomingField['step'],
    field: MissingIncomingField['field'],
    ok: unknown,
    message: string,
  ) => {
    if (!ok) missing.push({ step, field, message });
  };
  const detail = 'detail-naskah';
  need(
    detail,
    'naskahDinasParentCategoryId',
    letter.naskahDinasParentCategoryId,
    translate({ id: 'Pilih jenis naskah.', en: 'Choose a letter type.' }),
  );
  need(
    detail,
    'naskahDinasCategoryId',
    letter.naskahDinasCategoryId,
    translate({ id: 'Pilih sub jenis naskah.', en: 'Choose a letter subtype.' }),
  );
  need(
    detail,
    'permissionClassificationId',
    letter.permissionClassificationId,
    translate({ id: 'Pilih klasifikasi keamanan.', en: 'Choose a security class.' }),
  );
  need(
    detail,
    'archiveClassificationId',
    letter.archiveClassificationId,
    translate({ id: 'Pilih klasifikasi arsip.', en: 'Choose an archive classification.' }),
  );
  const form = 'formulir-naskah';
  need(
    form,
    'externalToInternal.externalSenderName',
    block.externalSenderId || block.externalSenderName.trim(),
    translate({ id: 'Pilih atau ketik pengirim.', en: 'Choose or type a sender.' }),
  );
  need(
    form,
    'number',
    letter.number?.trim(),
    translate({ id: 'Isi nomor naskah asli.', en: 'Enter the number of the original.' }),
  );
  need(
    form,
    'scriptDate',
    letter.scriptDate,
    translate({ id: 'Isi tanggal naskah.', en: 'Enter the date of the letter.' }),
  );
  need(form, 'subject', letter.subject.trim(), translate({ id: 'Isi hal.', en: 'Enter a subject.' }));
  const fault = receivedFault(block.receivedDate, letter.scriptDate, now);
  need(form, 'externalToInternal.receivedDate', !fault, fault ?? '');
  need(
    form,
    'externalToInternal.archiveLocation',
    block.archiveLocation?.trim(),
    translate({ id: 'Isi tempat naskah asli disimpan.', en: 'Enter where the original is kept.' }),
  );
  need(
    form,
    'receivers',
    letter.receivers.length > 0,
    translate({ id: 'Pilih paling sedikit satu penerima.', en: 'Choose at least one recipient.' }),
  );
  const hasScan = letter.attachments.some((attachment) => attachment.isDocument);
  need(
    'konten-naskah',
    'attachments',
    hasScan,
    translate({ id: 'Unggah pindaian naskah.', en: 'Upload the scan of the letter.' }),
  );
  return missing;
}

/** Refuses a day before the letter's date or in the future; days in Western Indonesia. */
function receivedFault(receivedDate: string | null, scriptDate: string | null, now: Date): string | null {
  if (!receivedDate) return translate({ id: 'Isi tanggal diterima.', en: 'Enter the date received.' });
  const day = dayInWib(receivedDate);
  if (day > dayInWib(now))
    return translate({
      id: 'Tanggal diterima tidak boleh lewat dari hari ini.',
      en: 'The date received cannot be after today.',
    });
  if (scriptDate && day < scriptDate)
    return translate({
      id: 'Tanggal diterima tidak boleh sebelum tanggal naskah.',
      en: 'The date received cannot be before the date of the letter.',
    });
  return null;
}
