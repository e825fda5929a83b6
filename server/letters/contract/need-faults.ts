import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import type { Draft } from '../drafting/draft.ts';

/**
 * Finds whether a contract's need exists. Only on saving: nothing of it is printed, so one gone since hinders nobody.
 * @param before the stored draft, whose own need passes
 * @returns faults by field
 */
export async function needFaults(
  executor: Executor,
  { fields }: Draft,
  before?: Draft,
): Promise<Record<string, string[]>> {
  const needId = fields.contract?.needId;
  if (!needId || needId === before?.fields.contract?.needId) return {};
  const { rows } = await executor.execute(sql`select from contract_need where id = ${needId}`);
  return rows.length > 0 ? {} : { contract: [translate(unknownNeed)] };
}

const unknownNeed = {
  id: 'Kebutuhan kontrak ini tidak ditemukan. Pilih kembali.',
  en: 'This contract need was not found. Choose again.',
};
