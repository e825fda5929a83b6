import { type Field, isStamped, isWriteOnly, type Resource } from '../../../../resources/declare.ts';
import { holdsFiles } from '../../../../resources/kinds/file/limits.ts';

/** Fields whose value many records may share: shown in each, not unique, fixed or secret, and no files. */
export const editableFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => {
    const options = field.options as {
      unique?: boolean;
      fixed?: boolean;
      placeholders?: unknown;
      shownIf?: unknown;
      masked?: unknown;
    };
    // No whole texts and rows: that would be a copy, not an edit. The status has its own buttons.
    return (
      field.kind !== 'richText' &&
      field.kind !== 'parts' &&
      !holdsFiles(field) &&
      !options.placeholders &&
      !options.shownIf &&
      !options.masked &&
      !options.unique &&
      !options.fixed &&
      !isWriteOnly(field) &&
      !isStamped(field)
    );
  });
