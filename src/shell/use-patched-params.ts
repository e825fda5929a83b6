import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** List state in the address: its parameters and a partial setter; an empty value removes one. */
export function usePatchedParams() {
  const [params, setParams] = useSearchParams();
  const patch = useCallback(
    (values: Record<string, string | null>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params, patch] as const;
}
