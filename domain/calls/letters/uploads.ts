import { z } from 'zod';
import { typedText, yesOrNo } from '../../../lib/body-parts.ts';
import { fault, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { attachmentLimits } from '../../letters/letter.ts';
import { defineCall, fileOf, id } from '../define-call.ts';
import { upload } from './shapes/upload.ts';

const tags = ['letter'];
const base = '/letter/api/Upload';

const mostMegabytes = attachmentLimits.bytes / 1024 / 1024;
const newUpload = z.strictObject({
  name: typedText(fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' }))
    .min(1, fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' }))
    .max(200, { error: () => tooLong(200) })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    }),
  size: z
    .number(fault({ id: 'Isi ukuran berkas.', en: 'Enter the size of the file.' }))
    .int(fault({ id: 'Isi ukuran berkas.', en: 'Enter the size of the file.' }))
    .min(1, fault({ id: 'Berkas kosong. Pilih berkas lain.', en: 'The file is empty. Choose another.' }))
    // SPEC A5: smaller than the allowed size.
    .lt(
      attachmentLimits.bytes,
      fault({
        id: `Ukuran berkas harus lebih kecil dari ${mostMegabytes} MB`,
        en: `The file must be smaller than ${mostMegabytes} MB`,
      }),
    ),
  /** For a letter's text, which then names it by the id of the upload: PNG or JPEG, and printable. */
  isPicture: yesOrNo().default(false),
});

/** Files in parts, so that a lost connection resumes where it stopped. */
export const uploadCalls = {
  start: defineCall({
    method: 'POST',
    path: base,
    summary: 'Mulai mengunggah berkas',
    tags,
    body: newUpload,
    answer: upload,
  }),
  read: defineCall({ method: 'GET', path: `${base}/:id`, summary: 'Keadaan unggahan', tags, answer: upload }),
  putPart: defineCall({
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Satu bagian berkas',
    tags,
    query: z.object({ offset: z.int() }),
    body: fileOf('application/octet-stream'),
    answer: upload,
  }),
  drop: defineCall({
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Batalkan unggahan',
    tags,
    answer: z.object({ id }),
  }),
};
export type UploadCalls = typeof uploadCalls;
