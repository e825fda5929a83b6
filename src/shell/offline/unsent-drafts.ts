import { deviceDatabase } from './device-database.ts';

/** Storage keys of a tab's draft copy and of the server's version: `naskah.copy.USER.LETTER.TAB`. */
export const copyPrefix = 'naskah.copy';
export const basePrefix = 'naskah.base';
/** Files that wait for the server, as `LETTER/KEY`. They are too large for localStorage. */
export const draftFiles = deviceDatabase('naskah-drafts', 'files');

/** Letters with changes in this browser that the server does not have. */
export const unsentLetters = (userId: string): string[] => [
  ...new Set(keysOf(copyPrefix, userId).map((key) => key.split('.')[3] ?? '')),
];

/** Deletes the user's text that the server does not have. */
export async function forgetUnsent(userId: string): Promise<void> {
  const letters = unsentLetters(userId);
  for (const key of [...keysOf(copyPrefix, userId), ...keysOf(basePrefix, userId)])
    localStorage.removeItem(key);
  for (const id of letters)
    await draftFiles('readwrite', (files) => files.delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)));
}

const keysOf = (prefix: string, userId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}.${userId}.`));
