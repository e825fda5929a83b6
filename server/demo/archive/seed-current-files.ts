import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';

/**
 * Files items older than three weeks by unit, classification and year; about every sixth stays for the work lists.
 */
export async function seedCurrentFiles(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`
    insert into filing_unit (id, code, title, classification_id, unit_id, year, created_at, updated_at)
    select ${idOf('g.code')}, g.code, g.title, g.classification_id, g.unit_id, g.year, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz
    from (
      select distinct c.id as classification_id, o.id as unit_id, extract(year from a.document_date)::int as year,
        c.code || '/' || regexp_replace(o.code, '^[^.]*\\.', '') || '/' || extract(year from a.document_date)::int || '/001'
          as code,
        c.name || ' ' || extract(year from a.document_date)::int as title
      from archive a join archive_classification c on c.id = a.classification_id
      join organization_unit o on o.id = a.unit_id
      where a.filing_unit_id is null
        and a.document_date < (${now.toISOString()}::timestamptz at time zone 'Asia/Jakarta')::date - 10
    ) g where length(g.code) <= 40
    on conflict do nothing`);
  await executor.execute(sql`
    update archive a set filing_unit_id = f.id
    from filing_unit f
    where f.unit_id = a.unit_id and f.classification_id = a.classification_id
      and f.year = extract(year from a.document_date)::int and a.filing_unit_id is null
      and a.document_date < (${now.toISOString()}::timestamptz at time zone 'Asia/Jakarta')::date - 21
      and mod(('x' || substr(md5(a.id::text), 1, 6))::bit(24)::int, 6) <> 0`);
}

/** The same id for the same code in every demo. */
const idOf = (code: string) =>
  sql.raw(
    `overlay(overlay(md5('naskah demo filing-unit ' || ${code}) placing '7' from 13) placing '8' from 17)::uuid`,
  );
