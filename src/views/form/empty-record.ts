import type { Field, Resource } from '../../../resources/declare.ts';

/** What a new record's form begins with: the declared defaults, and nothing where there are none. */
export const emptyRecord = (resource: Resource): Record<string, unknown> =>
  Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, initial(field)]));

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
