import { useCallback } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import { keptOfMine, partOf } from './changed-since.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

type Props = {
  resource: Resource;
  /** The form's reading of the record, when it differs from the page's. */
  base: Row | undefined;
  stored: Row;
  onClose: () => void;
  /** The form now holds the stored record with the chosen fields over it; `isChanged` when any are left to save. */
  onSettled: (isChanged: boolean) => void;
};

export function Conflict({ resource, base, stored, onClose, onSettled }: Props) {
  const record = useRecordContext<Row>();
  const { getValues, reset, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const changed = useCallback(
    () => Object.keys(dirtyFields).filter((name) => name in resource.fields || name === 'isActive'),
    [dirtyFields, resource],
  );
  const read = base ?? record;
  if (!read) return null;
  const mine = getValues() as Row;
  return (
    <ConflictDialog
      resource={resource}
      read={read}
      stored={stored}
      mine={mine}
      changed={changed()}
      onClose={onClose}
      onChoose={(chosen) => {
        const over = keptOfMine(changed(), chosen);
        reset(stored);
        for (const name of over)
          for (const [key, value] of partOf(mine, name)) setValue(key, value, { shouldDirty: key === name });
        onSettled(over.length > 0);
      }}
    />
  );
}
