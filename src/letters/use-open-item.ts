import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { decoded } from '../shell/index.ts';
import { patched } from '../ui/use-url-state.ts';

export type OpenItem = {
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
export function useOpenItem(base: string): OpenItem {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback<OpenItem['go']>((to, options) => navigate(to, options), [navigate]);
  return useMemo(() => openItemOf(base, pathname, search, go), [base, pathname, search, go]);
}

export function openItemOf(base: string, pathname: string, search: string, go: OpenItem['go']): OpenItem {
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
