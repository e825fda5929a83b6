import { useNotify } from 'react-admin';
import { NOT_SWITCHED, switchRole } from '../../authProvider/index.ts';

/** Switches role: reloads the app in it, at `/` unless a page is given; notifies on failure (SPEC A4, A5). */
export function useSwitchRole(): (id: string, to?: string) => Promise<void> {
  const notify = useNotify();
  return async (id, to) => {
    if (!(await switchRole(id, to))) notify(NOT_SWITCHED, { type: 'error' });
  };
}
