import { fileKinds } from '../../lib/file-kinds.ts';

// Detects file types by content: neither the name nor the browser's type is trusted (DESIGN 6).

export type FileType = { extensions: readonly string[]; mimeType: string };

const pdf: FileType = { extensions: fileKinds.pdf, mimeType: 'application/pdf' };
const png: FileType = { extensions: fileKinds.png, mimeType: 'image/png' };
const jpg: FileType = { extensions: fileKinds.jpg, mimeType: 'image/jpeg' };
const office = 'application/vnd.openxmlformats-officedocument';
const docx: FileType = { extensions: fileKinds.docx, mimeType: `${office}.wordprocessingml.document` };
const xlsx: FileType = { extensions: fileKinds.xlsx, mimeType: `${office}.spreadsheetml.sheet` };
const pptx: FileType = { extensions: fileKinds.pptx, mimeType: `${office}.presentationml.presentation` };
const txt: FileType = { extensions: fileKinds.txt, mimeType: 'text/plain; charset=utf-8' };
const csv: FileType = { extensions: fileKinds.csv, mimeType: 'text/csv; charset=utf-8' };

/** As many bytes from each end of a file as `typeByContent` needs to see. */
export const bytesToSee = 256 * 1024;

/** Detects the type by first and last bytes, and the extension (tells txt from csv); null if unknown. */
export function typeByContent(head: Buffer, tail: Buffer, extension: string): FileType | null {
  if (head.subarray(0, 1024).includes('%PDF-')) return pdf;
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png;
  if (startsWith(head, [0xff, 0xd8, 0xff])) return jpg;
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return officeType(head, tail);
  if (!isPlainText(head) || !isPlainText(tail)) return null;
  return extension === 'csv' ? csv : txt;
}

/**
 * Detects the test file for malware scanners (EICAR); the pattern is split so that scanners ignore this source
 * file.
 */
export const isTestVirus = (bytes: Buffer): boolean => bytes.includes(testVirus);
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** The directory of a zip archive is at its end and names every entry in plain text. */
function officeType(head: Buffer, tail: Buffer): FileType | null {
  const holds = (name: string) => tail.includes(name) || head.includes(name);
  const hasMacros = [head, tail].some((part) => /vbaproject\.bin/i.test(part.toString('latin1')));
  if (!holds('[Content_Types].xml') || hasMacros) return null;
  if (holds('word/document.xml')) return docx;
  if (holds('xl/workbook.xml')) return xlsx;
  return holds('ppt/presentation.xml') ? pptx : null;
}

/** Allows nothing a browser or shell would run. Accepts Windows-1252, as old Excel writes CSV in it. */
function isPlainText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c))
    return false;
  const start = bytes.toString('latin1').replace(/^ï»¿/, '').trimStart().toLowerCase();
  return !/^(<[!?a-z]|#!)/.test(start) && !/<(script|html|svg|iframe|body|object|embed)[\s>/]/.test(start);
}
