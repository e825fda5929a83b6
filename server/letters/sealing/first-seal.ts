import { createHash } from 'node:crypto';
import type { SealedFor } from '../../pdf-sealer.ts';
import { detachedSignature } from './detached-signature.ts';
import { reasonOf } from './reason-of.ts';
import type { Sealing } from './stored-certificates.ts';

/** Appends the first signature to a PDF as the typesetter makes it; undefined for any other, which libpdf signs. */
export function firstSealed(pdf: Uint8Array, who: SealedFor, sealing: Sealing): Buffer | undefined {
  const file = fileOf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  const catalog = file && dictionaryOf(file, file.root);
  const page = catalog && firstPageOf(file, catalog);
  if (!page || catalog.includes('/AcroForm')) return undefined;
  const [form, signature, field] = [file.size, file.size + 1, file.size + 2];
  const room = 2 * (2048 + sealing.seal.certificate.length + sealing.root.length);
  const objects: [number, string][] = [
    [file.root, `${catalog.slice(0, catalog.lastIndexOf('>>'))}/AcroForm ${form} 0 R\n>>`],
    [form, `<<\n/Fields [${field} 0 R]\n/SigFlags 3\n>>`],
    [
      signature,
      `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/ByteRange ${blank}\n/Contents <${'0'.repeat(room)}>\n/M (D:${who.at.toISOString().replace(/\D/g, '').slice(0, 14)}Z)\n/Reason <${inHex(reasonOf(who))}>\n>>`,
    ],
    [
      field,
      `<<\n/FT /Sig\n/T (Segel)\n/V ${signature} 0 R\n/Type /Annot\n/Subtype /Widget\n/F 132\n/P ${page} 0 R\n/Rect [0 0 0 0]\n>>`,
    ],
  ];
  const sealed = updated(file, objects);
  const contents = sealed.indexOf('/Contents <', file.pdf.length) + '/Contents '.length;
  const after = contents + room + 2;
  const range = `[0 ${contents} ${after} ${sealed.length - after}]`.padEnd(blank.length);
  sealed.write(range, sealed.indexOf(blank, file.pdf.length), 'latin1');
  const digest = createHash('sha256')
    .update(sealed.subarray(0, contents))
    .update(sealed.subarray(after))
    .digest();
  const hex = detachedSignature(sealing, digest, who.at).toString('hex');
  if (hex.length > room) throw new Error('The signature is longer than its place');
  sealed.write(hex, contents + 1, 'latin1');
  return sealed;
}

const blank = '[0 0000000000 0000000000 0000000000]';

/** Any text as UTF-16, so that nothing in it is read as PDF. */
const inHex = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');

type File = {
  pdf: Buffer;
  /** Where its only table of objects stands, and where the first entry. */
  table: number;
  entries: number;
  /** Objects in it, and the number of the catalog's. */
  size: number;
  root: number;
  /** Of the trailer, what goes on to stand in it. */
  kept: string;
};

/** Undefined where it is not one table of all objects with a trailer, as the typesetter writes it. */
function fileOf(pdf: Buffer): File | undefined {
  const [, trailer = '', start] =
    /trailer\s*<<([^<>]*)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(
      pdf.toString('latin1', pdf.length - 1024),
    ) ?? [];
  const table = Number(start);
  const [head, count] = start
    ? (/^xref\r?\n0 (\d+)\r?\n/.exec(pdf.toString('latin1', table, table + 40)) ?? [])
    : [];
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer)?.[1]);
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  if (!head || Number(count) !== size || !root || /\/(Prev|Encrypt|XRefStm)\b/.test(trailer))
    return undefined;
  const kept = trailer.replace(/\/Size \d+/, '').trim();
  return { pdf, table, entries: table + head.length, size, root, kept };
}

/** An object that is a dictionary without a stream; undefined for any other. */
function dictionaryOf({ pdf, entries, size }: File, number: number): string | undefined {
  if (!(number < size)) return undefined;
  const entry = entries + number * 20;
  const from = Number(pdf.toString('latin1', entry, entry + 10));
  const text = pdf.toString('latin1', from, pdf.indexOf('endobj', from));
  return new RegExp(`^${number} 0 obj\\s*(<<[\\s\\S]*>>)\\s*$`).exec(text)?.[1];
}

function firstPageOf(file: File, catalog: string): number | undefined {
  let number = Number(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
  for (let depth = 0; depth < 10; depth += 1) {
    const node = dictionaryOf(file, number);
    if (!node) return undefined;
    if (/\/Type\s*\/Page\b/.test(node)) return number;
    number = Number(/\/Kids\s*\[\s*(\d+) 0 R/.exec(node)?.[1]);
  }
  return undefined;
}

/** The file with objects appended, and a table of their places (ISO 32000-1, 7.5.6). */
function updated({ pdf, table, size, root, kept }: File, objects: [number, string][]): Buffer {
  let text = '\n';
  const places = objects.map(([number, content]) => {
    const place = pdf.length + text.length;
    text += `${number} 0 obj\n${content}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length + text.length;
  const [catalog, ...added] = places;
  text += `xref\n${root} 1\n${catalog}${size} ${added.length}\n${added.join('')}`;
  text += `trailer\n<<\n/Size ${size + added.length}\n${kept}\n/Prev ${table}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(text, 'latin1')]);
}
