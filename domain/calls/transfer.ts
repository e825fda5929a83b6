import { z } from 'zod';
import { yesOrNo } from '../../lib/body-parts.ts';
import { fault, notStorable } from '../../lib/text-faults.ts';
import { isWriteOnly, type Resource } from '../../resources/declare.ts';
import { importStates } from '../import-life.ts';
import { mostRecordsAtOnce } from '../most-at-once.ts';
import { defineCall, fileOf, formOf, listOf, moment } from './define-call.ts';
import { chosenIds } from './record-bulk.ts';
import { baseOf, tagsOf } from './record-calls.ts';

const formats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof formats)[number];
/** Media types of the formats; those of texts with their charset, as they are sent. */
export const formatTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** What a list is exported as: files for programs, and paper. */
export const exportTypes = { ...formatTypes, pdf: 'application/pdf' } as const;
export type ExportFormat = keyof typeof exportTypes;
/** Rows of a list on paper; nobody reads more. */
export const mostPrinted = 2000;
const csv = fileOf('text/csv');
const exported = fileOf('text/csv', formatTypes.xlsx, exportTypes.pdf);
const table = fileOf('text/csv', formatTypes.xlsx);
const format = z.enum(formats);

const importModes = ['create', 'upsert'] as const;

const importCounts = z.object({
  rows: z.int(),
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  bad: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/** Records of an import that hold again what they held before it, that are gone again, and that were left as they are. */
const importUndone = z.object({ changed: z.int(), removed: z.int(), left: z.int() });
export type ImportUndone = z.infer<typeof importUndone>;

/** How many bad rows of an import that only adds mean stored records, and the field that says which. */
const importKnown = z.object({ key: z.string(), rows: z.int() });
export type ImportKnown = z.infer<typeof importKnown>;

/** An import as its owner sees it. */
const importJob = z
  .object({
    id: z.guid(),
    state: z.enum(importStates),
    fileName: z.string(),
    rowCount: z.int(),
    sheets: z.array(z.string()),
    sheet: z.string().nullable(),
    /** The file's columns, each with the field that its heading names. */
    columns: z.array(
      z.object({
        index: z.int(),
        heading: z.string(),
        field: z.string().nullable(),
        samples: z.array(z.string()),
      }),
    ),
    fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
    /** Sheets whose rows belong to the records, with the headings that no field has. */
    parts: z.array(z.object({ sheet: z.string(), rowCount: z.int(), unknown: z.array(z.string()) })),
    /** Headings that a file may contain, but whose fields the server sets. */
    kept: z.array(z.string()),
    /** Labels of fields of files, which are attached on the record's page. */
    attached: z.array(z.string()),
    /** Sheets of the records' rows that this file does not have. */
    apart: z.array(z.string()),
    /** Fields that may identify a row's record. */
    keys: z.array(z.object({ name: z.string(), label: z.string() })),
    mapping: z.record(z.string(), z.int()).nullable(),
    mode: z.enum(importModes).nullable(),
    key: z.string().nullable(),
    progress: z.object({ done: z.int(), total: z.int() }),
    counts: importCounts.nullable(),
    /** Of the bad rows those that an upsert by this key would know; null where there is none. */
    known: importKnown.nullable(),
    /** The fields that the checked rows change in stored records, and in how many. */
    changing: z.array(z.object({ label: z.string(), rows: z.int() })),
    /** The good rows can be stored without the others. */
    canApplyGood: z.boolean(),
    /** Until when all that it stored can be taken back at once; null where it cannot. */
    undoUntil: moment.nullable(),
    /** What came of taking it back; what was left is among its problems. */
    undone: importUndone.nullable(),
    message: z.string().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'ImportJob' });
export type ImportJob = z.infer<typeof importJob>;

/** One's own import whose records are stored; `undone` where it was taken back. */
const storedImport = z
  .object({
    id: z.guid(),
    fileName: z.string(),
    create: z.int(),
    update: z.int(),
    undone: importUndone.nullable(),
    /** When it was stored, or taken back. */
    storedAt: moment,
    undoUntil: moment.nullable(),
  })
  .meta({ id: 'StoredImport' });
export type StoredImport = z.infer<typeof storedImport>;

/** Why a row cannot be imported; rows as a spreadsheet counts them, the heading being row 1. 0 is no record's row. */
const importProblem = z
  .object({
    row: z.int(),
    heading: z.string(),
    value: z.string(),
    reason: z.string(),
    /** The file's column whose cell may be mended in place; null where the problem is of no one cell. */
    column: z.int().nullable(),
  })
  .meta({ id: 'ImportProblem' });
export type ListedProblem = z.infer<typeof importProblem>;
export type ImportProblem = Omit<ListedProblem, 'column'>;
const problems = listOf(importProblem);

const tooLong = fault({ id: 'Paling banyak 10.000 karakter.', en: 'At most 10,000 characters.' });
const mostMended = fault({ id: 'Paling banyak 1.000 sel sekaligus.', en: 'At most 1,000 cells at once.' });
/** Cells as typed instead of the file's, rows counted as a spreadsheet does. */
const mendedCells = z
  .array(
    z.strictObject({
      row: z.int().min(2),
      column: z.int().min(0),
      value: z
        .string(tooLong)
        .max(10_000, tooLong)
        .refine((text) => !text.includes('\u0000') && text.isWellFormed(), { error: notStorable }),
    }),
    mostMended,
  )
  .max(mostRecordsAtOnce, mostMended);
export type MendedCell = z.output<typeof mendedCells>[number];
const mending = z.strictObject({ cells: mendedCells.min(1, mostMended) });

/** Maps columns to fields, and says what happens to existing records. */
const importChoice = z.strictObject({
  mapping: z.record(
    z.string().max(100),
    z.number().int().min(0).nullable(),
    fault({ id: 'Pasangkan kolom.', en: 'Match the columns.' }),
  ),
  mode: z
    .enum(
      importModes,
      fault({
        id: 'Pilih hanya tambah, atau tambah dan perbarui.',
        en: 'Choose only to add, or to add and update.',
      }),
    )
    .default('create'),
  /** The field that identifies a row's record; for `upsert` only. */
  key: z.string().max(100).nullish(),
});
export type ImportChoice = z.output<typeof importChoice>;
/** Checked again otherwise, what was typed since the last check goes with it. */
const importCheck = importChoice.extend({ cells: mendedCells.default([]) });

const chosen = z.strictObject({ ids: chosenIds });
/** Skipping bad rows requires onlyGood. */
const application = z.strictObject({ onlyGood: yesOrNo().default(false) });

/** Files in and out of a declared resource with screens. */
export function transferCalls(resource: Resource) {
  const base = baseOf(resource);
  const tags = tagsOf(resource);
  const label = resource.label.id.toLowerCase();
  const columns = [
    ...Object.entries(resource.fields).flatMap(([name, field]) => (isWriteOnly(field) ? [] : [name])),
    ...['isActive', 'createdAt', 'updatedAt'],
  ].join(', ');
  const query = z.object({
    format: z.enum([...formats, 'pdf']),
    Columns: z.string().optional(),
    FirstChar: z.string().optional(),
    OrderBy: z.string().optional(),
    Order: z.enum(['asc', 'desc']).optional(),
  });
  const what = `impor ${label}`;
  return {
    exportAll: defineCall({
      method: 'GET',
      path: `${base}/export`,
      summary: `Unduh ${label}`,
      description: `Semua yang cocok, bukan hanya satu halaman. PDF: paling banyak ${mostPrinted} baris. Columns: ${columns}.`,
      tags,
      query,
      answer: exported,
    }),
    exportChosen: defineCall({
      method: 'POST',
      path: `${base}/export`,
      summary: `Unduh ${label} yang dipilih`,
      description: `Hanya yang dipilih dan boleh dilihat. PDF: paling banyak ${mostPrinted} baris. Columns: ${columns}.`,
      tags,
      query,
      body: chosen,
      answer: exported,
    }),
    print: defineCall({
      method: 'GET',
      path: `${base}/:id/pdf`,
      summary: `Cetak ${resource.singular.id}`,
      description: 'Seperti halamannya: isian yang boleh dilihat, baris, dan gambar kecil, tanpa riwayat.',
      tags,
      answer: fileOf(exportTypes.pdf),
    }),
    template: defineCall({
      method: 'GET',
      path: `${base}/import/template`,
      summary: `Contoh berkas ${what}`,
      tags,
      query: z.object({ format: format.optional() }),
      answer: table,
    }),
    upload: defineCall({
      method: 'POST',
      path: `${base}/import`,
      summary: `Unggah berkas ${what}`,
      tags,
      query: z.object({ Sheet: z.string().optional() }),
      body: formOf(z.object({ file: z.file() })),
      answer: importJob,
    }),
    stored: defineCall({
      method: 'GET',
      path: `${base}/import`,
      summary: `Impor ${label} yang sudah saya simpan`,
      description: 'Selama masih disimpan: sehari. Sampai saat itu masing-masing dapat diurungkan.',
      tags,
      answer: listOf(storedImport),
    }),
    job: defineCall({
      method: 'GET',
      path: `${base}/import/:job`,
      summary: `Keadaan ${what}`,
      tags,
      answer: importJob,
    }),
    check: defineCall({
      method: 'POST',
      path: `${base}/import/:job/check`,
      summary: `Periksa ${what} tanpa menyimpan`,
      tags,
      body: importCheck,
      answer: importJob,
    }),
    problems: defineCall({
      method: 'GET',
      path: `${base}/import/:job/problems`,
      summary: `Baris bermasalah ${what}`,
      tags,
      query: z.object({
        Page: z.int().optional(),
        PerPage: z.int().optional(),
        format: format.optional(),
      }),
      answer: problems,
      asFile: csv,
    }),
    mend: defineCall({
      method: 'POST',
      path: `${base}/import/:job/mend`,
      summary: `Perbaiki sel ${what} dan periksa lagi`,
      description:
        'Hanya sel yang diperbaiki yang dikirim. Kolom dan pilihan tetap seperti pemeriksaan terakhir.',
      tags,
      body: mending,
      answer: importJob,
    }),
    badRows: defineCall({
      method: 'GET',
      path: `${base}/import/:job/bad-rows`,
      summary: `Baris bermasalah ${what} untuk diperbaiki`,
      tags,
      answer: table,
    }),
    apply: defineCall({
      method: 'POST',
      path: `${base}/import/:job/apply`,
      summary: `Simpan ${what}, seluruhnya atau tidak sama sekali`,
      tags,
      body: application,
      answer: importJob,
    }),
    undo: defineCall({
      method: 'POST',
      path: `${base}/import/:job/undo`,
      summary: `Urungkan ${what}`,
      description:
        'Yang ditambahkan dihapus, yang diubah kembali ke isi semula. Yang sudah dipakai atau diubah lagi dibiarkan dan disebut di problems.',
      tags,
      answer: importJob,
    }),
    cancel: defineCall({
      method: 'DELETE',
      path: `${base}/import/:job`,
      summary: `Batalkan ${what}`,
      tags,
      answer: z.object({ id: z.guid() }),
    }),
  };
}
export type TransferCalls = ReturnType<typeof transferCalls>;
