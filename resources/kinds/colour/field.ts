import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type ColourField<O extends CommonOptions = CommonOptions> = FieldBase<'colour', O>;
export type ColourKind = Kind<ColourField, string>;

/** A colour, as #rrggbb. */
export const colour = <const O extends CommonOptions>(id: string, en: string, options?: O): ColourField<O> =>
  fieldOf('colour', id, en, options);

export const colourTraits: Traits<ColourField> = { initial: () => null, sum: null, isLong: () => false };

/** Reads "#1C7ED6", "1c7ed6" or "#fff"; undefined for what is no colour. */
export function readColour(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined;
}
