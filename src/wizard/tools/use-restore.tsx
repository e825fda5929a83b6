import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { UndoMessage } from '../../shell/index.ts';
import { draftOf } from '../draft/draft.ts';
import { useDesk } from '../frame/desk.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';

/** Puts the draft back to a version, with the way back to what stood there. @returns whether it was done */
export function useRestore(onReplaced: () => void): (no: number) => Promise<boolean> {
  const { autosave } = useDesk();
  const { restoreVersion } = useNaskah();
  const notify = useNotify();
  const client = useQueryClient();

  const put = async (no: number): Promise<{ undo: number; leftOut: string[] } | null> => {
    const { document } = autosave.snapshot();
    if (!(await autosave.flush())) {
      notify('Yang Anda ketik belum tersimpan di server, jadi versi belum dipulihkan. Coba lagi sebentar.', {
        type: 'warning',
      });
      return null;
    }
    const { version } = autosave.snapshot();
    if (version === undefined) return null;
    try {
      const { letter, undo, leftOut } = await restoreVersion(document.id, no, version);
      autosave.replace(draftOf(letter), letter.version);
      onReplaced();
      refreshDesk(client, document.id);
      return { undo, leftOut };
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'Versi tidak dapat dipulihkan.', {
        type: 'error',
      });
      return null;
    }
  };

  return async (no) => {
    const done = await put(no);
    if (!done) return false;
    const left = done.leftOut.length > 0 ? ` Tidak lagi menjabat: ${done.leftOut.join('; ')}.` : '';
    notify(
      <UndoMessage
        text={`Versi ${no} dipulihkan.${left}`}
        undo={() =>
          void put(done.undo).then((undone) => undone && notify('Pemulihan diurungkan', { type: 'info' }))
        }
      />,
      { type: 'success' },
    );
    return true;
  };
}
