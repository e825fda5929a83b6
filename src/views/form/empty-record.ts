import { dayInWib } from '../../../lib/wib.ts';
import { type Field, type Resource, typedNames } from '../../../resources/declare.ts';

/** Initial values of a new record: declared defaults, and the current year where needed. */
export const emptyRecord = (resource: Resource): Record<string, unknown> =>
  Object.fromEntries(
    typedNames(resource.fields).map((name) => [name, initial(resource.fields[name] as Field)]),
  );

function initial(field: Field): unknown {
  switch (field.kind) {
    case 'boolean':
      return field.options.default ?? false;
    case 'choices':
      return [...(field.options.default ?? [])];
    case 'references':
      return [];
    case 'text':
      return field.options.default ?? '';
    case 'choice':
      return field.options.default ?? null;
    case 'integer': {
      const { default: given, isYear, required } = field.options;
      return given ?? (isYear && required ? Number(dayInWib().slice(0, 4)) : null);
    }
    case 'date':
      return field.options.default === 'today' ? dayInWib() : null;
    default:
      return null;
  }
}
