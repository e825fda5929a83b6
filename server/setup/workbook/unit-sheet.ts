import { translate } from '../../../lib/language.ts';
import { organizationUnit } from '../../../resources/master-data/unit-organisasi.ts';
import { textOfCell } from '../../kinds/index.ts';
import { type BookSheet, type CellsOf, columnsOf, fieldsOf } from '../../transfer/index.ts';
import { storedOf } from './declared-sheet.ts';

const names = [
  'code',
  'name',
  'parentId',
  'type',
  'numberingCode',
  'archiveRole',
  'isRecordsRegistrar',
] as const;

/**
 * Units below the companies. The company is the parent's, the numbering code the last part of the code.
 * @param companyOf the company above a unit's code, as the workbook and what is stored have it
 */
export const unitSheet = (companyOf: (parent: string) => string | null): BookSheet => ({
  name: 'Unit',
  columns: columnsOf(organizationUnit, names, {
    code: { hint: 'Unik, misalnya kode perusahaan, titik, singkatan unit', example: 'CK.KEU' },
    name: { example: 'Divisi Keuangan', width: 36 },
    parentId: {
      hint: 'Kode unit atau perusahaan di atasnya',
      example: 'CK',
      isRequired: true,
      codesOf: 'Unit',
    },
    type: { example: 'Divisi' },
    numberingCode: {
      hint: 'Tercetak pada nomor naskah unit ini. Kosong berarti bagian terakhir kodenya.',
      example: 'KEU',
      isRequired: false,
    },
    archiveRole: { example: 'Unit pengolah' },
    isRecordsRegistrar: { example: 'Tidak' },
  }),
  targets: [
    {
      resource: organizationUnit,
      key: 'code',
      fields: {
        ...fieldsOf(organizationUnit, names),
        numberingCode: {
          heading: 'Kode penomoran',
          cell: (cells) => cells('Kode penomoran') ?? lastPart(cells),
        },
        companyCode: {
          heading: 'Induk',
          cell: (cells) => companyOf(textOfCell(cells('Induk'))),
        },
      },
      faults: (rows, cellsOf) =>
        rows.flatMap((row) =>
          textOfCell(cellsOf(row)('Induk')) === ''
            ? [
                {
                  row: row[0],
                  heading: 'Induk',
                  value: '',
                  reason: translate(noParent),
                },
              ]
            : [],
        ),
    },
  ],
  stored: (executor) => storedOf(executor, organizationUnit, names, `t.type <> 'perusahaan'`),
});

const noParent = {
  id: 'Isi kode unit atau perusahaan di atasnya.',
  en: 'Enter the code of the unit or company above it.',
};

const lastPart = (cells: CellsOf): string => textOfCell(cells('Kode')).split('.').at(-1) ?? '';
