import { logoFile } from '../../domain/letters/logo.ts';
import { translate } from '../../lib/language.ts';
import type { LogoType } from '../documents/index.ts';
import { pictureFault, pictureSize } from '../files/index.ts';
import { isDrawing } from './svg-drawing.ts';

/** Detects a logo's type by content, not by name; undefined for anything else. */
export function logoType(content: Buffer): LogoType | undefined {
  if (content.subarray(0, 8).equals(pngSignature)) return 'png';
  if (content.subarray(0, 3).equals(jpgSignature)) return 'jpg';
  return isSvg(content.toString('utf8')) ? 'svg' : undefined;
}

export const logoMimeTypes: Record<LogoType, (typeof logoFile.types)[number]> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** Why a logo of this type is refused, in words for its field; undefined when it is accepted. */
export function logoFault(content: Buffer, type: LogoType): string | undefined {
  if (type === 'svg') return isDrawing(content) ? undefined : translate(notDrawn);
  const fault = pictureFault(content, logoMimeTypes[type]);
  if (fault) return fault;
  const size = pictureSize(content, logoMimeTypes[type]);
  return size && Math.max(size.width, size.height) > logoFile.mostSide ? translate(tooWide) : undefined;
}

/** Only prologue (`<?xml`, comments, a doctype) may precede the drawing, no text. */
function isSvg(text: string): boolean {
  const at = text.search(/<svg[\s>]/);
  return at >= 0 && /^\ufeff?\s*(<[?!]|$)/.test(text.slice(0, at)) && text.trimEnd().endsWith('</svg>');
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpgSignature = Buffer.from([0xff, 0xd8, 0xff]);
const notDrawn = {
  id: 'SVG ini memuat lebih daripada gambar (skrip, gaya, atau rujukan ke luar). Simpan sebagai SVG polos, atau pilih PNG.',
  en: 'This SVG holds more than a drawing (scripts, styles or references). Save it as a plain SVG, or choose a PNG.',
};
const tooWide = {
  id: `Sisi terpanjang logo paling banyak ${logoFile.mostSide} piksel. Perkecil gambarnya, lalu unggah kembali.`,
  en: `The longer side of a logo has at most ${logoFile.mostSide} pixels. Make it smaller, then upload it again.`,
};
