import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';

/** What was asked of the server and is still known. */
export const queryClient = withoutRows(
  new QueryClient({
    defaultOptions: {
      // Asked even without a network: what is kept on the device may answer.
      queries: {
        retry: retryable,
        refetchOnWindowFocus: true,
        staleTime: 5_000,
        networkMode: 'offlineFirst',
      },
      // Nothing is signed or sent later without the person knowing: what may wait does so below (shell/offline).
      mutations: { networkMode: 'always' },
    },
  }),
);

/**
 * What the server refused stays refused; only what did not arrive is asked again. Without a network that would wait for
 * it in silence: it is said at once, and asked again when the network is back.
 */
function retryable(failures: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return failures < 2 && navigator.onLine && (status === 0 || status >= 500);
}

/** What many queries have to tell is told in one go, and drawn once; by itself each would have a timer and a drawing. */
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
      // The others are told all the same.
      reportError(error);
    }
  }
}

/**
 * react-admin keeps each row of a list as if it were the whole record, unless that is known. Lists leave long text out, and
 * a hundred rows take a while to be kept.
 */
function withoutRows(client: QueryClient): QueryClient {
  const set = client.setQueryData.bind(client);
  client.setQueryData = ((key: QueryKey, value: unknown, options) =>
    key[1] === 'getOne' && typeof value === 'function' && client.getQueryData(key) === undefined
      ? undefined
      : set(key, value, options)) as typeof client.setQueryData;
  return client;
}
