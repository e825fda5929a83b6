import { z } from 'zod';
import { recordId } from '../../../lib/body-parts.ts';
import type { Message } from '../../../lib/language.ts';
import { fault, notStorable, tooLong } from '../../../lib/text-faults.ts';
import type { AnswerSchemaOf, SchemaOf } from '../schema-parts.ts';
import { type FilesField, longestTitle, mostOf } from './limits.ts';

const noList: Message = { id: 'Kirim daftar berkas.', en: 'Send a list of files.' };
const noFile: Message = {
  id: 'Sebut berkas dengan id unggahannya.',
  en: 'Name a file by the id of its upload.',
};

/** The server sets size and type. Same order as stored, so that a value put back is the same. */
const member = z.strictObject(
  {
    id: recordId({
      id: 'Berkas ini belum selesai diunggah. Tunggu sebentar, atau unggah kembali.',
      en: 'This file has not arrived yet. Wait a moment, or upload it again.',
    }),
    size: z.unknown().optional(),
    type: z.unknown().optional(),
    title: z
      .string(fault({ id: 'Judul berkas harus berupa teks.', en: 'A file’s title must be text.' }))
      .trim()
      .max(longestTitle, { error: () => tooLong(longestTitle) })
      .refine((text) => !text.includes('\u0000') && text.isWellFormed(), { error: notStorable })
      .optional(),
  },
  fault(noFile),
);
type Member = z.output<typeof member>;

const once = (list: Member[]): Member[] => [
  ...new Map(list.map((one) => [one.id.toLowerCase(), { ...one, id: one.id.toLowerCase() }])).values(),
];

export const fileSchema: SchemaOf<FilesField> = (field, whole) => {
  const most = mostOf(field);
  const list = z
    .array(member, fault(noList))
    .overwrite(once)
    .max(most, fault({ id: `Paling banyak ${most} berkas.`, en: `At most ${most} files.` }))
    .min(
      field.options.required ? 1 : 0,
      fault({ id: `“${field.label.id}” harus diisi.`, en: `“${field.label.en}” is required.` }),
    );
  if (!whole) return list.optional();
  return field.options.required ? list : list.default([]);
};

export const recordFile = z
  .object({ id: z.guid(), title: z.string(), size: z.int(), type: z.string() })
  .meta({ id: 'RecordFile' });

export const fileAnswer: AnswerSchemaOf<FilesField> = () => z.array(recordFile);
