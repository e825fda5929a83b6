import { X509Certificate } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { isEnding, makePair, makeSeal } from '../../../server/letters/sealing/certificates.ts';
import { firstSealed } from '../../../server/letters/sealing/first-seal.ts';
import { ownSigner, signedPdf } from '../../../server/letters/sealing/pdf-sealer.ts';
import { readSignature } from '../../support/pdf-signature.ts';

const at = new Date('2026-11-28T07:00:00Z');
const company = 'PT Nusantara Tol Raya (Persero)';
const pair = await makePair(company, at);
const root = pair.root.certificate;
const sealing = { root, seal: pair.seal };
const signer = await ownSigner(sealing);
const who = { personName: 'Uli Kusnadi', positionName: 'Direktur Operasi', at };

/** With one table of objects, as the typesetter writes it, or as libpdf alone can append to it. */
const aPdf = async ({ isPlain = true } = {}): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 400]);
  return pdf.save({ useObjectStreams: !isPlain });
};

const ways = [
  { made: 'in one pass', by: sealing },
  { made: 'by libpdf', by: signer },
];

test('in one pass only where nothing was signed before and all objects are in one table', async () => {
  const first = firstSealed(await aPdf(), who, sealing);
  expect(first).toBeDefined();
  expect(firstSealed(first ?? Buffer.of(), who, sealing)).toBeUndefined();
  expect(firstSealed(await aPdf({ isPlain: false }), who, sealing)).toBeUndefined();
  const { pdf } = await signedPdf(await aPdf({ isPlain: false }), who, sealing);
  expect((await readSignature(pdf)).verifies(root)).toBe(true);
});

test.each(ways)(
  '$made: the signature covers the whole file, of which what was typeset is the first part, and verifies under the root',
  async ({ by }) => {
    const pdf = await aPdf();
    const { pdf: sealed, level } = await signedPdf(pdf, who, by);
    expect(level).toBe('B-B');
    expect(Buffer.from(sealed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    // PDF/A: every font is in the file.
    expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/\/BaseFont/);
    const read = await readSignature(sealed);
    const [start, before = 0, after = 0, rest = 0] = read.range;
    expect([start, after + rest]).toEqual([0, sealed.length]);
    expect(Buffer.from(sealed.subarray(before, after)).toString()).toMatch(/^<[0-9a-f]+>$/i);
    expect(read).toMatchObject({
      reason: 'Ditandatangani oleh Uli Kusnadi, Direktur Operasi',
      signedAt: 'D:20261128070000Z',
      subFilter: 'ETSI.CAdES.detached',
    });
    expect(read.certificates).toEqual([pair.seal.certificate, root]);
    expect(read.verifies(root)).toBe(true);
  },
);

test.each(ways)(
  '$made: a further signature is appended: the file begins with what was signed before, and both verify',
  async ({ by }) => {
    const { pdf: first } = await signedPdf(await aPdf(), who, by);
    const { pdf: both } = await signedPdf(first, { ...who, personName: 'Putri Lubis' }, by);
    expect(Buffer.from(both.subarray(0, first.length)).equals(Buffer.from(first))).toBe(true);
    const ends = [...Buffer.from(both).toString('latin1').matchAll(byteRange)].map(
      ([, after, rest]) => Number(after) + Number(rest),
    );
    expect(ends).toEqual([first.length, both.length]);
    const fields = (await PDF.load(both)).getForm()?.getSignatureFields() ?? [];
    expect(fields.map(({ name }) => name)).toEqual(['Segel', 'Segel 2']);
    expect(fields.map((field) => field.getSignatureDict()?.getString('Reason')?.asString())).toEqual([
      'Ditandatangani oleh Uli Kusnadi, Direktur Operasi',
      'Ditandatangani oleh Putri Lubis, Direktur Operasi',
    ]);
    expect((await readSignature(both)).verifies(root)).toBe(true);
  },
);

const byteRange = /\/ByteRange\s*\[\s*0\s+\d+\s+(\d+)\s+(\d+)\s*\]/g;

test.each(ways)(
  '$made: one changed byte, and a root of the same name made by somebody else, are found',
  async ({ by }) => {
    const sealed = Buffer.from((await signedPdf(await aPdf(), who, by)).pdf);
    const stranger = await makePair(company, at);
    expect((await readSignature(sealed)).verifies(stranger.root.certificate)).toBe(false);
    // Of a comment, so that the file stays readable.
    sealed[sealed.indexOf('%', 5) + 1] = 0x21;
    expect((await readSignature(sealed)).verifies(root)).toBe(false);
  },
);

test.each([
  ['Kepala (Plt.) \\ SDM', 'Kepala [Plt.]   SDM'],
  ['/ByteRange [0 1 2 3] /Contents <00>', '∕ByteRange [0 1 2 3] ∕Contents <00>'],
  ['Kepala\n) /ByteRange 株', 'Kepala ] ∕ByteRange 株'],
])('a post called %j adds nothing to the file but its name', async (positionName, shown) => {
  for (const { by } of ways) {
    const { pdf } = await signedPdf(await aPdf(), { ...who, positionName }, by);
    const read = await readSignature(pdf);
    expect(read.reason).toBe(`Ditandatangani oleh Uli Kusnadi, ${shown}`);
    expect(read.verifies(root)).toBe(true);
  }
});

test('the seal certificate seals documents alone, under a root that certifies nothing else', () => {
  const [own, above] = [pair.seal.certificate, root].map((der) => new X509Certificate(der));
  if (!own || !above) throw new Error('There are two');
  expect(own.subject).toBe(`C=ID\nO=${company}\nCN=${company}`);
  expect(above.subject).toBe(`C=ID\nO=${company}\nCN=Sertifikat Akar Naskah`);
  expect([own.ca, above.ca, own.checkIssued(above), own.verify(above.publicKey)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  // Email protection and document signing; never a web site's.
  for (const one of [own, above]) expect(one.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36']);
});

test('a seal certificate is followed by another under the same root in time, as long as the root lasts', async () => {
  const of = (seal: Buffer) => ({ root, seal });
  expect(isEnding(of(pair.seal.certificate), new Date('2031-11-27'))).toBe(false);
  expect(isEnding(of(pair.seal.certificate), new Date('2031-11-29'))).toBe(true);
  const next = await makeSeal(pair.root, company, new Date('2031-11-29'));
  expect(new X509Certificate(next.certificate).verify(new X509Certificate(root).publicKey)).toBe(true);
  expect(next.key.equals(pair.seal.key)).toBe(false);
  const last = await makeSeal(pair.root, company, new Date('2062-01-01'));
  expect(new X509Certificate(last.certificate).validTo).toBe(new X509Certificate(root).validTo);
  expect(isEnding(of(last.certificate), new Date('2065-01-01'))).toBe(false);
});
