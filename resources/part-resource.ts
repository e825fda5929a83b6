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
 * Rows as answers give them, as a body takes them: without labels of references and, of rows that are stored, without
 * what the database computes, which may have changed since it was read.
 */
export function withoutReadOnlyIn(field: PartsField<Field>, rows: unknown): unknown {
  const labels = labelNames(field);
  const typed = typedIn(field);
  return onlyOf(
    rows,
    (name, row) => !labels.includes(name) && !(row.id && name in field.fields && !(name in typed)),
  );
}

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

function onlyOf(rows: unknown, isKept: (name: string, row: Record<string, unknown>) => boolean): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? (Object.fromEntries(
          Object.entries(row).filter(([name]) => isKept(name, row as Record<string, unknown>)),
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
