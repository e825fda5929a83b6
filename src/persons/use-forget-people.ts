import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { user } from '../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';

/** Everything that was read of people and posts is read anew. */
export function useForgetPeople(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [user.name, jobMapping.name, 'person'].map((name) => client.invalidateQueries({ queryKey: [name] })),
    );
  }, [client]);
}
