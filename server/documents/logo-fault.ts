import { say } from '../../resources/language.ts';
import { logoParts } from '../../resources/naskah-dinas/logo.ts';
import { pictureFault } from '../files/index.ts';

/** What is wrong with a logo, in words for its field; undefined where it is a drawing. */
export function logoFault(logo: string): string | undefined {
  const parts = logoParts(logo);
  if (!parts) return undefined;
  const bytes = Buffer.from(parts.base64, 'base64');
  if (parts.type === 'png')
    return bytes.subarray(0, 8).equals(pngSignature) ? pictureFault(bytes, 'image/png') : say(otherKind);
  const text = bytes.toString('utf8');
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)?<svg[\s>]/.test(text) || !/<\/svg>\s*$/.test(text))
    return say(otherKind);
  return foreign.test(text) ? say(notDrawn) : undefined;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Scripts, other documents, entities: none of it is drawing. */
const foreign =
  /<!(doctype|entity)|<(script|foreignobject|image|iframe|use|style|animate|set|a)[\s>/]|\son\w+\s*=|(href|src)\s*=|url\(\s*['"]?(?!#)|javascript:/i;

const otherKind = {
  id: 'Isi berkas ini bukan PNG atau SVG. Pilih berkas lain.',
  en: 'What is in this file is neither PNG nor SVG. Choose another.',
};
const notDrawn = {
  id: 'SVG ini memuat lebih daripada gambar (skrip, gaya, atau rujukan ke luar). Simpan sebagai SVG polos, atau pilih PNG.',
  en: 'This SVG holds more than a drawing (scripts, styles or references). Save it as a plain SVG, or choose a PNG.',
};
