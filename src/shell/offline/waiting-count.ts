import { deviceStore, inBrowser } from '../../ui/device-store.ts';

/** A queued write: role and call. It names things by id and holds no content. */
export type Waiting = { roleId: string; path: string; form: [string, string][]; at: number };

/** Queued writes by user; they name things by id only, so they survive a sign-out. */
export const waitingStore = deviceStore<Waiting[]>('waiting.', inBrowser);

/** How many writes of this person wait for the network, in all tabs. */
export function useWaitingCount(userId: string): number {
  const waiting = waitingStore.use(userId);
  return Array.isArray(waiting) ? waiting.length : 0;
}
