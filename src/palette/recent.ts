import type { Command } from './commands.ts';

const most = 6;
/** Of what the app has words for, only its name: those words are said in the language of whoever looks. */
type Kept = { id: string } | Found;
/** Of what was found or searched for, its title. */
type Found = { id: string; words: string; icon: string; to: string };
const keyOf = (userId: string): string => `naskah.kept.palette.${userId}`;

/**
 * Where this person went last by the palette, on this device, until they sign out.
 * @param known what the app itself leads to; of these a place that is no longer open to them is left out
 */
export function recentOf(userId: string, known: readonly Command[]): Command[] {
  const byId = new Map(known.map((command) => [command.id, command]));
  return keptOf(userId).flatMap(
    (kept): Command | Command[] => byId.get(kept.id) ?? ('words' in kept ? kept : []),
  );
}

/** Puts a place before the others: not what only one page offers. What is confidential leaves no trace on the device. */
export function rememberPlace(userId: string, command: Command): void {
  if (!('to' in command) || command.isConfidential || command.id.startsWith('action:')) return;
  const { id, own, icon, to } = command;
  const kept: Kept = own === undefined ? { id } : { id, words: own, icon, to };
  const others = keptOf(userId).filter((other) => other.id !== id);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([kept, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing remembers no places.
  }
}

function keptOf(userId: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, most) : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ('words' in value ? ['id', 'words', 'icon', 'to'] : ['id']).every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );
