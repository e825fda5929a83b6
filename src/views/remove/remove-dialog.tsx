import { useState } from 'react';
import { useDelete } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useBulk } from '../list/bulk/bulk-provider.tsx';
import { type Row, representationOf } from '../record.ts';
import { removeMessages } from './messages.ts';
import { usageOf, useUsage } from './usage.ts';
import { UsageList } from './usage-list.tsx';
import { useIsRestorable } from './use-is-restorable.ts';
import { useUndoRemoval } from './use-undo-removal.ts';

type Props = {
  resource: Resource;
  row: Row;
  onClose: () => void;
  onRemoved?: () => void;
  /** Removes in its own way, as a list does with its rows. */
  onConfirm?: () => void;
  isBusy?: boolean;
};

/** Confirms a deletion; for a record in use lists its users and offers to deactivate it. */
export function RemoveDialog({ resource, row, onClose, onRemoved, onConfirm, isBusy = false }: Props) {
  const announce = useUndoRemoval(resource);
  const isUndoable = useIsRestorable(resource);
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
          announce(translate(removeMessages.done(resource.singular)), row.id);
          onClose();
          onRemoved?.();
        },
        onError: (error: unknown) => setRefusal(error),
      },
    );
  const name = representationOf(resource, row);
  const known = useUsage(resource.name, row.id);
  const usage = refusal === null ? (known ?? []) : usageOf(refusal);
  if (refusal === null && usage.length === 0)
    return (
      <ConfirmDialog
        open
        danger
        busy={isPending || isBusy}
        ready={known !== undefined}
        title={translate(removeMessages.title(name))}
        confirm={translate(commonMessages.remove)}
        onConfirm={onConfirm ?? confirm}
        onClose={onClose}
      >
        {translate(isUndoable ? removeMessages.undoable : removeMessages.text)}
      </ConfirmDialog>
    );
  const mayDeactivate = row.isActive && resource.deactivating !== false;
  return (
    <ConfirmDialog
      open
      title={translate(removeMessages.refused(name))}
      confirm={mayDeactivate ? translate(removeMessages.deactivateOnly) : undefined}
      onConfirm={() => {
        void setActive([row.id], false);
        onClose();
      }}
      onClose={onClose}
    >
      {usage.length > 0 ? (
        <>
          {translate(removeMessages.stillUsed)}
          <UsageList resource={resource} id={row.id} usage={usage} />
        </>
      ) : (
        failureMessage(refusal)
      )}
      {mayDeactivate && usage.length > 0 && translate(removeMessages.insteadHint)}
    </ConfirmDialog>
  );
}
