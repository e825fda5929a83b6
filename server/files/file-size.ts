import { formatSize } from '../../lib/file-size.ts';
import { translate } from '../../lib/language.ts';

/** The sentence for a file that is not smaller than `maxBytes` (SPEC A5). */
export function tooLargeMessage(maxBytes: number): string {
  return translate({
    id: `Ukuran berkas harus lebih kecil dari ${formatSize(maxBytes, 'id')}`,
    en: `The file must be smaller than ${formatSize(maxBytes, 'en')}`,
  });
}
