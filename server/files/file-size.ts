import { translate } from '../../lib/language.ts';
/** "500 KB", from 1024 KB on "1,5 MB" (SPEC A5); "1.5 MB" in English. */
export function sizeText(bytes: number, locale: 'id-ID' | 'en-GB' = 'id-ID'): string {
  // Nothing that is there has 0 KB.
  const kilobytes = bytes > 0 ? Math.max(0.1, bytes / 1024) : 0;
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`;
}

/** The sentence for a file that is not smaller than `maxBytes` (SPEC A5). */
export function tooLargeMessage(maxBytes: number): string {
  return translate({
    id: `Ukuran berkas harus lebih kecil dari ${sizeText(maxBytes)}`,
    en: `The file must be smaller than ${sizeText(maxBytes, 'en-GB')}`,
  });
}
