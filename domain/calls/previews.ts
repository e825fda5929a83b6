import { z } from 'zod';
import { uuidPattern } from '../../lib/shapes.ts';
import { fault } from '../../lib/text-faults.ts';
import { scriptNumberCode } from '../../resources/master-data/kode-nomor-naskah.ts';
import { subType } from '../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { scriptTemplate } from '../../resources/master-data/template-naskah-dinas.ts';
import { partSchema } from '../../resources/schema.ts';
import { defineCall, fileOf } from './define-call.ts';

const tags = ['master-data'];
const pdf = fileOf('application/pdf');

/** A numbering rule as in the form; `id` when it is stored already. */
const numberSample = partSchema(scriptNumberCode, [
  'pattern',
  'padding',
  'reset',
  'counterScope',
  'startAt',
]).extend({
  id: z
    .string()
    .regex(uuidPattern, fault({ id: 'Kode nomor ini tidak ada.', en: 'This number code does not exist.' }))
    .optional(),
});

/** Preview of a numbering rule: an example, the next numbers of its counters, and duplicates. */
const numberPreview = z
  .object({
    /** The parts of a number, except sequence and day. */
    sample: z.object({
      securityCode: z.string(),
      subTypeCode: z.string(),
      unitCode: z.string(),
      companyCode: z.string(),
      classificationCode: z.string(),
      kindName: z.string(),
      unitId: z.string(),
      unitName: z.string(),
      label: z.string(),
    }),
    /** For a counter that does not exist yet. */
    fresh: z.array(z.string()),
    counters: z.array(
      z.object({
        scope: z.string(),
        /** "PT Nusantara Tol Raya · Divisi Operasi · Nota Dinas · 2026" */
        label: z.string(),
        last: z.int(),
        next: z.array(z.string()),
      }),
    ),
    /** More counters there are than are shown. */
    moreCounters: z.int(),
    /** Numbers that this rule would give although a letter has them. */
    repeats: z.array(z.string()),
  })
  .meta({ id: 'NumberPreview' });
export type NumberPreview = z.infer<typeof numberPreview>;

/** Samples of what is being edited, saved or not. */
export const previewCalls = {
  template: defineCall({
    method: 'POST',
    path: '/master-data/api/ScriptTemplate/preview',
    summary: 'Template naskah sebagai PDF contoh',
    tags,
    body: partSchema(scriptTemplate, ['content', 'scriptSubTypeId']).partial({ scriptSubTypeId: true }),
    answer: pdf,
  }),
  subType: defineCall({
    method: 'POST',
    path: '/master-data/api/ScriptSubType/preview',
    summary: 'Kertas sub jenis sebagai PDF contoh',
    tags,
    body: partSchema(subType, ['name', 'letterhead', 'arrangement', 'adjustments']).partial({
      ...{ letterhead: true, adjustments: true },
    }),
    answer: pdf,
  }),
  letterhead: defineCall({
    method: 'POST',
    path: '/master-data/api/LetterheadTemplate/preview',
    summary: 'Kop surat sebagai PDF contoh',
    tags,
    body: partSchema(letterheadTemplate, [
      ...(['content', 'companyName', 'logo'] as const),
      ...(['colour', 'font', 'fontSize', 'justified', 'followingHead', 'footer'] as const),
    ])
      .partial({
        ...{ logo: true, colour: true, font: true, fontSize: true },
        ...{ justified: true, followingHead: true, footer: true },
      })
      .extend({
        /** Instead of the sample: a signed letter that the actor reads. */
        letterId: z
          .string()
          .regex(uuidPattern, fault({ id: 'Naskah ini tidak ada.', en: 'This letter does not exist.' }))
          .optional(),
      }),
    answer: pdf,
  }),
  numbers: defineCall({
    method: 'POST',
    path: '/master-data/api/ScriptNumberCode/preview',
    summary: 'Nomor berikutnya menurut pola yang belum disimpan',
    tags,
    body: numberSample,
    answer: numberPreview,
  }),
  nextNumbers: defineCall({
    method: 'GET',
    path: '/master-data/api/ScriptNumberCode/:id/next',
    summary: 'Nomor berikutnya',
    tags,
    answer: numberPreview,
  }),
  contractVariables: defineCall({
    method: 'GET',
    path: '/master-data/api/ContractVariable',
    summary: 'Variabel yang dipakai pasal, komparisi, dan dasar kontrak',
    tags,
    answer: z.object({ items: z.array(z.object({ name: z.string(), count: z.int() })) }),
  }),
};
export type PreviewCalls = typeof previewCalls;
