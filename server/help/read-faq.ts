import { sql } from 'drizzle-orm';
import type { Question } from '../../domain/calls/help.ts';
import type { Db } from '../db/executor.ts';

/** Lists active questions in their manual order, for all signed-in users. */
export async function readFaq(db: Db): Promise<Question[]> {
  const { rows } = await db.execute<Question>(sql`
    select id, code, category, question, answer from faq
    where is_active order by sort_order nulls last, code`);
  return rows;
}
