import type { FileKind } from '../../../lib/file-kinds.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

/** A file of a record: its id, what it is called there, its size in bytes, its media type. */
export type RecordFile = { id: string; title: string; size: number; type: string };

export type FileOptions = Omit<
  CommonOptions,
  'unique' | 'searchable' | 'sortable' | 'fixed' | 'stamp' | 'createInto'
> & {
  /** How many at most, 1 to 20; one unless said. */
  most?: number;
  /** The kinds it takes (lib/file-kinds.ts); all unless said. */
  accept?: readonly FileKind[];
  /** Each must be smaller than this, in KB; 10 MB unless said, which is the most. */
  maxKB?: number;
  /** People may write their own title; without it, it is the file's name. */
  caption?: boolean;
};
export type FileField<O extends FileOptions = FileOptions> = FieldBase<'file', O>;
export type FileKindOfField = Kind<FileField, RecordFile[], never>;

/**
 * Files in their order; a list even where there is one at most. Uploaded first, then named by the record:
 * docs/decisions/record-files.md.
 */
export const file = <const O extends FileOptions>(id: string, en: string, options?: O): FileField<O> =>
  fieldOf('file', id, en, options);

export const fileTraits: Traits<FileField> = { initial: () => [], sum: null, isLong: () => false };
