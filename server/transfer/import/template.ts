import { isRequired, isStamped, type Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { fileFieldsOf } from '../../../resources/kinds/file/limits.ts';
import type { Actor } from '../../actor.ts';
import { addRowRule, type Conditions, labelOf, tableName, whereOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { kindOf } from '../../kinds/index.ts';
import { importableColumns, type TransferColumn } from '../columns.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { filledColumns, namingFields, type PartSheet, partSheetsOf } from '../parts/part-sheet.ts';
import { lookupRule } from './check/find-references.ts';
import { statement } from './check/statement.ts';

/**
 * XLSX also gets column notes and choice lists. The example refers to real records, so that it imports unchanged.
 */
export async function templateOf(
  executor: Executor,
  resource: Resource,
  actor: Actor,
  format: 'csv' | 'xlsx',
): Promise<Buffer> {
  const isFree = (name: string): boolean => !resource.locked?.includes(name);
  const columns = importableColumns(resource).filter(({ name }) => isFree(name));
  const parts = partSheetsOf(resource).filter(({ part }) => isFree(part.name));
  const example = await Promise.all(columns.map(({ field }) => exampleOf(executor, actor, field)));
  const headings = columns.map(({ heading }) => heading);
  if (format === 'csv') return Buffer.from(byteOrderMark + csvLine(headings) + csvLine(example));
  const owner = namingFields(resource)
    .map((name) => example[columns.findIndex((column) => column.name === name)] ?? '')
    .filter(Boolean)
    .join(' ');
  const partSheets = await Promise.all(parts.map((sheet) => partTemplate(executor, actor, sheet, owner)));
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Data',
        columns: headings.map((heading) => ({ width: Math.min(40, Math.max(14, heading.length + 4)) })),
        rows: [headings, example],
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(validationOf),
      },
      ...partSheets,
      {
        name: 'Petunjuk',
        columns: [{ width: 28 }, { width: 8 }, { width: 34 }, { width: 90 }],
        rows: [
          ['Kolom', 'Wajib', 'Diisi dengan', 'Pilihan dan keterangan'],
          ...columns.map(({ heading, field }) => [
            heading,
            field !== 'active' && field !== 'moment' && isRequired(field) ? 'Ya' : '',
            meaningOf(field),
            detailsOf(field),
          ]),
          ...fileFieldsOf(resource).map(([, field]) => [
            field.label.id,
            isRequired(field) ? 'Ya' : '',
            meaningOf(field),
            'Dilampirkan di halaman datanya sesudah impor.',
          ]),
          ...parts.flatMap(guideOf),
          [],
          ['Baris kedua lembar Data adalah contoh. Ganti atau hapus sebelum mengunggah.'],
        ],
      },
    ],
  });
  return Buffer.from(bytes);
}

/** A sheet for the rows of a part, with one that belongs to the example. */
async function partTemplate(executor: Executor, actor: Actor, sheet: PartSheet, owner: string) {
  const example = await Promise.all(
    filledColumns(sheet).map(({ field }) => exampleOf(executor, actor, field)),
  );
  const headings = [sheet.keys.owner, ...filledColumns(sheet).map(({ heading }) => heading)];
  return {
    name: sheet.name,
    columns: headings.map((heading) => ({ width: Math.min(40, Math.max(14, heading.length + 4)) })),
    rows: [headings, [owner, ...example]],
    freezePane: { rows: 1 },
    dataValidations: filledColumns(sheet).flatMap((column, at) => validationOf(column, at + 1)),
  };
}

const guideOf = (sheet: PartSheet): string[][] => [
  [],
  [`Lembar ${sheet.name}`],
  [sheet.keys.owner, 'Ya', 'Kode atau nama seperti di lembar Data', ''],
  ...filledColumns(sheet).map(({ heading, field }) => [
    heading,
    field !== 'active' && field !== 'moment' && isRequired(field) ? 'Ya' : '',
    meaningOf(field),
    detailsOf(field),
  ]),
];

async function exampleOf(executor: Executor, actor: Actor, field: TransferColumn['field']): Promise<string> {
  if (field === 'active') return 'Aktif';
  if (field === 'moment' || isStamped(field)) return '';
  return kindOf(field).guide.example(field, (to) => someLabel(executor, actor, resourceNamed(to)));
}

async function someLabel(executor: Executor, actor: Actor, target: Resource): Promise<string> {
  const conditions: Conditions = { sql: ['t.is_active'], values: [] };
  addRowRule(conditions, lookupRule(target, actor));
  const { rows } = await executor.execute<{ label: string }>(
    statement(
      `select ${labelOf(target, 't')} as label from ${tableName(target)} t ${whereOf(conditions)} limit 1`,
      conditions.values,
    ),
  );
  return rows[0]?.label ?? '';
}

function meaningOf(field: TransferColumn['field']): string {
  if (field === 'active') return 'Aktif atau Nonaktif';
  if (field === 'moment') return '';
  return isStamped(field) ? 'Diberikan sistem' : kindOf(field).guide.meaning(field);
}

function detailsOf(field: TransferColumn['field']): string {
  if (field === 'active' || field === 'moment') return 'Kosong berarti aktif.';
  if (isStamped(field)) return 'Kosong untuk data baru; untuk data yang ada, nomornya menjadi kunci.';
  const choices = 'choices' in field ? field.choices.map(({ label }) => label.id).join('; ') : '';
  return [choices, field.options.hint?.id].filter(Boolean).join('. ');
}

/** Builds a column's choice list where Excel allows one: 255 characters, no commas. */
function validationOf({ field }: TransferColumn, at: number) {
  const values = listOf(field);
  const column = letterOf(at);
  if (values.length === 0 || values.join(',').length > 250 || values.some((value) => value.includes(',')))
    return [];
  return [
    {
      type: 'list' as const,
      values,
      allowBlank: true,
      showErrorMessage: true,
      range: `${column}2:${column}5000`,
    },
  ];
}

function listOf(field: TransferColumn['field']): string[] {
  if (field === 'active') return ['Aktif', 'Nonaktif'];
  if (field === 'moment') return [];
  return kindOf(field).guide.values(field);
}

const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);
