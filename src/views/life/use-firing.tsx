import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type Firing, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import type { Row } from '../record.ts';
import type { Living } from './holder.ts';
import { lifeMessages } from './messages.ts';

/** Fires events on a record, says what became of it, and offers to take it back where the event allows. */
export function useFiring(resource: Living): (row: Row, firing: Firing) => Promise<void> {
  const naskah = useNaskah();
  const notify = useNotify();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [resource.name] });
  const undo = async (id: string) => {
    try {
      await naskah.undoEvent(resource.name, id);
      notify(translate(lifeMessages.undone), { type: 'success' });
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    }
    await refresh();
  };
  return async (row, firing) => {
    const { record, undoUntil } = await naskah.fireEvent(resource.name, row.id, firing);
    const to = String(record?.stage ?? resource.life.events[firing.event]?.to ?? row.stage);
    const stage = resource.life.stages[to]?.label ?? resource.singular;
    const text = translate(lifeMessages.moved(resource.singular, stage));
    notify(undoUntil ? <UndoMessage text={text} undo={() => void undo(row.id)} /> : text, {
      type: 'success',
    });
    await refresh();
  };
}
