import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';

/**
 * Gives what the page was opened with while it is open, and takes it out of the history: a reload tells it no more.
 * @param name of the location's state
 */
export function useToldOnce<T>(name: string): T | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [told] = useState<T | undefined>(state?.[name]);
  useEffect(() => {
    if (state?.[name] === undefined) return;
    const { [name]: _, ...others } = state;
    navigate({ pathname, search, hash }, { replace: true, state: others });
  }, [name, state, pathname, search, hash, navigate]);
  return told;
}
