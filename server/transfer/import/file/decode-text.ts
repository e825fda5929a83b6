import { FileFault } from './cells.ts';

/**
 * Decodes a text file: by byte order mark, else UTF-8, else UTF-16 by its zero bytes, else Windows-1252 (old
 * Excel).
 * @throws FileFault for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  // No spreadsheet writes these; a picture or a program that calls itself CSV does.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text.slice(0, 1_000_000)))
    throw new FileFault({
      id: 'Isi berkas ini bukan teks CSV. Simpan kembali sebagai CSV atau XLSX.',
      en: 'This file is no CSV text. Save it again as CSV or XLSX.',
    });
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const without = utf16WithoutMark(bytes.subarray(0, 1000));
  if (without) return new TextDecoder(without).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Latin text in UTF-16 is a zero byte beside nearly every letter. */
function utf16WithoutMark(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.35 && even < odd / 10) return 'utf-16le';
  return even > head.length * 0.35 && odd < even / 10 ? 'utf-16be' : undefined;
}
