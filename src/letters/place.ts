import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { decoded } from '../shell/index.ts';
import { patched } from '../ui/use-url-state.ts';

export type Place = {
  /** Path segments below the base: ['review', '019a…']. */
  segments: string[];
  /** The address's search parameter, '' when absent. */
  param: (name: string) => string;
  /** Address of a place below the base; search parameters stay unless `params` changes them. */
  to: (segments?: readonly string[], params?: Record<string, string | null>) => string;
  go: (to: string, options?: { replace?: boolean }) => void;
};

/**
 * Reads the open item from the address itself: independent of the route's parameter names; reload, back button and
 * links all work.
 */
export function usePlace(base: string): Place {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback<Place['go']>((to, options) => navigate(to, options), [navigate]);
  return useMemo(() => placeOf(base, pathname, search, go), [base, pathname, search, go]);
}

export function placeOf(base: string, pathname: string, search: string, go: Place['go']): Place {
  const segments = pathname.startsWith(`${base}/`)
    ? pathname
        .slice(base.length + 1)
        .split('/')
        .filter(Boolean)
        .map(decoded)
    : [];
  const current = new URLSearchParams(search);
  return {
    segments,
    param: (name) => current.get(name) ?? '',
    to: (below = [], params = {}) => {
      const query = patched(current, params).toString();
      return [base, ...below.map(encodeURIComponent)].join('/') + (query ? `?${query}` : '');
    },
    go,
  };
}
