import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { say } from '../../../lib/language.ts';
import { keys, refreshCounters } from '../cache.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import { mailboxWords } from '../words.ts';
import { forceWords } from './force-words.ts';
import type { Held } from './selection/use-bulk.tsx';

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
      title={say(items.length > 1 ? forceWords.titleMany(items.length) : forceWords.titleOne)}
      text={{
        label: say(forceWords.reason),
        field: 'reason',
        missing: say(forceWords.reasonMissing),
        max: 500,
      }}
      confirm={say(forceWords.finish)}
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
          notify(say(mailboxWords.unchanged(outcomes.length - done, refused.message)), { type: 'warning' });
        if (done > 0)
          notify(say(done > 1 ? forceWords.doneMany(done) : forceWords.doneOne), { type: 'success' });
      }}
      onStale={refresh}
      onClose={onClose}
    >
      {items.length === 1 && first ? <b>{first.subject}</b> : say(forceWords.letters(items.length))}{' '}
      {say(forceWords.stillHas(dispositions))}
    </AskDialog>
  );
}

export default ForceDialog;
