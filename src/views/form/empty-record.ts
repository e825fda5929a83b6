import { type Field, type Resource, typedNames } from '../../../resources/declare.ts';
import { initialOf } from '../../../resources/kinds/index.ts';

/** Initial values of a new record: declared defaults, and the current year where needed. */
export const emptyRecord = (resource: Resource): Record<string, unknown> =>
  Object.fromEntries(
    typedNames(resource.fields).map((name) => [name, initialOf(resource.fields[name] as Field)]),
  );
