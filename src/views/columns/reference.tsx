import { LinkBase, useCreatePath } from 'react-admin';
import { resourceNamed } from '../../../resources/index.ts';
import { type Ref, refOf, refsOf } from '../record.ts';
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

function RefLink({ to, record }: { to: string; record: Ref }) {
  const createPath = useCreatePath();
  if (!resourceNamed(to).pages) return <>{record.label}</>;
  return <LinkBase to={createPath({ resource: to, type: 'show', id: record.id })}>{record.label}</LinkBase>;
}
