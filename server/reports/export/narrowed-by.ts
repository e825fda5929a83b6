import { sql } from 'drizzle-orm';
import { type ReportState, reportStateChips } from '../../../domain/reports/report-words.ts';
import type { Db } from '../../db/executor.ts';

/** Describes a report's filters: names for ids, in the order of the screen. */
export async function narrowedBy(db: Db, filters: Record<string, string>): Promise<[string, string][]> {
  const given = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name.toLowerCase().replaceAll('_', ''), value]),
  );
  const of = (name: string) => {
    const value = given[name.toLowerCase()];
    return value === undefined || value === 'none' ? null : value;
  };
  const found = await db.execute<Record<string, string | null>>(sql`
    select (select name from organization_unit where id = ${of('unitId')}::uuid) as unit,
      (select name from script_type where id = ${of('naskahDinasParentCategoryId')}::uuid) as kind,
      (select name from script_sub_type where id = ${of('naskahDinasCategoryId')}::uuid) as "subType",
      (select code || ' ' || name from archive_classification where id = ${of('archiveClassificationId')}::uuid) as class,
      (select name from security_classification where id = ${of('permissionClassificationId')}::uuid) as security`);
  const names = found.rows[0] ?? {};
  const none = (name: string, words: string) => (given[name.toLowerCase()] === 'none' ? words : null);
  const all: [string, string | null | undefined][] = [
    ['Hanya unit', names.unit],
    ['Jenis naskah', names.kind],
    ['Sub jenis', names.subType ?? none('naskahDinasCategoryId', 'Tanpa jenis')],
    ['Klasifikasi', names.class],
    ['Keamanan', names.security ?? none('permissionClassificationId', 'Tanpa klasifikasi')],
    ['Keadaan', given.state && reportStateChips[given.state as ReportState].label?.id],
  ];
  return all.filter((pair): pair is [string, string] => Boolean(pair[1]));
}
