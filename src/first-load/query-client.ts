import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';

export const queryClient = withoutRows(
  new QueryClient({
    defaultOptions: {
      // Queries run even offline: the device may have a stored response.
      queries: {
        retry: retryable,
        refetchOnWindowFocus: true,
        staleTime: 5_000,
        networkMode: 'offlineFirst',
      },
      // No mutation is queued unseen by the user; those that may wait are queued by shell/offline.
      mutations: { networkMode: 'always' },
    },
  }),
);

/**
 * Retries network and server failures only, and not while offline: that would wait in silence. The error shows at
 * once; the query runs again when the network is back.
 */
function retryable(failures: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return failures < 2 && navigator.onLine && (status === 0 || status >= 500);
}

/** Batches the notifications of all queries into one timer and one render. */
const waiting: (() => void)[] = [];
notifyManager.setScheduler((tell) => {
  waiting.push(tell);
  if (waiting.length === 1) setTimeout(tellAll);
});

function tellAll(): void {
  for (const tell of waiting.splice(0)) {
    try {
      tell();
    } catch (error) {
      // Other observers are still notified.
      reportError(error);
    }
  }
}

/**
 * Stops react-admin from caching each list row as a full record: rows lack long text, and a hundred are slow to
 * cache.
 */
function withoutRows(client: QueryClient): QueryClient {
  const set = client.setQueryData.bind(client);
  client.setQueryData = ((key: QueryKey, value: unknown, options) =>
    key[1] === 'getOne' && typeof value === 'function' && client.getQueryData(key) === undefined
      ? undefined
      : set(key, value, options)) as typeof client.setQueryData;
  return client;
}
