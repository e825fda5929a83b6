import { recents } from '../ui/recents.ts';
import type { Command } from './commands.ts';

/** Commands of the app by id only: their words follow the reader's language. */
type Kept = { id: string } | Found;
type Found = { id: string; words: string; icon: string; to: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ('words' in value ? ['id', 'words', 'icon', 'to'] : ['id']).every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

const places = recents('palette', 6, isKept, ({ id }) => id);

/**
 * Last targets of the user in the palette, on this device, until sign-out.
 * @param known the app's own targets; a stored one missing here is no longer permitted and left out
 */
export function recentOf(userId: string, known: readonly Command[]): Command[] {
  const byId = new Map(known.map((command) => [command.id, command]));
  return places
    .of(userId)
    .flatMap((kept): Command | Command[] => byId.get(kept.id) ?? ('words' in kept ? kept : []));
}

/** Stores a target as the latest, except page actions. Confidential ones leave no trace on the device. */
export function rememberPlace(userId: string, command: Command): void {
  if (!('to' in command) || command.isConfidential || command.id.startsWith('action:')) return;
  const { id, own, icon, to } = command;
  places.add(userId, own === undefined ? { id } : { id, words: own, icon, to });
}
