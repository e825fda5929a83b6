import { deviceStore, inBrowser } from '../../ui/device-store.ts';

/** Of a tab's draft copy and of the server's version, each under `USER.LETTER.TAB`. */
export const draftStores = { copies: 'copy.', bases: 'base.' } as const;
const copies = deviceStore<unknown>(draftStores.copies, inBrowser);

/** Letters with changes in this browser that the server does not have. */
export const unsentLetters = (userId: string): string[] => [
  ...new Set(
    copies
      .keys()
      .filter((key) => key.startsWith(`${userId}.`))
      .map((key) => key.split('.')[1] ?? ''),
  ),
];
