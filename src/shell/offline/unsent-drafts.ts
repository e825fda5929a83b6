import { deviceStore, inBrowser } from '../../ui/device-store.ts';
import { deviceDatabase } from './device-database.ts';

/** Of a tab's draft copy and of the server's version, each under `USER.LETTER.TAB`. */
export const draftStores = { copies: 'copy.', bases: 'base.' } as const;
const copies = deviceStore<unknown>(draftStores.copies, inBrowser);
const bases = deviceStore<unknown>(draftStores.bases, inBrowser);
/** Files that wait for the server, as `LETTER/KEY`. They are too large for localStorage. */
export const draftFiles = deviceDatabase('naskah-drafts', 'files');

/** Letters with changes in this browser that the server does not have. */
export const unsentLetters = (userId: string): string[] => [
  ...new Set(keysOf(copies, userId).map((key) => key.split('.')[1] ?? '')),
];

/** Deletes the user's text that the server does not have. */
export async function forgetUnsent(userId: string): Promise<void> {
  const letters = unsentLetters(userId);
  for (const store of [copies, bases]) for (const key of keysOf(store, userId)) store.write(key, undefined);
  for (const id of letters)
    await draftFiles('readwrite', (files) => files.delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)));
}

const keysOf = (store: typeof copies, userId: string): string[] =>
  store.keys().filter((key) => key.startsWith(`${userId}.`));
