import { useState } from 'react';
import { useDelete } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { isRestorable, type Resource } from '../../../resources/declare.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { commonWords } from '../../ui/words.ts';
import { useBulk } from '../list/bulk/bulk-provider.tsx';
import { type Row, representationOf } from '../record.ts';
import { removeWords } from '../words.ts';
import { usageOf } from './usage.ts';
import { UsageList } from './usage-list.tsx';
import { useUndoRemoval } from './use-undo-removal.tsx';

type Props = { resource: Resource; row: Row; onClose: () => void; onRemoved?: () => void };

/** Confirms a deletion; for a record in use lists its users and offers to deactivate it. */
export function RemoveDialog({ resource, row, onClose, onRemoved }: Props) {
  const announce = useUndoRemoval(resource);
  const { setActive } = useBulk();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [remove, { isPending }] = useDelete<Row>();
  const confirm = () =>
    remove(
      resource.name,
      { id: row.id, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          announce(say(removeWords.done(resource.singular)), row.id);
          onClose();
          onRemoved?.();
        },
        onError: (error: unknown) => setRefusal(error),
      },
    );
  const name = representationOf(resource, row);
  if (refusal === null)
    return (
      <ConfirmDialog
        open
        danger
        busy={isPending}
        title={say(removeWords.title(name))}
        confirm={say(commonWords.remove)}
        onConfirm={confirm}
        onClose={onClose}
      >
        {say(isRestorable(resource) ? removeWords.undoable : removeWords.text)}
      </ConfirmDialog>
    );
  const usage = usageOf(refusal);
  return (
    <ConfirmDialog
      open
      title={say(removeWords.refused(name))}
      confirm={row.isActive ? say(removeWords.deactivateOnly) : undefined}
      onConfirm={() => {
        void setActive([row.id], false);
        onClose();
      }}
      onClose={onClose}
    >
      {usage.length > 0 ? (
        <>
          {say(removeWords.stillUsed)}
          <UsageList resource={resource} id={row.id} usage={usage} />
        </>
      ) : (
        failureMessage(refusal)
      )}
      {row.isActive && usage.length > 0 && say(removeWords.insteadHint)}
    </ConfirmDialog>
  );
}
