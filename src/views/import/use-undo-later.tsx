import { useNotify, useRefresh } from 'react-admin';
import { createImportVerbs } from '../../../dataProvider/imports.ts';
import { type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import { isUndoing } from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { serverWorks, UndoMessage, undoTime } from '../../shell/index.ts';
import { failureMessage, isRefusal } from '../../ui/failures.ts';
import { followJob } from '../../ui/use-followed-job.ts';
import { importMessages } from './messages.ts';

/** So many that stayed are named in a toast. */
const mostNamed = 3;

/** Offers the undo of a stored import once more over the list, where a mistake is seen, as other bulk steps do. */
export function useUndoLater(resource: Resource): (job: ImportJob) => void {
  const naskah = useNaskah();
  const notify = useNotify();
  const refresh = useRefresh();
  const { undoImport } = createImportVerbs(naskah);
  const undo = async (id: string) => {
    try {
      await undoImport(resource.name, id);
      // The top bar shows how far it is and what came of it.
      serverWorks();
      const job = await followJob(
        {
          ask: (options) => naskah.importJob(resource.name, id, options),
          onProblem: (failure) => {
            if (isRefusal(failure)) throw failure;
          },
        },
        ({ state }) => !isUndoing(state),
      );
      refresh();
      const left = job?.undone?.left ?? 0;
      if (left === 0) return;
      const { items } = await naskah.importProblems(resource.name, id, { page: 1, perPage: mostNamed });
      const names = items.map(({ heading }) => heading).join(', ');
      notify(translate(importMessages.leftNamed(left, names, left - items.length)), { type: 'warning' });
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    }
  };
  return ({ id, counts }) =>
    notify(
      <UndoMessage
        text={translate(importMessages.doneText(counts?.create ?? 0, counts?.update ?? 0))}
        undo={() => void undo(id)}
      />,
      { type: 'success', autoHideDuration: undoTime },
    );
}
