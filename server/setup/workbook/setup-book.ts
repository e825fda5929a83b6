import { sql } from 'drizzle-orm';
import { institution } from '../../../resources/master-data/instansi.ts';
import { scriptType } from '../../../resources/master-data/jenis-naskah-dinas.ts';
import { archiveClassification } from '../../../resources/master-data/klasifikasi-arsip.ts';
import { scriptNumberCode } from '../../../resources/master-data/kode-nomor-naskah.ts';
import { subType } from '../../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import type { Executor } from '../../db/executor.ts';
import { textOfCell } from '../../kinds/index.ts';
import { type BookSheet, cellsIn, type SheetRows } from '../../transfer/index.ts';
import { companySheet } from './company-sheet.ts';
import { declaredSheet } from './declared-sheet.ts';
import { officialsName, officialsSheet, readTaskRoles, withTaskRoles } from './officials-sheet.ts';
import { furtherPostsSheet, peopleSheet } from './people-sheets.ts';
import { unitSheet } from './unit-sheet.ts';

/** Everything that is written by the workbook. */
export const bookResources = [
  'master-data.unit-organisasi',
  'master-data.template-kop-surat',
  'pengaturan.jabatan',
  'manajemen-user.role',
  'manajemen-user.user',
  'pengaturan.pemetaan-jabatan',
  'master-data.kode-nomor-naskah',
  'master-data.jenis-naskah-dinas',
  'master-data.klasifikasi-arsip',
  'master-data.sub-jenis-naskah-dinas',
  'master-data.instansi',
] as const;

export const bookSheetNames = [
  'Perusahaan',
  'Unit',
  'Jabatan',
  'Orang',
  'Jabatan tambahan',
  'Kode nomor',
  'Jenis naskah',
  'Klasifikasi',
  'Sub jenis naskah',
  officialsName,
  'Instansi',
];

/** The workbook's sheets in the order they are stored: each refers only to those before it. */
export async function setupBook(
  executor: Executor,
  given: ReadonlyMap<string, SheetRows> = new Map(),
): Promise<BookSheet[]> {
  const roles = await readTaskRoles(executor);
  const people = peopleSheet();
  const [person, ...holdings] = people.targets;
  return [
    companySheet,
    unitSheet(await companiesAbove(executor, given)),
    declaredSheet(
      'Jabatan',
      position,
      ['code', 'name', 'unitId', 'parentId', 'level', 'kind', 'canSign', 'canReview', 'canDispose'],
      {
        more: {
          code: { hint: 'Unik, misalnya J- dan kode unitnya', example: 'J-CK.KEU' },
          name: { example: 'Kepala Divisi Keuangan', width: 36 },
          unitId: { hint: 'Kode unit', example: 'CK.KEU', codesOf: 'Unit' },
          parentId: { hint: 'Kode jabatan atasannya', example: 'J-CK.DU', codesOf: 'Jabatan' },
          level: { example: '2' },
          kind: { example: 'Struktural' },
          canSign: { example: 'Ya' },
          canReview: { example: 'Ya' },
          canDispose: { example: 'Ya' },
        },
      },
    ),
    {
      ...people,
      targets: person
        ? [{ ...person, attach: withTaskRoles(roles, given.get(officialsName)) }, ...holdings]
        : [],
    },
    furtherPostsSheet(),
    declaredSheet(
      'Kode nomor',
      scriptNumberCode,
      ['code', 'name', 'pattern', 'padding', 'reset', 'counterScope', 'startAt'],
      {
        more: {
          code: { example: 'UNIT' },
          name: { example: 'Nomor unit kerja', width: 28 },
          pattern: { example: '{urut}/{jenis}/{unit}/{klasifikasi}/{bulan_romawi}/{tahun}', width: 56 },
          padding: { example: '3' },
          counterScope: { example: 'Unit; Sub jenis', isRequired: false },
          startAt: { example: '1' },
        },
      },
    ),
    declaredSheet('Jenis naskah', scriptType, ['code', 'name', 'group', 'description'], {
      more: { code: { example: 'KI' }, name: { example: 'Korespondensi Internal', width: 36 } },
    }),
    declaredSheet(
      'Klasifikasi',
      archiveClassification,
      [
        ...['code', 'name', 'parentId', 'group', 'isLeaf', 'retentionActiveYears', 'retentionInactiveYears'],
        ...['finalDisposition', 'retentionTrigger', 'securityClassificationId', 'isVital'],
      ],
      {
        more: {
          code: { example: 'KU.01.01' },
          name: { example: 'Rencana kerja dan anggaran', width: 40 },
          parentId: { hint: 'Kode klasifikasi di atasnya', example: 'KU.01', codesOf: 'Klasifikasi' },
          isLeaf: { example: 'Ya' },
          retentionActiveYears: { example: '2' },
          retentionInactiveYears: { example: '5' },
          finalDisposition: { example: 'Musnah' },
          securityClassificationId: { hint: 'Kode klasifikasi keamanan: B, T, R, SR', example: 'B' },
        },
      },
    ),
    declaredSheet(
      'Sub jenis naskah',
      subType,
      [
        ...['code', 'name', 'scriptTypeId', 'flows', 'numberCodeId', 'defaultClassificationId'],
        ...['minSignerLevel', 'arrangement', 'letterhead', 'usesContractParts'],
      ],
      {
        more: {
          code: { example: 'ND' },
          name: { example: 'Nota Dinas', width: 32 },
          scriptTypeId: { hint: 'Kode jenis naskah', example: 'KI', codesOf: 'Jenis naskah' },
          flows: { example: 'Internal ke internal' },
          numberCodeId: { hint: 'Kode nomor', example: 'UNIT', codesOf: 'Kode nomor' },
          defaultClassificationId: { hint: 'Kode klasifikasi', example: 'KU.01.01', codesOf: 'Klasifikasi' },
          minSignerLevel: { example: '3' },
        },
      },
    ),
    officialsSheet(roles),
    declaredSheet('Instansi', institution, ['code', 'name', 'type', 'address', 'city', 'email', 'phone'], {
      more: { code: { example: 'BPJT' }, name: { example: 'Badan Pengatur Jalan Tol', width: 36 } },
    }),
  ];
}

/** Finds the company above a unit, through the workbook first, then what is stored. */
async function companiesAbove(executor: Executor, given: ReadonlyMap<string, SheetRows>) {
  const { rows } = await executor.execute<{ code: string; company: string }>(
    sql`select lower(code) as code, company_code as company from organization_unit`,
  );
  const stored = new Map(rows.map(({ code, company }) => [code, company]));
  const listed = (name: string, heading: string): [string, string][] => {
    const sheet = given.get(name);
    const cellsOf = sheet && cellsIn(sheet);
    return (sheet?.rows ?? []).map((row) => {
      const cells = cellsOf?.(row);
      return [textOfCell(cells?.('Kode')).toLowerCase(), textOfCell(cells?.(heading))];
    });
  };
  const companies = new Map(listed('Perusahaan', 'Kode'));
  const parents = new Map(listed('Unit', 'Induk'));
  return (parent: string): string | null => {
    const seen = new Set<string>();
    for (let at = parent.toLowerCase(); at && !seen.has(at); at = (parents.get(at) ?? '').toLowerCase()) {
      seen.add(at);
      const found = companies.get(at) ?? (parents.has(at) ? undefined : stored.get(at));
      if (found) return found;
    }
    // Its parent is told as the fault, not the company.
    return [...companies.values()][0] ?? rows[0]?.company ?? null;
  };
}
