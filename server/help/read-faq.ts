import { sql } from 'drizzle-orm';
import type { Question } from '../../domain/help/index.ts';
import type { Db } from '../db/executor.ts';

/** The active questions, as their keepers ordered them; for everybody who is signed in, whatever the privileges. */
export async function readFaq(db: Db): Promise<Question[]> {
  const { rows } = await db.execute<Question>(sql`
    select code, category, question, answer from faq
    where is_active order by sort_order nulls last, code`);
  return rows;
}
