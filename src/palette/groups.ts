import type { Command } from './commands.ts';
import { scoreOf } from './match.ts';

export type Group = { name: string; commands: Command[] };

/** How many lines of one kind stand in the palette. */
const most = 6;

/** The commands that fit what was typed, the best first; all in their order where nothing was typed. */
export function fitting(typed: string, commands: readonly Command[], limit = most): Command[] {
  if (!typed.trim()) return commands.slice(0, limit);
  return commands
    .map((command) => ({ command, score: scoreOf(typed, command.words, command.also) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ command }) => command);
}

/** How well the best of the commands fits what was typed; 0 for none. */
export const bestScore = (typed: string, commands: readonly Command[]): number =>
  Math.max(0, ...commands.map(({ words, also }) => scoreOf(typed, words, also)));

/** Groups that have something in them, each command once, where it stands first. What the page offers to make is not offered to be made once more. */
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
