import type { Message } from '../../../lib/language.ts';
import { type Field, isLong, isWriteOnly, numberingOf, type Resource } from '../../../resources/declare.ts';
import { shownOf } from '../kinds/index.tsx';
import { messages } from '../messages.ts';

export type ListColumn = {
  name: string;
  field: Field;
  label: Message;
  align?: 'right';
  sortable: boolean;
};
export type ListColumns = {
  /** The column that names the row and leads to it; always there. */
  title: ListColumn;
  /** In the title's column, before the name, where the declaration shows both side by side. */
  code?: ListColumn;
  others: ListColumn[];
};

/** Not declared, since every record has them. */
const standing: Record<string, Field> = {
  isActive: { kind: 'boolean', label: messages.status, options: {} },
  createdAt: { kind: 'dateTime', label: messages.createdAt, options: {} },
  updatedAt: { kind: 'dateTime', label: messages.updatedAt, options: {} },
};

/**
 * Columns of a list: the naming one first; code and name share one (LOOK: code before name in a fixed column); then
 * declared ones and the status.
 * @param chosen names of the others in the user's order; unknown ones are left out
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
 * Default columns beside the name. Records with a status or a stage of their own lack isActive: two columns of
 * "Aktif" would confuse.
 */
export const defaultNames = (resource: Resource): string[] => [
  ...resource.columns.filter((name) => !headNames(resource).includes(name)),
  ...('status' in resource.fields || resource.life ? [] : ['isActive']),
];

/** Possible columns beside the name, declared ones first. */
export function choosableNames(resource: Resource): string[] {
  const head = headNames(resource);
  const short = Object.entries(resource.fields)
    .filter(([name, field]) => (!isLong(field) || resource.columns.includes(name)) && !isWriteOnly(field))
    .map(([name]) => name);
  return [...new Set([...resource.columns, ...short, ...Object.keys(standing)])].filter(
    (name) => !head.includes(name) && (name in standing || short.includes(name)),
  );
}

/** Sortable columns, shown or not; the naming one first. */
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
    align: shownOf(field).align,
    sortable:
      ('sortable' in field.options && field.options.sortable === true) || resource.sort.field === name,
  };
}

/** Code and name, or the name alone. */
function headNames(resource: Resource): string[] {
  const [first, second] = resource.columns;
  if (first && second && isOwnName(resource, first) && resource.represent.includes(second))
    return [first, second];
  const title = resource.columns.find((name) => resource.represent.includes(name)) ?? first;
  return title ? [title] : [];
}

/** A code, or the number that the server gives. */
const isOwnName = ({ fields }: Resource, name: string): boolean =>
  name === 'code' || (fields[name] !== undefined && numberingOf(fields[name]) !== undefined);
