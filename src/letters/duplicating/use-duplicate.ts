import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { useDraftHref } from '../../shell/index.ts';
import { useRequest } from '../../ui/use-request.ts';
import { duplicatedNotice } from './copied.ts';

/** Copies a letter into a new draft and opens it, where it says what was copied and who has left office. */
export function useDuplicate(): { duplicate: (letterId: string) => Promise<void>; isBusy: boolean } {
  const { duplicateLetter } = useNaskah();
  const { isPending, request } = useRequest();
  const navigate = useNavigate();
  const client = useQueryClient();
  const draftHref = useDraftHref();
  const duplicate = async (letterId: string) => {
    await request(async () => {
      const copy = await duplicateLetter(letterId);
      void client.invalidateQueries({ queryKey: ['letters', 'draft'] });
      void client.invalidateQueries({ queryKey: ['counters'] });
      navigate(draftHref(copy.letter.id), {
        state: { duplicated: duplicatedNotice(copy) },
      });
    });
  };
  return { duplicate, isBusy: isPending };
}
