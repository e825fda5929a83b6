import { type Field, isStamped, isWriteOnly, type Resource } from '../../../../resources/declare.ts';

/** The fields that many records can share a value of: none that must differ, stays, or is a secret. */
export const editableFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => {
    const options = field.options as {
      unique?: boolean;
      fixed?: boolean;
      placeholders?: unknown;
    };
    // A whole text in many records is no edit but a copy; the status has buttons of its own.
    return (
      field.kind !== 'richText' &&
      !options.placeholders &&
      !options.unique &&
      !options.fixed &&
      !isWriteOnly(field) &&
      !isStamped(field)
    );
  });
