import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { useHasDrafts } from '../../shell/index.ts';
import { useRequest } from '../../ui/use-request.ts';
import { duplicateMessages } from './messages.ts';

/** Copies a letter into a new draft and opens it; notifies which people on it have left office. */
export function useDuplicate(): { duplicate: (letterId: string) => Promise<void>; isBusy: boolean } {
  const { duplicateLetter } = useNaskah();
  const { isPending, request } = useRequest();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const hasDrafts = useHasDrafts();
  const duplicate = async (letterId: string) => {
    await request(async () => {
      const { letter, leftOut, filesLeftOut } = await duplicateLetter(letterId);
      void client.invalidateQueries({ queryKey: ['letters', 'draft'] });
      void client.invalidateQueries({ queryKey: ['counters'] });
      const missing = [
        ...(leftOut.length > 0 ? [translate(duplicateMessages.leftOut(leftOut.join('; ')))] : []),
        ...(filesLeftOut > 0 ? [translate(duplicateMessages.filesLeftOut)] : []),
      ];
      notify(
        missing.length > 0
          ? [translate(duplicateMessages.doneSome), ...missing].join(' ')
          : translate(duplicateMessages.done),
        {
          type: missing.length > 0 ? 'warning' : 'success',
        },
      );
      navigate(`/naskah-dinas/${hasDrafts ? 'draft/' : ''}${letter.id}/edit`);
    });
  };
  return { duplicate, isBusy: isPending };
}
