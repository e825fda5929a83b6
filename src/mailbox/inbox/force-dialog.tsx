import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { keys, refreshCounters } from '../cache.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import type { Held } from './selection/use-bulk.tsx';

/** Letters with open dispositions close only when somebody says why; their dispositions close with them (DOMAIN 7). */
const ForceDialog = ({ held: { items, dispositions }, onClose }: { held: Held; onClose: () => void }) => {
  const { bulkInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [first] = items;
  const what = items.length > 1 ? `${items.length} naskah` : 'naskah ini';
  const refresh = () => {
    refreshCounters(client);
    for (const { letterId } of items) void client.invalidateQueries({ queryKey: keys.letter(letterId) });
    for (const queryKey of [keys.inboxCounts, keys.dispositions, keys.tasks, keys.taskCounts, keys.inboxes])
      void client.invalidateQueries({ queryKey });
    if (first) void client.invalidateQueries({ queryKey: keys.inboxItem(first.letterId) });
  };
  return (
    <AskDialog
      title={`Selesaikan ${what} beserta disposisinya?`}
      text={{ label: 'Alasan', field: 'reason', missing: 'Tuliskan alasannya.', max: 500 }}
      confirm="Selesaikan"
      onConfirm={async (reason) => {
        const outcomes = await bulkInbox({
          ids: items.map(({ id }) => id),
          verb: 'close',
          force: true,
          reason,
        });
        refresh();
        const refused = outcomes.find((one) => !one.ok);
        const done = outcomes.filter((one) => one.ok).length;
        if (refused)
          notify(`${outcomes.length - done} naskah tidak berubah. ${refused.message}`, { type: 'warning' });
        if (done > 0) notify(`${done > 1 ? `${done} naskah` : 'Naskah'} diselesaikan`, { type: 'success' });
      }}
      onStale={refresh}
      onClose={onClose}
    >
      {items.length === 1 && first ? <b>{first.subject}</b> : `${items.length} naskah`} masih memiliki{' '}
      {dispositions} disposisi yang belum ditutup. Semuanya ikut ditutup, dan penerimanya diberi tahu beserta
      alasannya.
    </AskDialog>
  );
};

export default ForceDialog;
