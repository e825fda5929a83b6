import { sql } from 'drizzle-orm';
import { partiesNamed } from '../../../domain/letters/contract.ts';
import type { SheetFacts } from '../../../domain/letters/letter.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Logos of the other parties, as the institutions of their names have them today, in the parties' order.
 * @param company ours, whose logo is the letterhead's
 * @returns nothing where none has one
 */
export async function marksOf(
  executor: Executor,
  { contract }: Pick<LetterRow, 'contract'>,
  company: string,
): Promise<Pick<SheetFacts, 'partyMarks'>> {
  const parties = contract?.parties ?? [];
  const ours = new Set(partiesNamed(parties, company));
  const names = parties.flatMap(({ name }, at) => (ours.has(at) || !name.trim() ? [] : [name.trim()]));
  if (names.length === 0) return {};
  const found = await executor.execute<{ name: string; logo: string }>(sql`
    select distinct on (lower(name)) name, logo from institution
    where is_active and logo is not null
      and lower(name) in (${sql.join(
        names.map((name) => sql`${name.toLowerCase()}`),
        sql`, `,
      )})
    order by lower(name), code`);
  const marks = names.flatMap(
    (name) => found.rows.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? [],
  );
  return marks.length > 0 ? { partyMarks: marks.map(({ name, logo }) => ({ name, logo })) } : {};
}
