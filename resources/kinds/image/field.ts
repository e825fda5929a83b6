import type { PictureKind } from '../../../lib/file-kinds.ts';
import type { FileOptions, RecordFile } from '../file/field.ts';
import { type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type ImageOptions = Omit<FileOptions, 'accept'> & {
  /** The kinds of pictures it takes; all unless said. */
  accept?: readonly PictureKind[];
};
export type ImageField<O extends ImageOptions = ImageOptions> = FieldBase<'image', O>;
export type ImageKind = Kind<ImageField, RecordFile[], never>;

/** Pictures in their order, shown small and opened at full size. */
export const image = <const O extends ImageOptions>(id: string, en: string, options?: O): ImageField<O> =>
  fieldOf('image', id, en, options);

export const imageTraits: Traits<ImageField> = { initial: () => [], sum: null, isLong: () => false };
