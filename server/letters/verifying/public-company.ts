import { sql } from 'drizzle-orm';
import type { Verification } from '../../../domain/calls/letters/versions.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import type { Executor } from '../../db/executor.ts';
import { letterheadOfCompany, topUnit } from '../../letterheads/index.ts';
import { plainText } from '../../rich-text/index.ts';

export type PublicCompany = Verification['company'];

/** Who answers for a letter, in public: name, address and telephone as its letterhead prints them. */
export function companyOn(letterhead: PaperLetterhead): PublicCompany {
  const { name, address, content, logo } = letterhead;
  const lines = [...(content ?? '').split(/<br\s*\/?>|<\/(?:p|div|h[1-6])>/i).map(plainText), address ?? '']
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== name);
  const phone = lines.map((line) => telephone.exec(line)?.[1]).find(Boolean);
  return {
    name,
    address: lines.find((line) => !telephone.test(line)) ?? null,
    phone: phone ?? null,
    logo: logo ?? null,
  };
}

const telephone = /\b(?:telp|telepon|tel|phone)\b\.?\s*(?::\s*)?(\+?[\d(][\d\s().-]{5,}\d)/i;

/** The company of a post as it is today; without a post the one above all others. */
export async function companyNow(executor: Executor, positionId: string | null): Promise<PublicCompany> {
  const unit = positionId
    ? sql`(select u.* from position p join organization_unit u on u.id = p.unit_id where p.id = ${positionId})`
    : topUnit;
  const { rows } = await executor.execute<{ letterhead: PaperLetterhead | null; name: string }>(sql`
    select ${letterheadOfCompany(sql`o.company_code`)} as letterhead,
      coalesce((select c.name from organization_unit c
        where c.company_code = o.company_code and c.type = 'perusahaan' and c.is_active order by c.code limit 1),
        o.name) as name
    from ${unit} o`);
  const { letterhead, name } = rows[0] ?? { letterhead: null, name: 'Naskah' };
  return letterhead ? companyOn(letterhead) : { name, address: null, phone: null, logo: null };
}
