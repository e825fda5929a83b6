import { LinkBase, useCreatePath } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';
import { type Ref, refOf, refsOf } from '../record.ts';
import { useMayUse } from '../use-may-use.ts';
import { words } from '../words.ts';
import type { Column, FieldOfKind } from './column.ts';
import { Wrapping } from './wrapping.tsx';

/** On a record's own page the embedded label leads to the other record. */
export const referenceColumn: Column<FieldOfKind<'reference'>> = {
  Whole: ({ name, field, row }) => {
    const ref = refOf(row, name);
    return ref ? <RefLink to={field.to} record={ref} /> : null;
  },
};

export const referencesColumn: Column<FieldOfKind<'references'>> = {
  Whole: ({ name, field, row }) => (
    <Wrapping>
      {refsOf(row, name).map((ref) => (
        <RefLink key={ref.id} to={field.to} record={ref} />
      ))}
    </Wrapping>
  ),
};

/** A link for users who may open the record; marks inactive records. */
function RefLink({ to, record }: { to: string; record: Ref }) {
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
          <SoftChip tone="warn">{say(words.inactive)}</SoftChip>
        </>
      )}
    </>
  );
}
