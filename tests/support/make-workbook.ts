import { crc32, deflateRawSync } from 'node:zlib';

export type Part = {
  name: string;
  content: string | Uint8Array;
  /** The part's declared size, when it differs from the real one. */
  declared?: number;
};

/** Builds a ZIP archive whose declared sizes may be false. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, declared } of parts) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declared ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, rest, Buffer.from(name)]),
    );
    bodies.push(body);
    at += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\u0005\u0006'), end]);
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Builds a one-sheet workbook from the XML of its rows and shared strings. */
export const workbookOf = (rows: string, texts: string, declared?: number): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: '_rels/.rels', content: relations(relation('r1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('r2', 'sharedStrings', 'sharedStrings.xml'),
      ),
    },
    { name: 'xl/sharedStrings.xml', content: `<sst ${main}>${texts}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
      ...(declared !== undefined && { declared }),
    },
  ]);
