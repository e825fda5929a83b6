import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';

/**
 * Locks posts that get tasks, so that none is closed before these are counted (refuse-with-tasks.ts).
 * @returns the names of those closed by now
 */
export async function lockPosts(tx: Executor, positionIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; isActive: boolean }>(sql`
    select name, is_active as "isActive" from position
    where id = any(${sql.param([...positionIds])}::uuid[]) order by id for share`);
  return rows.filter(({ isActive }) => !isActive).map(({ name }) => name);
}

/** @throws Refusal 409 where a post is closed: nobody would ever do its tasks */
export async function lockOpenPosts(tx: Executor, positionIds: readonly string[]): Promise<void> {
  const [closed] = await lockPosts(tx, positionIds);
  if (closed)
    throw conflict(
      translate({
        id: `Jabatan ${closed} sudah ditutup. Pilih jabatan lain.`,
        en: `The post ${closed} has been closed. Choose another one.`,
      }),
    );
}
