import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { useHasDrafts } from '../shell/index.ts';

/** Makes a draft of one's own out of a letter and opens it; says who of the people on it is not in office any more. */
export function useDuplicate(): { duplicate: (letterId: string) => Promise<void>; isBusy: boolean } {
  const { duplicateLetter } = useNaskah();
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const hasDrafts = useHasDrafts();
  const duplicate = async (letterId: string) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { letter, leftOut, filesLeftOut } = await duplicateLetter(letterId);
      void client.invalidateQueries({ queryKey: ['letters', 'draft'] });
      void client.invalidateQueries({ queryKey: ['counters'] });
      const missing = [
        ...(leftOut.length > 0 ? [`Tidak lagi menjabat, jadi tidak ikut: ${leftOut.join('; ')}.`] : []),
        ...(filesLeftOut > 0
          ? [`Lampirannya tidak ikut: hanya penyusun dan pengirim naskah yang dapat membawanya.`]
          : []),
      ];
      notify(missing.length > 0 ? ['Naskah digandakan.', ...missing].join(' ') : 'Naskah digandakan', {
        type: missing.length > 0 ? 'warning' : 'success',
      });
      navigate(`/naskah-dinas/${hasDrafts ? 'draft/' : ''}${letter.id}/edit`);
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'Naskah tidak dapat digandakan.', {
        type: 'error',
      });
    } finally {
      setIsBusy(false);
    }
  };
  return { duplicate, isBusy };
}
