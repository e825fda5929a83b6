import { sql } from 'drizzle-orm';
import { user } from '../../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../../resources/pengaturan/pemetaan-jabatan.ts';
import { textOfCell } from '../../kinds/index.ts';
import { type BookSheet, cellsIn, columnsOf, fieldsOf, type SheetRows } from '../../transfer/index.ts';
import { findHoldings } from './find-holdings.ts';
import { storedCells } from './stored.ts';

const names = ['npp', 'personName', 'email', 'salutation', 'roleIds', 'isldap'] as const;
const post = 'Jabatan';
const from = 'Mulai menjabat';

/** The role of whoever has none in the sheet. */
const usualRole = 'pegawai';

/** Codes of the roles that the sheets give, in lower case. */
export function rolesGiven(given: ReadonlyMap<string, SheetRows>): Set<string> {
  const named = ['Orang', 'Jabatan tambahan'].flatMap((name) => {
    const sheet = given.get(name);
    const cellsOf = sheet && cellsIn(sheet);
    return (sheet?.rows ?? []).map((row) => textOfCell(cellsOf?.(row)('Peran')) || usualRole);
  });
  return new Set(named.flatMap((codes) => codes.split(/[;,]/).map((code) => code.trim().toLowerCase())));
}

/** People, each with the post they hold first. */
export const peopleSheet = (): BookSheet => ({
  name: 'Orang',
  columns: [
    ...columnsOf(user, names, {
      npp: { hint: 'Nomor pegawai, unik', example: '10021' },
      personName: { example: 'Rina Wijaya', width: 28 },
      email: {
        hint: 'Surel kantor, unik; undangan dikirim ke sini',
        example: 'rina@contoh.example',
        width: 30,
      },
      salutation: { example: 'Ibu' },
      roleIds: {
        hint: `Kode peran, dipisah titik koma. Kosong berarti ${usualRole}.`,
        example: 'pegawai; pejabat',
        isRequired: false,
      },
      isldap: { example: 'Kata sandi Naskah', isRequired: false },
    }),
    {
      heading: post,
      hint: 'Kode jabatan yang dipangkunya',
      example: 'J-CK.KEU',
      isRequired: false,
      codesOf: 'Jabatan',
    },
    {
      heading: from,
      hint: 'Tanggal, misalnya 31/01/2026. Kosong berarti hari ini.',
      example: '',
      isRequired: false,
    },
  ],
  targets: [
    {
      resource: user,
      key: 'npp',
      fields: {
        ...fieldsOf(user, names),
        roleIds: { heading: 'Peran', cell: (cells) => cells('Peran') ?? usualRole },
        isldap: { heading: 'Cara masuk', cell: (cells) => cells('Cara masuk') ?? '2' },
      },
    },
    {
      resource: jobMapping,
      key: null,
      isLeftOut: (cells) => textOfCell(cells(post)) === '',
      fields: {
        userId: { heading: 'NPP', cell: (cells) => cells('NPP') },
        positionId: { heading: post, cell: (cells) => cells(post) },
        startDate: { heading: from, cell: (cells) => cells(from) },
      },
      attach: (executor, drafts) => findHoldings(executor, drafts, { isMain: true }),
    },
  ],
  stored: (executor) =>
    storedCells(
      executor,
      sql`select u.npp, u.person_name, u.email, u.salutation,
            array(select r.code from role r where r.id = any(u.role_ids) order by r.code) as roles,
            case u.isldap when '1' then 'Direktori perusahaan' else 'Kata sandi Naskah' end as ldap,
            p.code as post, m.start_date::text as start_date
          from "user" u left join lateral (
            select m.position_id, m.start_date from job_mapping m where m.user_id = u.id and m.is_active
              and m.type = 'definitif' and m.end_date is null order by m.start_date, m.id limit 1) m on true
          left join position p on p.id = m.position_id
          where u.is_active order by u.npp`,
      ['npp', 'person_name', 'email', 'salutation', 'roles', 'ldap', 'post', 'start_date'],
    ),
});

const holdingNames = ['userId', 'positionId', 'type', 'roleIds', 'startDate', 'endDate', 'decree'] as const;

/** Posts held beside the first: a second one, or acting in another. */
export const furtherPostsSheet = (): BookSheet => ({
  name: 'Jabatan tambahan',
  columns: columnsOf(jobMapping, holdingNames, {
    userId: { hint: 'NPP', example: '10021', codesOf: 'Orang' },
    positionId: {
      hint: 'Kode jabatan kedua, atau yang dijabat sementara',
      example: 'J-CK.SDM',
      codesOf: 'Jabatan',
    },
    type: { example: 'Plt.', isRequired: false },
    roleIds: { hint: 'Kode peran, dipisah titik koma', example: 'pegawai' },
    startDate: { hint: 'Tanggal, misalnya 31/01/2026. Kosong berarti hari ini.', isRequired: false },
    decree: { example: 'KEP-12/CK/2026' },
  }),
  targets: [
    {
      resource: jobMapping,
      key: null,
      fields: {
        ...fieldsOf(jobMapping, holdingNames),
        type: { heading: 'Sebagai', cell: (cells) => cells('Sebagai') ?? 'definitif' },
      },
      attach: (executor, drafts) => findHoldings(executor, drafts, { isMain: false }),
    },
  ],
  stored: (executor) =>
    storedCells(
      executor,
      sql`select u.npp, p.code as post,
            case m.type when 'plt' then 'Plt.' when 'plh' then 'Plh.' else 'Definitif' end as type,
            array(select r.code from role r where r.id = any(m.role_ids) order by r.code) as roles,
            m.start_date::text as start_date, m.end_date::text as end_date, m.decree
          from job_mapping m join "user" u on u.id = m.user_id and u.is_active
          join position p on p.id = m.position_id
          where m.is_active and (m.end_date is null or m.end_date >= now()::date)
            and m.id is distinct from (select f.id from job_mapping f where f.user_id = u.id and f.is_active
              and f.type = 'definitif' and f.end_date is null order by f.start_date, f.id limit 1)
          order by u.npp, p.code`,
      ['npp', 'post', 'type', 'roles', 'start_date', 'end_date', 'decree'],
    ),
});
