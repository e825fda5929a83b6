import { deviceStore, inBrowser, inTab } from '../../ui/device-store.ts';
import { deviceDatabase } from './device-database.ts';
import { draftStores, unsentLetters } from './unsent-drafts.ts';

// Apart from unsent-drafts.ts, which the first load has.

const copies = deviceStore<unknown>(draftStores.copies, inBrowser);
const bases = deviceStore<unknown>(draftStores.bases, inBrowser);
/** Files that wait for the server, as `LETTER/KEY`. They are too large for localStorage. */
export const draftFiles = deviceDatabase('naskah-drafts', 'files');
/** What this tab's copies are named by (letters/wizard/draft/device-copy.ts). */
export const thisTab = (): string => deviceStore('tab', inTab).textOf('') ?? '';

/** A copy in this browser with changes that the server does not have. */
export type UnsentCopy = { key: string; letterId: string; tab: string; text: string };

/** A user's copies; `text` as it is stored. */
export const unsentCopies = (userId: string): UnsentCopy[] =>
  keysOf(copies, userId).map((key) => {
    const [, letterId = '', tab = ''] = key.split('.');
    return { key, letterId, tab, text: copies.textOf(key) ?? '' };
  });

/** Deletes the user's text that the server does not have. */
export async function forgetUnsent(userId: string): Promise<void> {
  const letters = unsentLetters(userId);
  for (const store of [copies, bases]) for (const key of keysOf(store, userId)) store.write(key, undefined);
  for (const id of letters) await deleteDraftFiles(id);
}

/** Deletes one copy, with the letter's files once no copy is left. */
export async function forgetCopy(userId: string, { key, letterId }: UnsentCopy): Promise<void> {
  for (const store of [copies, bases]) store.write(key, undefined);
  if (!unsentLetters(userId).includes(letterId)) await deleteDraftFiles(letterId);
}

/** Deletes the files of a letter that wait for the server. */
export const deleteDraftFiles = (letterId: string): Promise<unknown> =>
  draftFiles('readwrite', (files) => files.delete(IDBKeyRange.bound(`${letterId}/`, `${letterId}/\uffff`)));

const keysOf = (store: typeof copies, userId: string): string[] =>
  store.keys().filter((key) => key.startsWith(`${userId}.`));
