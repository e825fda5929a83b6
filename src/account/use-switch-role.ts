import { useNotify } from 'react-admin';
import { NOT_SWITCHED, switchRole } from '../../authProvider/index.ts';

/**
 * Acts in another role: the app starts anew in it, at `/` unless a page is named, or says that it could not (SPEC A4, A5).
 */
export function useSwitchRole(): (id: string, to?: string) => Promise<void> {
  const notify = useNotify();
  return async (id, to) => {
    if (!(await switchRole(id, to))) notify(NOT_SWITCHED, { type: 'error' });
  };
}
