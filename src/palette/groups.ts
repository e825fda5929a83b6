import { scoreOf } from '../ui/match.ts';
import type { Command } from './commands.ts';

export type Group = { name: string; commands: Command[] };

const most = 6;

/** Matching commands, best first; without a query all, in their order. */
export function fitting(typed: string, commands: readonly Command[], limit = most): Command[] {
  if (!typed.trim()) return commands.slice(0, limit);
  return commands
    .map((command) => ({ command, score: scoreOf(typed, command.words, command.also) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ command }) => command);
}

/** Best score of the commands; 0 without a match. */
export const bestScore = (typed: string, commands: readonly Command[]): number =>
  Math.max(0, ...commands.map(({ words, also }) => scoreOf(typed, words, also)));

/**
 * Non-empty groups without duplicates: the first occurrence stays. The page's own "create" replaces the general one
 * of the same name.
 */
export function withoutTwins(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  const made = new Set<string>();
  const isFirst = ({ id, words }: Command): boolean => {
    const names = id.startsWith('action:') || id.startsWith('new:') ? made : undefined;
    const isTwin = seen.has(id) || names?.has(words) === true;
    seen.add(id);
    names?.add(words);
    return !isTwin;
  };
  return groups
    .map(({ name, commands }) => ({
      name,
      commands: commands.filter(isFirst),
    }))
    .filter(({ commands }) => commands.length > 0);
}
