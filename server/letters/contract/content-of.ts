import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { letterContents } from '../parts/tables.ts';

/** The HTML of a letter's text; '' where it has none. */
export async function contentOf(executor: Executor, letterId: string): Promise<string> {
  const [found] = await executor
    .select({ content: letterContents.content })
    .from(letterContents)
    .where(eq(letterContents.letterId, letterId));
  return found?.content ?? '';
}
