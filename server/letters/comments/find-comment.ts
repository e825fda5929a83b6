import { and, eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { notFound } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';
import { type CommentRow, letterComments } from './tables.ts';

/** @throws Refusal 404 for one that is not of this letter */
export async function findComment(executor: Executor, letter: LetterRow, id: string): Promise<CommentRow> {
  const [found] = isId(id)
    ? await executor
        .select()
        .from(letterComments)
        .where(and(eq(letterComments.id, id), eq(letterComments.letterId, letter.id)))
    : [];
  if (!found)
    throw notFound(translate({ id: 'Komentar tidak ditemukan.', en: 'This comment was not found.' }));
  return found;
}
