import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { CalendarFace, Resource } from '../../../resources/declare.ts';
import { useUndoable } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatDate } from '../../ui/format.ts';
import { titleOf } from '../cards/face-of.ts';
import type { Row } from '../record.ts';
import { recordCalendarMessages } from './messages.ts';
import { movedDays } from './move-days.ts';

/** Saves a record on other days, with undo; a refusal is told, and the calendar shows what is stored. */
export function useMoveDays(resource: Resource, face: CalendarFace): (row: Row, by: number) => Promise<void> {
  const naskah = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const undoable = useUndoable();
  return useCallback(
    async (row, by) => {
      const save = async (current: Row, days: Record<string, string>): Promise<Row> => {
        try {
          const data = { ...days, version: current.version };
          const saved = await naskah.update<Row>(resource.name, { id: row.id, data, previousData: current });
          return saved.data;
        } finally {
          await client.invalidateQueries({ queryKey: [resource.name] });
        }
      };
      try {
        const saved = await save(row, movedDays(face, row, by));
        const text = recordCalendarMessages.moved(
          titleOf(resource, row, face.title),
          formatDate(String(saved[face.from])),
        );
        undoable(translate(text), async () => {
          await save(saved, movedDays(face, row, 0));
          return { text: translate(recordCalendarMessages.back) };
        });
      } catch (failure) {
        notify(failureMessage(failure), { type: 'error' });
      }
    },
    [client, face, naskah, notify, resource, undoable],
  );
}
