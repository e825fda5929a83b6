import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type DurationOptions = CommonOptions & {
  /** The least, in minutes; 0 unless said. */
  min?: number;
  /** The most, in minutes. */
  max?: number;
  /** In minutes: what a new record's form begins with. */
  default?: number;
};
export type DurationField<O extends DurationOptions = DurationOptions> = FieldBase<'duration', O>;
export type DurationKind = Kind<DurationField, number>;

/** A time span in whole minutes, shown as "2 jam 15 menit", typed as hours and minutes or 2:15. */
export const duration = <const O extends DurationOptions>(
  id: string,
  en: string,
  options?: O,
): DurationField<O> => fieldOf('duration', id, en, options);

export const durationTraits: Traits<DurationField> = {
  initial: ({ options }) => options.default ?? null,
  sum: 'number',
  isLong: () => false,
};

/** In minutes: a thousand years, which a column holds. */
export const longest = 525_960_000;
