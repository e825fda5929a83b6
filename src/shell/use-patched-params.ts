import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What a list shows, kept in the address: its parameters, and a way to set some of them and leave the others; an empty
 * value takes one away.
 */
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
