import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { letters } from '../tables.ts';
import { visibleLetters } from './visible-letters.ts';

/**
 * Which of these posts are on a letter, so that their holders may open it; asked before somebody is told of it who did
 * not come to it by a step of their own.
 */
export async function mayBeOpenedIn(
  executor: Executor,
  letterId: string,
  posts: readonly string[],
): Promise<string[]> {
  const able: string[] = [];
  for (const positionId of new Set(posts)) {
    const found = await executor
      .select({ id: letters.id })
      .from(letters)
      .where(and(eq(letters.id, letterId), visibleLetters(holderOf(positionId), 'letter')));
    if (found.length > 0) able.push(positionId);
  }
  return able;
}

/** Nobody in particular who holds the post; no id of a person or session matches anything. */
const holderOf = (positionId: string): Who => ({
  userId: nobody,
  sessionId: nobody,
  personName: '',
  entryId: nobody,
  entryType: 'User Main Role',
  positionId,
  positionName: '',
  unitId: nobody,
  unitName: '',
  forUserId: null,
  scopes: null,
  canOpenSecret: true,
  isUnitKearsipan: false,
  isAdditional: false,
  privileges: [],
});
const nobody = '00000000-0000-0000-0000-000000000000';
