import type { Field, Resource, Words } from '../../../resources/declare.ts';
import { columnOf } from '../columns/index.tsx';

export type ListColumn = {
  name: string;
  field: Field;
  label: Words;
  align?: 'right';
  sortable: boolean;
};
export type ListColumns = {
  /** The column that names the row and leads to it. */
  title: ListColumn;
  /** Stands before the name in the same column, where the declaration shows both side by side. */
  code?: ListColumn;
  others: ListColumn[];
};

/** The declared columns: code and name become one (LOOK: code before name in a fixed column). */
export function listColumns(resource: Resource): ListColumns {
  const columns = resource.columns.flatMap((name) => {
    const field = resource.fields[name];
    return field ? [columnFor(name, field)] : [];
  });
  const [first, second, ...rest] = columns;
  if (!first) throw new Error(`${resource.path} shows no column`);
  if (first.name === 'code' && second && resource.represent.includes(second.name))
    return { title: second, code: first, others: rest };
  return { title: first, others: second ? [second, ...rest] : rest };
}

const columnFor = (name: string, field: Field): ListColumn => ({
  name,
  field,
  label: field.label,
  align: columnOf(field).align,
  sortable: 'sortable' in field.options && field.options.sortable === true,
});
