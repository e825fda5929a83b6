import { type SQL, sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Erases content once the last archive item is destroyed (DOMAIN 8); keeps register
 * and history. Bytes go later (files-in-use.ts).
 * @param which condition on `letter l`
 * @returns how many
 */
export async function destroyLetters(tx: Executor, which: SQL): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update letter l set destroyed_at = now() where ${which} and l.destroyed_at is null returning l.id`);
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  if (rows.length === 0) return 0;
  await tx.execute(sql`delete from letter_content where letter_id = ${ids}`);
  await tx.execute(sql`delete from letter_version where letter_id = ${ids}`);
  await tx.execute(sql`delete from letter_picture where letter_id = ${ids}`);
  await tx.execute(sql`delete from letter_comment where letter_id = ${ids}`);
  await tx.execute(sql`update inbox_item set snippet = '' where letter_id = ${ids} and snippet <> ''`);
  await tx.execute(sql`update mail set attachments = '[]' where letter_id = ${ids} and attachments <> '[]'`);
  return rows.length;
}

/**
 * Refuses to render a destroyed letter again from what remains.
 * @throws Refusal 410
 */
export function assertNotDestroyed({ destroyedAt }: Pick<LetterRow, 'destroyedAt'>): void {
  if (destroyedAt)
    throw new Refusal(
      410,
      translate({
        id: 'Isi naskah ini sudah dimusnahkan; catatannya tetap disimpan.',
        en: 'What this letter said is destroyed; its record is kept.',
      }),
    );
}
