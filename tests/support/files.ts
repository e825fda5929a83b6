import { createCanvas } from '@napi-rs/canvas';
import type { FileKind } from '../../lib/file-kinds.ts';
import { docx, pdf, zipNaming } from '../unit/files/some-files.ts';

/** A file as a browser sends it. */
export function formOf(
  content: string | Uint8Array,
  name: string,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----naskah-uji';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content as string),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const colours = ['#7a1f1f', '#1f5c4a', '#b8860b', '#2b4c7e'];

/** A picture that can be drawn, in one of a few colours. */
export function aPicture(format: 'png' | 'jpeg', at = 0): Buffer {
  const canvas = createCanvas(64, 48);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colours[at % colours.length] as string;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return format === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}

/** Content that is taken for that kind. */
export function sampleFile(kind: FileKind): Buffer {
  if (kind === 'png') return aPicture('png');
  if (kind === 'jpg') return aPicture('jpeg');
  return others[kind];
}

const others: Record<Exclude<FileKind, 'png' | 'jpg'>, Buffer> = {
  pdf,
  docx,
  xlsx: zipNaming('[Content_Types].xml', 'xl/workbook.xml'),
  pptx: zipNaming('[Content_Types].xml', 'ppt/presentation.xml'),
  txt: Buffer.from('contoh'),
  csv: Buffer.from('kode;nama'),
};
