/** "500 KB", from 1024 KB on "1,5 MB" (SPEC A5). */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${value.toLocaleString('id-ID', { maximumFractionDigits: 1 })} ${unit}`;
}

/** The sentence for a file that is not smaller than `maxBytes` (SPEC A5). */
export function tooLargeMessage(maxBytes: number): string {
  return `Ukuran berkas harus lebih kecil dari ${sizeText(maxBytes)}`;
}
