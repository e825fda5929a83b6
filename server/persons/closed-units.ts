import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';

/** @throws Refusal 422 at the post whose unit is closed */
export async function refuseClosedUnit(executor: Executor, positionId: unknown): Promise<void> {
  const found = await executor.execute<{ name: string }>(sql`
    select u.name from position p join organization_unit u on u.id = p.unit_id and not u.is_active
    where p.id = ${positionId}`);
  const [closed] = found.rows;
  if (closed) throw invalid({ positionId: [closedUnit(closed.name)] });
}

export const closedUnit = (name: string): string =>
  translate({
    id: `${name} sudah ditutup. Pilih jabatan di unit lain.`,
    en: `${name} is closed. Choose a position of another unit.`,
  });
