import { zipSync } from 'fflate';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../support/app.ts';

/** Brings bytes to the server as a browser does, gives the upload's id. */
export async function upload(by: Caller, bytes: Buffer, name: string): Promise<string> {
  const started = await by.post('/letter/api/Upload', { name, size: bytes.length });
  if (started.status !== 200) throw new Error(`${started.status} ${JSON.stringify(started.body)}`);
  const { id, partSize } = started.body.data;
  for (let at = 0; at < bytes.length; at += partSize) {
    const { status, body } = await sendPart(by, id, at, bytes.subarray(at, at + partSize));
    if (status !== 200) throw new Error(body.errors.file?.[0] ?? body.message);
  }
  return id;
}

const sendPart = (by: Caller, id: string, offset: number, part: Buffer) =>
  by.ask({
    method: 'PUT',
    url: `/letter/api/Upload/${id}?offset=${offset}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: part,
  });

/** A scanned letter with a text layer; `mark` varies the content. */
export const letterPdf = (mark = ''): Buffer =>
  smallPdf('BERITA ACARA SERAH TERIMA', [
    'Nomor: 017/BA/OPS/XI/2026',
    'Jakarta, 14 November 2026',
    'Perihal : Serah terima gerbang tol Cikunir',
    `Dengan hormat ${mark}`,
  ]);

/** An office document of these parts. */
export const docx = (parts: Record<string, string | Uint8Array> = {}): Buffer => {
  const encoder = new TextEncoder();
  const files = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml':
      '<w:document><w:p><w:r><w:t>Notulen rapat</w:t></w:r></w:p><w:p><w:r><w:t>Bekasi, 3 Maret 2025</w:t></w:r></w:p></w:document>',
    'docProps/core.xml':
      '<cp:coreProperties><dc:title>Notulen Rapat &amp; Tindak Lanjut</dc:title><dcterms:created xsi:type="x">2025-02-01T03:00:00Z</dcterms:created></cp:coreProperties>',
    ...parts,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, part]) => [
          name,
          typeof part === 'string' ? encoder.encode(part) : part,
        ]),
      ),
    ),
  );
};
