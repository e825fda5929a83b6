import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';
import { loadTree } from './load-tree.ts';
import { visibleIn } from './tree.ts';

/** The ids of the dispositions of a letter that this post sees (DOMAIN 7). */
export async function seenDispositions(
  executor: Executor,
  actor: Actor,
  letter: LetterRow,
): Promise<string[]> {
  return [...visibleIn(await loadTree(executor, letter.id), actor, isForNamedOnly(letter))];
}
