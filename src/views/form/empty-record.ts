import { type Field, type Resource, typedNames } from '../../../resources/declare.ts';

/** What a new record's form begins with: the declared defaults, and nothing where there are none. */
export const emptyRecord = (resource: Resource): Record<string, unknown> =>
  Object.fromEntries(
    typedNames(resource.fields).map((name) => [name, initial(resource.fields[name] as Field)]),
  );

function initial(field: Field): unknown {
  switch (field.kind) {
    case 'boolean':
      return field.options.default ?? false;
    case 'choices':
    case 'references':
      return [];
    case 'text':
      return field.options.default ?? '';
    case 'choice':
    case 'integer':
      return field.options.default ?? null;
    default:
      return null;
  }
}
