import { useQueryClient } from '@tanstack/react-query';
import { forgetCurrentUser } from '../../authProvider/index.ts';

/** Asks anew who is signed in: after something about that person changed. */
export function useRefreshSigned(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    forgetCurrentUser();
    await client.invalidateQueries({ queryKey: ['signed'] });
  };
}
