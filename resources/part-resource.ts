import { embedName, type Field, type PartRow, type PartsField, partsOf, type Resource } from './declare.ts';
import { resources } from './index.ts';
import { typedIn } from './kinds/parts/typed.ts';

/** A field of rows; `rows` is a resource of these, so that whatever handles a record's fields handles a row's. */
export type Part = { name: string; field: PartsField<Field>; rows: Resource };

const known = new WeakMap<Resource, Part[]>();

/** The parts of a record, in declared order. */
export function partsIn(resource: Resource): Part[] {
  const found =
    known.get(resource) ?? partsOf(resource.fields).map(([name, field]) => partOf(resource, name, field));
  known.set(resource, found);
  return found;
}

/** References from rows to `name`: as referencesTo, which holds the records' own. */
export const partReferencesTo = (
  name: string,
): { resource: Resource; part: Part; field: string; many: boolean }[] =>
  resources
    .filter((resource) => !resource.view)
    .flatMap((resource) =>
      partsIn(resource).flatMap((part) =>
        Object.entries(part.field.fields).flatMap(([field, inner]) =>
          (inner.kind === 'reference' || inner.kind === 'references') && inner.to === name
            ? [{ resource, part, field, many: inner.kind === 'references' }]
            : [],
        ),
      ),
    );

/**
 * Rows as answers give them, as a body takes them: without labels of references, and without what the database
 * computes, unless it differs from what is stored.
 */
export const withoutReadOnlyIn = (field: PartsField<Field>, rows: unknown, stored: unknown): unknown => {
  const known = new Map((Array.isArray(stored) ? stored : []).map((row: PartRow) => [row.id, row]));
  const typed = typedIn(field);
  return onlyOf(
    rows,
    (name, value, row) =>
      !labelNames(field).includes(name) &&
      !(name in field.fields && !(name in typed) && value === known.get(row.id as string)?.[name]),
  );
};

/** A field's value as a body takes it: forms hold the labels of references beside them. */
export const sentValue = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'parts' ? onlyDeclared(field, value) : value;

/** Rows with what people fill in and nothing else. */
export const onlyDeclared = (field: PartsField<Field>, rows: unknown): unknown => {
  const typed = typedIn(field);
  return onlyOf(rows, (name) => name in typed || name === 'id');
};

/** Rows as new ones, of a copy. */
export const withoutIds = (rows: unknown): unknown => onlyOf(rows, (name) => name !== 'id');

const labelNames = ({ fields }: PartsField<Field>): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'reference' || kind === 'references' ? [embedName(name)] : [],
  );

function onlyOf(
  rows: unknown,
  isKept: (name: string, value: unknown, row: Record<string, unknown>) => boolean,
): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? (Object.fromEntries(
          Object.entries(row).filter(([name, value]) => isKept(name, value, row as Record<string, unknown>)),
        ) as PartRow)
      : row,
  );
}

function partOf(owner: Resource, name: string, field: PartsField<Field>): Part {
  const names = Object.keys(field.fields);
  return {
    name,
    field,
    rows: {
      path: owner.path,
      service: owner.service,
      entity: `${owner.entity}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      name: `${owner.name}#${name}`,
      label: field.label,
      singular: field.label,
      icon: owner.icon,
      fields: field.fields,
      represent: names.slice(0, 1),
      sort: { field: 'position', order: 'ASC' },
      columns: names,
      filters: [],
      sections: [],
      menu: false,
      pages: false,
      lookup: [],
      lookupOne: [],
      rows: () => true,
    },
  };
}
