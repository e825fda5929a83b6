import { computedBy, type Field, isStamped, numberingOf, type Resource } from '../../resources/declare.ts';
import { holdsFiles } from '../../resources/kinds/file/limits.ts';
import { maskedBy } from '../../resources/kinds/text/mask.ts';
import { isKept } from '../crud/index.ts';

/** A column of exports and imports: a declared field, the status, or creation and change times. */
export type TransferColumn = { name: string; heading: string; field: Field | 'active' | 'moment' };

/** All exportable columns of a resource, in declared order; never secrets. */
export function transferColumns(resource: Resource): TransferColumn[] {
  const declared = Object.entries(resource.fields).filter(([, field]) => isKept(field) || computedBy(field));
  const columns: TransferColumn[] = [
    ...declared.map(([name, field]) => ({ name, heading: field.label.id, field })),
    { name: 'isActive', heading: 'Status', field: 'active' },
    { name: 'createdAt', heading: 'Dibuat pada', field: 'moment' },
    { name: 'updatedAt', heading: 'Diubah pada', field: 'moment' },
  ];
  // Duplicate headings could not be told apart in an import.
  const times = new Map<string, number>();
  for (const { heading } of columns) times.set(heading, (times.get(heading) ?? 0) + 1);
  return columns.map((column) =>
    (times.get(column.heading) ?? 0) > 1
      ? { ...column, heading: `${column.heading} (${column.name})` }
      : column,
  );
}

/**
 * Columns an import may fill: none set by the server, no files, no rows; read-only ones and the server's numbers may
 * repeat what is stored.
 */
export const importableColumns = (resource: Resource): TransferColumn[] =>
  transferColumns(resource).filter(
    ({ field }) =>
      field !== 'moment' &&
      ((field === 'active' && resource.deactivating !== false) ||
        (field !== 'active' &&
          isTyped(field) &&
          !holdsFiles(field) &&
          maskedBy(field) === undefined &&
          field.kind !== 'parts')),
  );

/** Given by people, or a number by which people know a record. */
export const isTyped = (field: Field): boolean => !isStamped(field) || numberingOf(field) !== undefined;
