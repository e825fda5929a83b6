import { useEditContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

type Props = {
  resource: Resource;
  stored: Row;
  onClose: () => void;
  onSaveAnyway: (changed: string[]) => void;
};

/** The conflict dialog, fed with what was read and what stands in the form. */
export function Conflict({ resource, stored, onClose, onSaveAnyway }: Props) {
  const { record, refetch } = useEditContext<Row>();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  if (!record) return null;
  return (
    <ConflictDialog
      resource={resource}
      read={record}
      stored={stored}
      mine={getValues() as Row}
      onClose={onClose}
      onReload={() => {
        onClose();
        // The newly read record resets the form.
        refetch();
      }}
      onSaveAnyway={() => onSaveAnyway(Object.keys(dirtyFields))}
    />
  );
}
