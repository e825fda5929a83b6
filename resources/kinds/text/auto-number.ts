import { type Numbering, type TextField, type TextOptions, text } from './field.ts';

/** A number from the server at creation: gapless, never reused, one sequence per field and period. */
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
