import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { say } from '../../../../lib/language.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { draftOf } from '../draft/draft.ts';
import { useDesk } from '../frame/desk.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';
import { toolWords } from './words.ts';

/**
 * Restores a version of the draft, with undo.
 * @returns whether it was done
 */
export function useRestore(onReplaced: () => void): (no: number) => Promise<boolean> {
  const { autosave } = useDesk();
  const { restoreVersion } = useNaskah();
  const notify = useNotify();
  const client = useQueryClient();

  const put = async (no: number): Promise<{ undo: number; leftOut: string[] } | null> => {
    const { document } = autosave.snapshot();
    if (!(await autosave.flush())) {
      notify(say(toolWords.saveFirst), {
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
      notify(failureMessage(error), { type: 'error' });
      return null;
    }
  };

  return async (no) => {
    const done = await put(no);
    if (!done) return false;
    const left = done.leftOut.length > 0 ? say(toolWords.notInOffice(done.leftOut.join('; '))) : '';
    notify(
      <UndoMessage
        text={say(toolWords.restored(no, left))}
        undo={() =>
          void put(done.undo).then((undone) => undone && notify(say(toolWords.undone), { type: 'info' }))
        }
      />,
      { type: 'success' },
    );
    return true;
  };
}
