import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { letters } from '../tables.ts';
import { visibleLetters } from './visible-letters.ts';

export type AtPost = { userId: string; positionId: string };

/**
 * Which of these holders of posts may open a letter; asked before somebody is told of it who did not come to it by a
 * step of their own.
 */
export async function mayBeOpenedBy<One extends AtPost>(
  executor: Executor,
  letterId: string,
  people: readonly One[],
): Promise<One[]> {
  const able: One[] = [];
  for (const one of people) {
    const found = await executor
      .select({ id: letters.id })
      .from(letters)
      .where(and(eq(letters.id, letterId), visibleLetters(holding(one), 'letter')));
    if (found.length > 0) able.push(one);
  }
  return able;
}

/** The person in the post as its holder, whatever role they are signed in with. */
const holding = ({ userId, positionId }: AtPost): Who => ({
  userId,
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
