import { z } from 'zod';
import type { Resource } from '../../resources/declare.ts';
import { recordFile } from '../../resources/kinds/file/schema.ts';
import { defineCall, fileOf, formOf } from './define-call.ts';
import { baseOf, tagsOf } from './record-calls.ts';

const size = z.object({
  thumb: z.enum(['1', '2']).optional().describe('Gambar kecil (1) atau sedang (2) sebagai JPEG'),
});

/** Files of a declared resource's records: uploaded first, then named by the record that is saved. */
export function recordFileCalls(resource: Resource) {
  const base = baseOf(resource);
  const tags = tagsOf(resource);
  const one = resource.singular.id;
  return {
    upload: defineCall({
      method: 'POST',
      path: `${base}/files/:field`,
      summary: `Unggah berkas ${one}`,
      description: 'Disimpan sehari. Data yang menyebut id-nya memilikinya.',
      tags,
      body: formOf(z.object({ file: z.file() })),
      answer: recordFile,
    }),
    readUpload: defineCall({
      method: 'GET',
      path: `${base}/files/:field/:fileId`,
      summary: `Berkas ${one} yang saya unggah dan belum disimpan`,
      tags,
      query: size,
      answer: fileOf(),
    }),
    read: defineCall({
      method: 'GET',
      path: `${base}/:id/files/:field/:fileId`,
      summary: `Berkas ${one}`,
      tags,
      query: size,
      answer: fileOf(),
    }),
  };
}
export type RecordFileCalls = ReturnType<typeof recordFileCalls>;
