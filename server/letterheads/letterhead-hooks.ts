import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import { institution } from '../../resources/master-data/instansi.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import type { Hooks, Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';

/**
 * A letterhead must name an uploaded logo and an existing company; previous values stay, also across a deletion.
 */
export const letterheadHooks: Record<string, Hooks> = {
  [institution.name]: {
    afterWrite: async (executor, { before, record, isRestored }) => {
      const { logo } = record;
      if (isRestored || typeof logo !== 'string' || !logo || logo === before?.logo) return;
      await assertLogo(executor, logo);
    },
  },
  [letterheadTemplate.name]: {
    // Before logos were files, letterheads stored data URLs.
    beforeRestore: async (executor, kept) =>
      kept.logo && !(await whatThereIs(executor, kept)).logo ? { ...kept, logo: null } : kept,
    afterWrite: async (executor, { before, record, isRestored }) => {
      if (isRestored) return;
      const isNew = (name: string) => Boolean(record[name]) && record[name] !== before?.[name];
      if (!isNew('logo') && !isNew('companyCode')) return;
      const known = await whatThereIs(executor, record);
      const faults = {
        ...(isNew('logo') && !known.logo && { logo: [translate(noLogo)] }),
        ...(isNew('companyCode') && !known.company && { companyCode: [translate(noCompany)] }),
      };
      if (Object.keys(faults).length > 0) throw invalid(faults);
    },
  },
};

async function whatThereIs(
  executor: Executor,
  { logo, companyCode = null }: Row,
): Promise<{ logo: boolean; company: boolean }> {
  const found = await executor.execute<{ logo: boolean; company: boolean }>(sql`
    select exists (select from logo where hash = ${logo}) as logo,
           exists (select from organization_unit
             where company_code = ${companyCode} and type = 'perusahaan' and is_active) as company`);
  return found.rows[0] ?? { logo: false, company: false };
}

/** @throws Refusal 422 at `logo` for one never uploaded */
export async function assertLogo(executor: Executor, logo: string): Promise<void> {
  if (!(await whatThereIs(executor, { logo })).logo) throw invalid({ logo: [translate(noLogo)] });
}

const noLogo = {
  id: 'Logo ini belum diunggah. Pilih berkasnya lagi.',
  en: 'This logo was not uploaded. Choose its file again.',
};
const noCompany = {
  id: 'Tidak ada perusahaan dengan kode ini di Unit Organisasi.',
  en: 'There is no company with this code among the organisation units.',
};
