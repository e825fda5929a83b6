// The smallest contents detected as their type.
export const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');
export const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
export const docx = zipNaming('[Content_Types].xml', 'word/document.xml');

/** Bytes that begin like a zip and name these entries as its directory does. */
export function zipNaming(...entries: string[]): Buffer {
  return Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    ...entries.map((entry) => Buffer.from(`PK\u0001\u0002${entry}`)),
  ]);
}
