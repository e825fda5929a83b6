import { mostPixels } from '../../domain/letters/picture-limit.ts';
import { translate } from '../../lib/language.ts';
import { pictureSize } from '../../lib/picture-size.ts';

/** Why a picture is refused; undefined for one that can be shown, printed and watermarked, and for other files. */
export function pictureFault(content: Uint8Array, mimeType: string): string | undefined {
  if (mimeType !== 'image/png' && mimeType !== 'image/jpeg') return undefined;
  const size = pictureSize(content, mimeType);
  if (!size || size.width * size.height === 0)
    return translate({
      id: 'Gambar ini rusak atau tidak lengkap. Pilih berkas lain.',
      en: 'This picture is damaged or incomplete. Choose another file.',
    });
  if (size.width * size.height <= mostPixels) return undefined;
  return translate({
    id: `Gambar ini lebih dari ${mostPixels / 1_000_000} juta piksel. Perkecil ukurannya, lalu unggah kembali.`,
    en: `This picture has more than ${mostPixels / 1_000_000} million pixels. Make it smaller, then upload it again.`,
  });
}
