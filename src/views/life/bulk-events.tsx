import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { BoardColumn } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { useBulk } from '../list/bulk/bulk-provider.tsx';
import type { Row } from '../record.ts';
import type { Living } from './holder.ts';

const EventDialog = lazyPart(() => import('./event-dialog.tsx'));

/** Buttons for the events that all chosen records allow; of rows that are not loaded the server decides. */
export default function BulkEvents({ resource, ids }: { resource: Living; ids: string[] }) {
  const { fire, isBusy } = useBulk();
  const notify = useNotify();
  const rows = useLoadedRows(resource).filter(({ id }) => ids.includes(id));
  const [asked, setAsked] = useState<string>();
  const shared = Object.keys(resource.life.events).filter(
    (name) =>
      rows.length > 0 &&
      rows.every((row) => row.can?.events?.some(({ event, blockedBy }) => event === name && !blockedBy)),
  );
  return (
    <>
      {shared.map((name) => (
        <button key={name} type="button" disabled={isBusy} onClick={() => setAsked(name)}>
          {translate(resource.life.events[name]?.label ?? resource.singular)}
        </button>
      ))}
      {asked && (
        <Suspense>
          <EventDialog
            resource={resource}
            row={undefined}
            event={asked}
            onFire={(firing) => fire(ids, firing)}
            onStale={(message) => notify(message, { type: 'error' })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Of the list's page, or the board's cards. */
function useLoadedRows({ name }: Living): Row[] {
  const client = useQueryClient();
  const { data } = useListContext<Row>();
  if (data) return data;
  const boards = client.getQueriesData<BoardColumn[]>({ queryKey: [name, 'board'] });
  return boards.flatMap(([, columns]) => columns?.flatMap(({ items }) => items as Row[]) ?? []);
}
