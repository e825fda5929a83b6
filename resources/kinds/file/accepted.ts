import { type FileKind, fileKinds, pictureKinds } from '../../../lib/file-kinds.ts';
import type { FilesField } from './limits.ts';

/** The kinds of files a field takes; apart from its limits, since lists ask those alone. */
export const acceptOf = (field: FilesField): readonly FileKind[] =>
  field.options.accept ?? (field.kind === 'image' ? pictureKinds : (Object.keys(fileKinds) as FileKind[]));
