import type { Command } from './commands.ts';

const most = 6;
type Kept = { id: string; words: string; hint?: string; icon: string; to: string };
const keyOf = (userId: string): string => `naskah.kept.palette.${userId}`;

/** Where this person went last by the palette, on this device, until they sign out. */
export function recentOf(userId: string): Command[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a place before the others. What is confidential leaves no trace on the device. */
export function rememberPlace(userId: string, command: Command): void {
  if (!('to' in command) || command.isConfidential) return;
  const { id, words, hint, icon, to } = command;
  const kept: Kept = { id, words, icon, to, ...(hint && { hint }) };
  const others = recentOf(userId).filter((other) => other.id !== id);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([kept, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing remembers no places.
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'words', 'icon', 'to'].every((name) => typeof Reflect.get(value, name) === 'string');
