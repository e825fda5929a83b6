import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import { makePair } from '../../server/letters/sealing/certificates.ts';
import { ownSigner, signedPdf } from '../../server/letters/sealing/pdf-sealer.ts';

/** How a provider of seals answers. */
export type SealManner =
  | 'right'
  | 'silent'
  | 'slow'
  | 'broken'
  | 'refuses'
  | 'unsigned'
  | 'another'
  | 'changed'
  | 'looks signed'
  | 'redrawn'
  | 'covered'
  | 'redrawn afterwards'
  | 'page'
  | 'moved';

export const account = '3171000000000001';
export const passphrase = 'kata-sandi segel & rahasia';

/** A provider of certified seals on this machine, in the manner of the national one, which a test may change. */
export async function openSealService() {
  const { root, seal } = await makePair('Balai Sertifikasi', new Date('2026-01-01'));
  const signer = await ownSigner({ root: root.certificate, seal });
  const state = {
    manner: 'right' as SealManner,
    asked: 0,
    reasons: [] as string[],
    waiting: [] as (() => void)[],
  };
  const sealed = async (pdf: Uint8Array) => {
    const who = { personName: null, positionName: 'Balai Sertifikasi', at: new Date() };
    return Buffer.from((await signedPdf(pdf, who, signer)).pdf);
  };
  const server = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    state.asked += 1;
    const json = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    const type = String(request.headers['content-type']);
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const wanted = `Basic ${Buffer.from('naskah:sandi api').toString('base64')}`;
    if (request.headers.authorization !== wanted) return json(401, { error: 'Unauthorized' });
    if (form.get('nik') !== account || form.get('passphrase') !== passphrase)
      return json(400, { status_code: 2031, error: `Passphrase anda salah: ${form.get('passphrase')}` });
    state.reasons.push(String(form.get('reason')));
    const pdf = new Uint8Array(await (form.get('file') as File).arrayBuffer());
    switch (state.manner) {
      case 'silent':
        return undefined;
      case 'slow':
        // Answers once the test lets it.
        await new Promise<void>((resolve) => state.waiting.push(resolve));
        break;
      case 'broken':
        return response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Gangguan</h1>');
      case 'refuses':
        return json(400, { status_code: 2011, error: `Sertifikat ${account} belum aktif\n(${passphrase})` });
      case 'moved':
        return response.writeHead(307, { location: '/lain' }).end();
      default:
    }
    response.writeHead(200, { 'content-type': 'application/pdf' });
    return response.end((await answers[state.manner]?.(pdf)) ?? (await sealed(pdf)));
  });
  const answers: Partial<Record<SealManner, (pdf: Uint8Array) => Buffer | Promise<Buffer>>> = {
    unsigned: (pdf) => Buffer.from(pdf),
    another: async () => {
      const other = await PDFDocument.create();
      other.addPage([595, 842]);
      return sealed(await other.save());
    },
    changed: async (pdf) => {
      const made = await sealed(pdf);
      // A digit of the signature's own time, which it covers.
      made[made.lastIndexOf('/M (D:20') + 8] = 0x39;
      return made;
    },
    redrawn: async (pdf) => sealed(await withNewWords(pdf)),
    covered: async (pdf) => sealed(await withCover(pdf)),
    'redrawn afterwards': async (pdf) => Buffer.from(await withNewWords(await sealed(pdf))),
    'looks signed': (pdf) => Buffer.concat([pdf, Buffer.from(textOnly(pdf.length))]),
    page: () => Buffer.from('<html><body>Masuk dulu</body></html>'),
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://naskah:sandi%20api@127.0.0.1:${port}/api/sign/pdf`;
  return {
    state,
    root: root.certificate,
    url,
    /** The settings of a server that uses it. */
    env: { NASKAH_SEAL_URL: url, NASKAH_SEAL_ACCOUNT: account, NASKAH_SEAL_SECRET: passphrase },
    /** Lets slow answers go. */
    answer: () => {
      for (const go of state.waiting.splice(0)) go();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Other words on the page, appended as PDF lets one do. */
async function withNewWords(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf.getPage(0)?.drawText('Rp9.000.000.000', { x: 20, y: 200 });
  return pdf.save({ incremental: true });
}

/** Other words in a note that lies on the page. */
async function withCover(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  const note = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('FreeText'),
    Rect: PdfArray.of(...[20, 200, 220, 240].map(PdfNumber.of)),
    Contents: PdfString.fromString('Rp9.000.000.000'),
  });
  pdf.getPage(0)?.dict.set('Annots', PdfArray.of(pdf.register(note)));
  return pdf.save({ incremental: true });
}

/** A signature in a comment. */
function textOnly(length: number): string {
  const head = '\n% /Type /Sig /ByteRange [0 ';
  const before = length + head.length + 60;
  return `${`${head}${before} ${before + 4} 6] /Contents `.padEnd(head.length + 60)}<00>\n%%EOF`;
}
