import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { useHasDrafts } from '../../shell/index.ts';
import { useRequest } from '../../ui/use-request.ts';
import { duplicatedNotice } from './copied.ts';

/** Copies a letter into a new draft and opens it, where it says what was copied and who has left office. */
export function useDuplicate(): { duplicate: (letterId: string) => Promise<void>; isBusy: boolean } {
  const { duplicateLetter } = useNaskah();
  const { isPending, request } = useRequest();
  const navigate = useNavigate();
  const client = useQueryClient();
  const hasDrafts = useHasDrafts();
  const duplicate = async (letterId: string) => {
    await request(async () => {
      const copy = await duplicateLetter(letterId);
      void client.invalidateQueries({ queryKey: ['letters', 'draft'] });
      void client.invalidateQueries({ queryKey: ['counters'] });
      navigate(`/naskah-dinas/${hasDrafts ? 'draft/' : ''}${copy.letter.id}/edit`, {
        state: { duplicated: duplicatedNotice(copy) },
      });
    });
  };
  return { duplicate, isBusy: isPending };
}
