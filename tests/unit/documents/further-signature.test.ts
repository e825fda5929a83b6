import { afterAll, expect, test } from 'vitest';
import { renderFurtherSignature, renderLetterPdf, stopRendering } from '../../../server/documents/index.ts';
import { makePair } from '../../../server/letters/sealing/certificates.ts';
import { ownSigner, signedPdf } from '../../../server/letters/sealing/pdf-sealer.ts';
import { placeOf, withStamp } from '../../../server/letters/sealing/shown-signature.ts';
import { appendedFaults } from '../../support/appended-faults.ts';
import { eachJudged, judgedBy } from '../../support/pdf-judges.ts';
import { aLetter } from './a-letter.ts';
import { linesOf } from './lines-of.ts';

afterAll(stopRendering);

const at = new Date('2026-11-18T09:20:00Z');
const later = '2026-11-20T02:15:00.000Z';
const pair = await makePair('PT Nusantara Tol Raya (Persero)', at);
const root = pair.root.certificate;
const signer = await ownSigner({ root, seal: pair.seal });
const code = '7KQ2-M9XD-41PA';
const named = (positionName: string, personName: string, institution: string) => ({
  ...{ positionName, personName, institution, npp: '350442', onBehalfOf: null },
});
const paper = {
  ...aLetter,
  arrangement: 'berita-acara' as const,
  kindName: 'Berita Acara',
  cosigners: [
    named('Direktur Operasi', 'Citra Wibowo', 'PT Nusantara Tol Operasi'),
    named('Kepala Divisi Pemeliharaan Jalan Tol', 'Putri Saragi', 'PT Nusantara Tol Raya (Persero)'),
  ],
};
const signed = {
  positionName: 'Plh. Direktur Operasi',
  personName: 'Hesti Maharani',
  npp: '118200',
  onBehalfOf: null,
  place: 'Bandung',
  at: later,
};
const withSigned = { ...paper, cosigners: paper.cosigners.map((one) => ({ ...one, signed })) };

test('a further signature is shown where the paper keeps its place, with whoever signed, where and when', async () => {
  const set = await renderLetterPdf(paper);
  expect(await linesOf(set)).not.toContain('Citra');
  const { pdf: first } = await signedPdf(set, { personName: 'A', positionName: 'B', at }, signer);
  let bytes = first;
  for (const order of [2, 3]) {
    const place = await placeOf(bytes, code, order);
    if (!place) throw new Error('No place');
    expect(place.parts).toHaveLength(3);
    const look = await renderFurtherSignature(withSigned, place);
    const who = { personName: 'Hesti Maharani', positionName: 'Plh. Direktur Operasi', at: new Date(later) };
    const shown = { place, look, words: 'Hesti' };
    bytes =
      order === 2
        ? (await signedPdf(bytes, { ...who, shown }, signer)).pdf
        : (await signedPdf(await withStamp(bytes, shown), who, signer)).pdf;
  }
  expect(Buffer.from(bytes.subarray(0, first.length)).equals(Buffer.from(first))).toBe(true);
  expect(await judgedBy(bytes, root)).toMatchObject({ own: 'valid' });
  expect(await appendedFaults(bytes)).toEqual([]);
  expect(await eachJudged(bytes)).toEqual(['valid', 'valid', 'valid']);
});
