import type { Words } from '../../../lib/language.ts';
import { type Field, isWriteOnly, type Resource } from '../../../resources/declare.ts';
import { isLong } from '../../../resources/is-long.ts';
import { columnOf } from '../columns/index.tsx';
import { words } from '../words.ts';

export type ListColumn = {
  name: string;
  field: Field;
  label: Words;
  align?: 'right';
  sortable: boolean;
};
export type ListColumns = {
  /** The column that names the row and leads to it; always there. */
  title: ListColumn;
  /** Stands before the name in the same column, where the declaration shows both side by side. */
  code?: ListColumn;
  others: ListColumn[];
};

/** Not declared, since every record has them. */
const standing: Record<string, Field> = {
  isActive: { kind: 'boolean', label: words.status, options: {} },
  createdAt: { kind: 'date', label: words.createdAt, options: {} },
  updatedAt: { kind: 'date', label: words.updatedAt, options: {} },
};

/**
 * The columns of a list: what names a record first, wherever it is declared; code and name become one (LOOK: code
 * before name in a fixed column); then the declared ones and the status.
 * @param chosen names of the others in a person's own order; what is not known any more is left out
 */
export function listColumns(resource: Resource, chosen?: readonly string[]): ListColumns {
  const head = headNames(resource).flatMap((name) => columnNamed(resource, name) ?? []);
  const [title, code] = head.toReversed();
  if (!title) throw new Error(`${resource.path} shows no column`);
  const names = chosen ?? defaultNames(resource);
  const choosable = new Set(choosableNames(resource));
  return {
    title,
    ...(code && { code }),
    others: [...new Set(names)]
      .filter((name) => choosable.has(name))
      .flatMap((name) => columnNamed(resource, name) ?? []),
  };
}

/**
 * What stands beside the name when nobody chose. Where records have a state of their own, whether they are in use is no
 * column beside it (what is out of use says so at its name): two columns of "Aktif" say two things.
 */
export const defaultNames = (resource: Resource): string[] => [
  ...resource.columns.filter((name) => !headNames(resource).includes(name)),
  ...('status' in resource.fields ? [] : ['isActive']),
];

/** Everything that may stand beside the name: what lists carry, declared columns first. */
export function choosableNames(resource: Resource): string[] {
  const head = headNames(resource);
  const short = Object.entries(resource.fields)
    .filter(([name, field]) => (!isLong(field) || resource.columns.includes(name)) && !isWriteOnly(field))
    .map(([name]) => name);
  return [...new Set([...resource.columns, ...short, ...Object.keys(standing)])].filter(
    (name) => !head.includes(name) && (name in standing || short.includes(name)),
  );
}

/** What a list can be ordered by, whether its column is shown or not: what names a record first. */
export const sortableColumns = (resource: Resource): ListColumn[] =>
  [...headNames(resource), ...choosableNames(resource)]
    .flatMap((name) => columnNamed(resource, name) ?? [])
    .filter(({ sortable }) => sortable);

/** A column by its field's name. */
export function columnNamed(resource: Resource, name: string): ListColumn | undefined {
  const field = resource.fields[name] ?? standing[name];
  if (!field) return undefined;
  return {
    name,
    field,
    label: field.label,
    align: columnOf(field).align,
    sortable:
      ('sortable' in field.options && field.options.sortable === true) || resource.sort.field === name,
  };
}

/** Code and name, or the name alone. */
function headNames(resource: Resource): string[] {
  const [first, second] = resource.columns;
  if (first === 'code' && second && resource.represent.includes(second)) return [first, second];
  const title = resource.columns.find((name) => resource.represent.includes(name)) ?? first;
  return title ? [title] : [];
}
