import type { Field } from '../../resources/declare.ts';

/** Whether a field takes the whole width of a form or a page instead of half of it. */
export function isWide(field: Field): boolean {
  switch (field.kind) {
    case 'richText':
    case 'choices':
    case 'references':
      return true;
    case 'text':
      return field.options.multiline === true || (field.options.max ?? 200) > 100;
    default:
      return false;
  }
}
