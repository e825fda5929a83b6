import { useQueryClient } from '@tanstack/react-query';
import { forgetCurrentUser } from '../../authProvider/index.ts';

export function useRefreshSigned(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    forgetCurrentUser();
    await client.invalidateQueries({ queryKey: ['signed'] });
  };
}
