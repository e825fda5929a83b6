import { isOfKind, otherThan } from '../../../../lib/file-kinds.ts';
import { translate } from '../../../../lib/language.ts';
import { acceptOf } from '../../../../resources/kinds/file/accepted.ts';
import { type FilesField, mostBytesOf } from '../../../../resources/kinds/file/limits.ts';
import { formatSize } from '../../../ui/format.ts';
import { fileMessages } from './messages.ts';

/** Why a field does not take a file, as far as its name and size tell; undefined for others. */
export function fileFault(
  field: FilesField,
  { name, size }: Pick<File, 'name' | 'size'>,
): string | undefined {
  const kinds = acceptOf(field);
  if (!isOfKind(name, kinds)) return translate(fileMessages.refused(name, translate(otherThan(kinds))));
  const most = mostBytesOf(field);
  if (size >= most) return translate(fileMessages.tooLarge(name, formatSize(most)));
  return size === 0 ? translate(fileMessages.empty(name)) : undefined;
}
