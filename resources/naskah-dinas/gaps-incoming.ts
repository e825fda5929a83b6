import { z } from 'zod';
import { marksFault } from '../letter-marks.ts';
import { uuidPattern } from '../shapes.ts';
import { dayInWib } from '../wib.ts';
import { emptyIncoming, type IncomingInput } from './incoming.ts';

const text = (max: number) =>
  z
    .string({ error: 'Isi dengan teks.' })
    .max(max, `Paling banyak ${max.toLocaleString('id-ID')} karakter.`)
    .refine((value) => !value.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.')
    .refine((value) => !marksFault(value), { error: (issue) => marksFault(String(issue.input)) });
const optionalText = (max: number) => text(max).nullable().default(null);

/** Where the paper lies, as a draft may hold it and as it is corrected afterwards. */
export const paperPlaceFields = {
  archiveLocation: optionalText(200),
  archiveCupboard: optionalText(100),
  archiveBox: optionalText(100),
};

/** The outside letter's own number (SPEC A3 number), which it keeps. */
export const outsideNumber = optionalText(100);

/**
 * The block as a draft may hold it (SPEC A3): right types and sizes, nearly everything may still be open.
 * @param attachment what the letter's own attachments must look like
 */
export const incomingSchema = <A extends z.ZodType>(attachment: A) =>
  z.strictObject({
    receivedDate: z.iso
      .datetime({ offset: true, error: 'Isi tanggal yang benar.' })
      .refine((value) => value >= '1900' && value < '3000', 'Isi tanggal yang benar.')
      .nullable()
      .default(null),
    ...paperPlaceFields,
    externalSenderId: z
      .string({ error: 'Pilihan tidak dikenal.' })
      .regex(uuidPattern, 'Pilihan tidak dikenal.')
      .nullable()
      .default(null),
    externalSenderName: text(200).default(''),
    attachments: z.array(attachment).max(20, 'Paling banyak 20 lampiran.').default([]),
  });

export type IncomingGap = {
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

/** What of a letter the check looks at. */
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
 * What keeps a letter from outside from being registered (SPEC B1.4, A5): the same list at the wizard's summary and at
 * the server's submit.
 */
export function incomingGaps(letter: Registrable, now: Date = new Date()): IncomingGap[] {
  const block = letter.externalToInternal ?? emptyIncoming;
  const gaps: IncomingGap[] = [];
  const need = (step: IncomingGap['step'], field: IncomingGap['field'], ok: unknown, message: string) => {
    if (!ok) gaps.push({ step, field, message });
  };
  const detail = 'detail-naskah';
  need(detail, 'naskahDinasParentCategoryId', letter.naskahDinasParentCategoryId, 'Pilih jenis naskah.');
  need(detail, 'naskahDinasCategoryId', letter.naskahDinasCategoryId, 'Pilih sub jenis naskah.');
  need(
    detail,
    'permissionClassificationId',
    letter.permissionClassificationId,
    'Pilih klasifikasi keamanan.',
  );
  need(detail, 'archiveClassificationId', letter.archiveClassificationId, 'Pilih klasifikasi arsip.');
  const form = 'formulir-naskah';
  need(
    form,
    'externalToInternal.externalSenderName',
    block.externalSenderId || block.externalSenderName.trim(),
    'Pilih atau ketik pengirim.',
  );
  need(form, 'number', letter.number?.trim(), 'Isi nomor naskah asli.');
  need(form, 'scriptDate', letter.scriptDate, 'Isi tanggal naskah.');
  need(form, 'subject', letter.subject.trim(), 'Isi perihal.');
  const fault = receivedFault(block.receivedDate, letter.scriptDate, now);
  need(form, 'externalToInternal.receivedDate', !fault, fault ?? '');
  need(
    form,
    'externalToInternal.archiveLocation',
    block.archiveLocation?.trim(),
    'Isi tempat naskah asli disimpan.',
  );
  need(form, 'receivers', letter.receivers.length > 0, 'Pilih paling sedikit satu penerima.');
  const hasScan = letter.attachments.some((attachment) => attachment.isDocument);
  need('konten-naskah', 'attachments', hasScan, 'Unggah pindaian naskah.');
  return gaps;
}

/** A letter cannot have come before it was written, nor tomorrow; days as they are in Western Indonesia. */
function receivedFault(receivedDate: string | null, scriptDate: string | null, now: Date): string | null {
  if (!receivedDate) return 'Isi tanggal diterima.';
  const day = dayInWib(receivedDate);
  if (day > dayInWib(now)) return 'Tanggal diterima tidak boleh lewat dari hari ini.';
  if (scriptDate && day < scriptDate) return 'Tanggal diterima tidak boleh sebelum tanggal naskah.';
  return null;
}
