import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

/** Undefined leaves a parameter as it is, null and '' remove it; a list is joined and stays when empty. */
type Values = Record<string, string | readonly string[] | null | undefined>;

/** List state in the address: back, reload and a new window restore it. A change returns to the first page. */
export function useUrlState() {
  const [params] = useSearchParams();
  // Not setParams: on a resource's pages react-router knows react-admin's path, which is no address (DESIGN 2b).
  const navigate = useNavigate();
  const go = useCallback(
    (next: URLSearchParams, replace: boolean) => void navigate({ search: String(next) }, { replace }),
    [navigate],
  );
  const set = useCallback(
    (values: Values, { replace = true } = {}) => go(patched(params, { halaman: null, ...values }), replace),
    [params, go],
  );
  return useMemo(
    () => ({
      /** Null when absent. */
      get: (name: string) => params.get(name),
      param: (name: string) => params.get(name) ?? '',
      page: pageIn(params),
      /** Parameters that are set, by the keys of `names`. */
      filters: <Name extends string>(names: Record<Name, string>) => filtersIn(params, names),
      set,
      /** Leaves these alone in the address. */
      reset: (values: Values) => go(patched(new URLSearchParams(), values), true),
      turn: (page: number) => set({ halaman: String(page) }),
    }),
    [params, set, go],
  );
}

export const pageIn = (params: URLSearchParams): number =>
  Math.max(1, Number.parseInt(params.get('halaman') ?? '', 10) || 1);

export function filtersIn<Name extends string>(params: URLSearchParams, names: Record<Name, string>) {
  const set = Object.entries<string>(names).map(([name, param]) => [name, params.get(param)]);
  return Object.fromEntries(set.filter(([, value]) => value)) as Partial<Record<Name, string>>;
}

export function patched(before: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) next.set(name, value.join(','));
    else if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}
