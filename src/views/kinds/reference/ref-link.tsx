import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../../lib/language.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { messages } from '../../messages.ts';
import type { Ref } from '../../record.ts';
import { useMayUse } from '../../use-may-use.ts';

/** A link for users who may open the record; marks inactive records. */
export function RefLink({ to, record }: { to: string; record: Ref }) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  return (
    <>
      {mayUse(to) ? (
        <LinkBase to={createPath({ resource: to, type: 'show', id: record.id })}>{record.label}</LinkBase>
      ) : (
        // An element of its own, as several may be side by side.
        <span>{record.label}</span>
      )}
      {record.isActive === false && (
        <>
          {' '}
          <SoftChip tone="warn">{translate(messages.inactive)}</SoftChip>
        </>
      )}
    </>
  );
}
