import { sql } from 'drizzle-orm';
import { cityIn } from '../../../lib/city-in.ts';
import { letterheadTemplate } from '../../../resources/master-data/template-kop-surat.ts';
import { organizationUnit } from '../../../resources/master-data/unit-organisasi.ts';
import type { Executor } from '../../db/executor.ts';
import { type FileCell, textOfCell } from '../../kinds/index.ts';
import { addressIn } from '../../letterheads/index.ts';
import type { BookSheet, CellsOf, Draft } from '../../transfer/index.ts';

const headings = { code: 'Kode', name: 'Nama', parent: 'Induk', address: 'Alamat', city: 'Kota' } as const;
const typed = (cells: CellsOf, heading: string): string => textOfCell(cells(heading));
const cityOf = (cells: CellsOf): string | null => cityIn(typed(cells, headings.address));

/** Companies: each a unit above all others, and its letterhead; the logo is uploaded on screen. */
export const companySheet: BookSheet = {
  name: 'Perusahaan',
  columns: [
    {
      heading: headings.code,
      hint: 'Kode singkat, tercetak pada nomor naskah',
      example: 'CK',
      isRequired: true,
    },
    {
      heading: headings.name,
      hint: 'Nama lengkap, tercetak pada kop surat',
      example: 'PT Contoh Karya',
      isRequired: true,
      width: 36,
    },
    {
      heading: headings.parent,
      hint: 'Kode perusahaan induk, hanya bagi anak perusahaan',
      example: '',
      isRequired: false,
      codesOf: 'Perusahaan',
    },
    {
      heading: headings.address,
      hint: 'Alamat, telepon, dan laman pada kop surat. Logo diunggah di halaman Template Kop Surat.',
      example: 'Jalan Contoh No. 1, Jakarta 10110. Telp. (021) 555 0100',
      isRequired: false,
      width: 60,
    },
    {
      heading: headings.city,
      hint: 'Kota kantornya, diusulkan sebagai tempat pada naskah. Kosong: diambil dari alamatnya.',
      example: 'Jakarta',
      isRequired: false,
    },
  ],
  targets: [
    {
      resource: organizationUnit,
      key: 'code',
      fields: {
        code: { heading: headings.code, cell: (cells) => cells(headings.code) },
        name: { heading: headings.name, cell: (cells) => cells(headings.name) },
        parentId: { heading: headings.parent, cell: (cells) => cells(headings.parent) },
        companyCode: { heading: headings.code, cell: (cells) => cells(headings.code) },
        type: { heading: headings.code, cell: () => 'perusahaan' },
        numberingCode: { heading: headings.code, cell: (cells) => cells(headings.code) },
        city: { heading: headings.city, cell: (cells) => cells(headings.city) },
      },
      attach: keepOwn,
    },
    {
      resource: organizationUnit,
      key: 'code',
      isLeftOut: (cells) => typed(cells, headings.city) !== '' || cityOf(cells) === null,
      fields: {
        code: { heading: headings.code, cell: (cells) => cells(headings.code) },
        city: { heading: headings.city, cell: cityOf },
      },
      attach: keepCity,
    },
    {
      resource: letterheadTemplate,
      key: null,
      isLeftOut: (cells) => typed(cells, headings.address) === '',
      fields: {
        code: { heading: headings.code, cell: (cells) => `KOP-${typed(cells, headings.code)}` },
        name: { heading: headings.name, cell: (cells) => `Kop ${typed(cells, headings.name)}` },
        companyCode: { heading: headings.code, cell: (cells) => cells(headings.code) },
        companyName: { heading: headings.name, cell: (cells) => cells(headings.name) },
        content: {
          heading: headings.address,
          cell: (cells) => contentOf(typed(cells, headings.name), typed(cells, headings.address)),
        },
      },
      attach: findLetterheads,
    },
  ],
  stored: async (executor) => {
    const { rows } = await executor.execute<{
      code: string;
      name: string;
      parent: string | null;
      content: string | null;
      city: string | null;
    }>(sql`
      select o.code, o.name, p.code as parent, h.content, o.city from organization_unit o
      left join organization_unit p on p.id = o.parent_id
      left join lateral (select content from letterhead_template h where h.is_active and h.company_code = o.company_code
        order by h.code limit 1) h on true
      where o.is_active and o.type = 'perusahaan' order by o.parent_id nulls first, o.code limit 200`);
    return rows.map(({ code, name, parent, content, city }): FileCell[] => [
      code,
      name,
      parent,
      addressIn(content),
      city,
    ]);
  },
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const contentOf = (name: string, address: string): string =>
  `<h2>${escaped(name)}</h2><p>${escaped(address)
    .split(/\r\n?|\n/)
    .join('<br>')}</p>`;

/** A company made elsewhere may print another code than its own; an empty city is no other one. */
async function keepOwn(_executor: Executor, drafts: readonly Draft[]): Promise<void> {
  for (const { before, values } of drafts) {
    if (!before) continue;
    values.numberingCode = before.numberingCode;
    values.companyCode = before.companyCode;
    values.city ??= before.city;
  }
}

/** Of the address it is only proposed. */
async function keepCity(_executor: Executor, drafts: readonly Draft[]): Promise<void> {
  for (const { before, values } of drafts) if (before?.city) values.city = before.city;
}

/** The company's letterhead, whatever its code; one that says the same is left as it is set. */
async function findLetterheads(executor: Executor, drafts: readonly Draft[]): Promise<void> {
  const companies = drafts.map(({ values }) => String(values.companyCode ?? ''));
  const { rows } = await executor.execute<Record<string, unknown>>(sql`
    select distinct on (company_code) id, code, name, company_code as "companyCode", company_name as "companyName", content,
      version, is_active as "isActive"
    from letterhead_template where is_active and company_code = any(${sql.param(companies)}::text[])
    order by company_code, code`);
  for (const draft of drafts) {
    const before = rows.find((row) => row.companyCode === draft.values.companyCode);
    if (!before) continue;
    draft.before = before;
    draft.id = String(before.id);
    draft.values.code = before.code;
    draft.values.name = before.name;
    const isSame =
      addressIn(String(before.content)) === addressIn(String(draft.values.content)) &&
      before.companyName === draft.values.companyName;
    if (isSame) draft.values.content = before.content;
  }
}
