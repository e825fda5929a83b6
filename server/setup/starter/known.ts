import { sql } from 'drizzle-orm';
import { resourceNamed } from '../../../resources/index.ts';
import { tableName } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Unit } from './usual-posts.ts';

export type Known = {
  companies: { code: string; name: string }[];
  units: Unit[];
  /** Codes there are, by resource, in lower case; of letterheads also the companies that have one. */
  codes: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Parents first: each refers only to those before it. */
export const starterOrder = [
  'master-data.unit-organisasi',
  'master-data.template-kop-surat',
  'pengaturan.jabatan',
  'manajemen-user.role',
  'master-data.klasifikasi-keamanan',
  'master-data.klasifikasi-arsip',
  'master-data.kode-nomor-naskah',
  'master-data.jenis-naskah-dinas',
  'master-data.sub-jenis-naskah-dinas',
  'master-data.template-naskah-dinas',
  'naskah-dinas.instruksi-disposisi',
  'master-data.jenis-arsip',
] as const;

/** What the starter set is judged by, in two statements. */
export async function readKnown(executor: Executor): Promise<Known> {
  const { rows: units } = await executor.execute<Unit>(sql`
    select o.code, o.name, o.type, o.archive_role as "archiveRole", o.is_records_registrar as "isRecordsRegistrar",
           p.code as "parentCode"
    from organization_unit o left join organization_unit p on p.id = o.parent_id
    where o.is_active order by o.parent_id nulls first, o.sort_order nulls last, o.code limit 5000`);
  const asked = starterOrder.map(
    (name) => `select '${name}' as resource, lower(code) as code from ${tableName(resourceNamed(name))}`,
  );
  const { rows } = await executor.execute<{ resource: string; code: string }>(
    sql.raw(
      [
        ...asked,
        `select 'master-data.template-kop-surat', lower('KOP-' || company_code) from letterhead_template where is_active`,
      ].join(' union '),
    ),
  );
  const codes = new Map<string, Set<string>>();
  for (const { resource, code } of rows) codes.set(resource, (codes.get(resource) ?? new Set()).add(code));
  return {
    companies: units.filter(({ type }) => type === 'perusahaan').map(({ code, name }) => ({ code, name })),
    units,
    codes,
  };
}
