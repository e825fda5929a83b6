import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  activeRole,
  type CurrentUser,
  currentRole,
  currentUser,
  type RoleEntry,
  viewerOf,
} from '../../authProvider/index.ts';
import type { Viewer } from '../../domain/access/viewer.ts';
import { mayOpen } from '../../resources/access.ts';

export type Signed = { user: CurrentUser; role: RoleEntry | undefined; viewer: Viewer };

const isTimeout = (error: Error | null): boolean => error?.name === 'TimeoutError';

const sessionQuery = {
  queryKey: ['signed'],
  queryFn: async (): Promise<Signed> => {
    const user = await currentUser();
    const role = (await currentRole()) ?? activeRole(user);
    return { user, role, viewer: viewerOf(user, role) };
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: (count: number, error: Error) => count < 1 && !isTimeout(error),
};

/** The user with the active role; fetched once per page load, since a role switch reloads the app. */
export const useSigned = () =>
  // No retry after a timeout: the user has waited for the whole limit already.
  useQuery({ ...sessionQuery, retryOnMount: (query) => !isTimeout(query.state.error) });

/**
 * Prefetches the user before the first render, so that the frame renders once. On failure the frame retries and
 * reports.
 */
export const prefetchSession = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery({ ...sessionQuery, retry: false });

/** Secretaries have no list of drafts (SPEC A2). */
export const useHasDrafts = (): boolean => {
  const { data } = useSigned();
  return !data || mayOpen(data.viewer, '/naskah-dinas/draft');
};
