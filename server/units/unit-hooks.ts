import { sql } from 'drizzle-orm';
import { type Message, translate } from '../../lib/language.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import type { Hooks, Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import { followCompanyCode } from './follow-company-code.ts';

/**
 * A unit is of the company above it, whose letterhead and numbers it uses, also when that company takes another code.
 * No two companies have one code. Previous values stay, also across a deletion.
 */
export const unitHooks: Record<string, Hooks> = {
  [organizationUnit.name]: {
    checkWrite: async (executor, { before, record, isRestored }) => {
      const decides = ['parentId', 'companyCode', 'type'];
      const isSame = before !== null && decides.every((name) => before[name] === record[name]);
      if (isRestored || isSame) return;
      // A company below another has a code of its own.
      if (record.type === 'perusahaan') return refuseAnothers(executor, before, record);
      const company = await companyAbove(executor, record);
      if (company && company !== record.companyCode)
        throw invalid({ companyCode: [translate(companyOf(company))] });
    },
    afterWrite: async (executor, { actor, before, record }) => {
      if (before && before.companyCode !== record.companyCode)
        await followCompanyCode(executor, actor, before, record);
    },
  },
};

/** Locked, so that the company does not take another code while a unit is put below it. */
async function companyAbove(executor: Executor, { parentId = null }: Row): Promise<string | undefined> {
  const found = await executor.execute<{ code: string }>(
    sql`select company_code as code from organization_unit where id = ${parentId} for share`,
  );
  return found.rows[0]?.code;
}

/** @throws Refusal 422 for the code of another company: its letterhead and counters go by it */
async function refuseAnothers(executor: Executor, before: Row | null, record: Row): Promise<void> {
  if (before?.type === 'perusahaan' && before.companyCode === record.companyCode) return;
  // Of two at the same time the second waits, and then finds the first.
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`company ${record.companyCode}`}))`);
  const found = await executor.execute<{ name: string }>(sql`
    select name from organization_unit
    where type = 'perusahaan' and company_code = ${record.companyCode} and id <> ${record.id} limit 1`);
  const [other] = found.rows;
  if (other) throw invalid({ companyCode: [translate(takenBy(other.name))] });
}

const companyOf = (code: string): Message => ({
  id: `Induknya di perusahaan ${code}. Isi ${code}, atau pilih induk lain.`,
  en: `Its parent is in company ${code}. Enter ${code}, or choose another parent.`,
});
const takenBy = (name: string): Message => ({
  id: `Kode ini dipakai ${name}. Isi kode lain.`,
  en: `This is the code of ${name}. Enter another.`,
});
