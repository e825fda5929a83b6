import { QueryClient } from '@tanstack/react-query';

/** What was asked of the server and is still known. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked even without a network: what is kept on the device may answer.
    queries: { retry: retryable, refetchOnWindowFocus: true, staleTime: 5_000, networkMode: 'offlineFirst' },
    // Nothing is signed or sent later without the person knowing: what may wait does so below (shell/offline).
    mutations: { networkMode: 'always' },
  },
});

/**
 * What the server refused stays refused; only what did not arrive is asked again. Without a network that would wait for
 * it in silence: it is said at once, and asked again when the network is back.
 */
function retryable(failures: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return failures < 2 && navigator.onLine && (status === 0 || status >= 500);
}
