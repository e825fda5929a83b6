import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { keys, refreshCounters } from '../cache.ts';
import { paneMessages } from '../pane-messages.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import type { Held } from './selection/bulk.ts';

const forceMessages = {
  reasonMissing: { id: 'Tuliskan alasannya.', en: 'Give the reason.' },
  finish: { id: 'Selesaikan', en: 'Close' },
  titleOne: {
    id: 'Selesaikan naskah ini beserta disposisinya?',
    en: 'Close this letter with its dispositions?',
  },
  titleMany: (count: number): Message => ({
    id: `Selesaikan ${count} naskah beserta disposisinya?`,
    en: `Close ${count} letters with their dispositions?`,
  }),
  doneOne: { id: 'Naskah diselesaikan', en: 'Letter closed' },
  doneMany: (count: number): Message => ({
    id: `${count} naskah diselesaikan`,
    en: `${count} letters closed`,
  }),
  letters: (count: number): Message => ({ id: `${count} naskah`, en: `${count} letters` }),
  stillHas: (count: number): Message => ({
    id: `masih memiliki ${count} disposisi yang belum ditutup. Semuanya ikut ditutup, dan penerimanya diberi tahu beserta alasannya.`,
    en: `still with ${count} open ${count === 1 ? 'disposition' : 'dispositions'}. They are closed too, and their recipients are told, with the reason.`,
  }),
} satisfies Messages;

/** Closes letters with open dispositions, which close with them; requires a reason (DOMAIN 7). */
function ForceDialog({ held: { items, dispositions }, onClose }: { held: Held; onClose: () => void }) {
  const { bulkInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [first] = items;
  const refresh = () => {
    refreshCounters(client);
    for (const { letterId } of items) void client.invalidateQueries({ queryKey: keys.letter(letterId) });
    for (const queryKey of [keys.inboxCounts, keys.dispositions, keys.tasks, keys.taskCounts, keys.inboxes])
      void client.invalidateQueries({ queryKey });
    if (first) void client.invalidateQueries({ queryKey: keys.inboxItem(first.letterId) });
  };
  return (
    <AskDialog
      title={translate(items.length > 1 ? forceMessages.titleMany(items.length) : forceMessages.titleOne)}
      text={{
        label: translate(commonMessages.reason),
        field: 'reason',
        missing: translate(forceMessages.reasonMissing),
        max: 500,
      }}
      confirm={translate(forceMessages.finish)}
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
          notify(translate(paneMessages.unchanged(outcomes.length - done, refused.message)), {
            type: 'warning',
          });
        if (done > 0)
          notify(translate(done > 1 ? forceMessages.doneMany(done) : forceMessages.doneOne), {
            type: 'success',
          });
      }}
      onStale={refresh}
      onClose={onClose}
    >
      {items.length === 1 && first ? <b>{first.subject}</b> : translate(forceMessages.letters(items.length))}{' '}
      {translate(forceMessages.stillHas(dispositions))}
    </AskDialog>
  );
}

export default ForceDialog;
