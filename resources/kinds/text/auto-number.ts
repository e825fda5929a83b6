import { type Numbering, type TextField, type TextOptions, text } from './field.ts';

/**
 * A number that the server gives a record when it is created: gapless, never reused, one sequence for the field and
 * its period.
 */
export const autoNumber = (
  id: string,
  en: string,
  numbering: Numbering,
  options?: Omit<TextOptions, 'stamp' | 'numbering' | 'unique'>,
): TextField =>
  text(id, en, {
    ...{ searchable: true, sortable: true, max: 60 },
    ...options,
    ...{ stamp: 'number', unique: true, numbering },
  });
