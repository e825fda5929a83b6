import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { draftOf } from '../draft/draft.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { toolMessages } from './messages.ts';

/**
 * Restores a version of the draft, with undo.
 * @returns whether it was done
 */
export function useRestore(onReplaced: () => void): (no: number) => Promise<boolean> {
  const { autosave } = useWizard();
  const { restoreVersion } = useNaskah();
  const notify = useNotify();
  const client = useQueryClient();

  const put = async (no: number): Promise<{ undo: number; leftOut: string[] } | null> => {
    const { document } = autosave.snapshot();
    if (!(await autosave.flush())) {
      notify(translate(toolMessages.saveFirst), {
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
    const left = done.leftOut.length > 0 ? translate(toolMessages.notInOffice(done.leftOut.join('; '))) : '';
    notify(
      <UndoMessage
        text={translate(toolMessages.restored(no, left))}
        undo={() =>
          void put(done.undo).then(
            (undone) => undone && notify(translate(toolMessages.undone), { type: 'info' }),
          )
        }
      />,
      { type: 'success' },
    );
    return true;
  };
}
