import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';
import { loadTree } from './load-tree.ts';
import { visibleIn } from './tree.ts';

/** The ids of the dispositions of a letter that this post sees (DOMAIN 7). */
export async function seenDispositions(executor: Executor, who: Who, letter: LetterRow): Promise<string[]> {
  return [...visibleIn(await loadTree(executor, letter.id), who, isForNamedOnly(letter))];
}
