import { computedBy, type Field, isStamped, type Resource } from '../../resources/declare.ts';
import { isStored } from '../crud/index.ts';

/** A column of the files that go in and out: a declared field, the status, or when a row was made and changed. */
export type TransferColumn = { name: string; heading: string; field: Field | 'active' | 'moment' };

/** Everything of a resource that may stand in a file, in declared order. Secrets are never among it. */
export function transferColumns(resource: Resource): TransferColumn[] {
  const declared = Object.entries(resource.fields).filter(
    ([, field]) => isStored(field) || computedBy(field),
  );
  const columns: TransferColumn[] = [
    ...declared.map(([name, field]) => ({ name, heading: field.label.id, field })),
    { name: 'isActive', heading: 'Status', field: 'active' },
    { name: 'createdAt', heading: 'Dibuat pada', field: 'moment' },
    { name: 'updatedAt', heading: 'Diubah pada', field: 'moment' },
  ];
  // Two columns of one name could not be told apart when the file comes back.
  const times = new Map<string, number>();
  for (const { heading } of columns) times.set(heading, (times.get(heading) ?? 0) + 1);
  return columns.map((column) =>
    (times.get(column.heading) ?? 0) > 1
      ? { ...column, heading: `${column.heading} (${column.name})` }
      : column,
  );
}

/** The columns that a file may fill: not what the server stamps, nor what it keeps by itself. */
export const importableColumns = (resource: Resource): TransferColumn[] =>
  transferColumns(resource).filter(
    ({ field }) => field !== 'moment' && (field === 'active' || !isStamped(field)),
  );
