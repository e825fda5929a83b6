import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDF } from '@libpdf/core';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readBrought } from '../../../server/letters/sealing/brought-certificate.ts';
import { ownSigner, signedPdf } from '../../../server/letters/sealing/pdf-sealer.ts';
import { revocationData } from '../../../server/letters/sealing/revocation.ts';
import { timeAuthorityAt } from '../../../server/letters/sealing/time-authority.ts';
import { type IssuerManner, openIssuer } from '../../support/issuer.ts';
import { p12Password, signingP12 } from '../../support/p12.ts';
import { eachJudged, judgedBy } from '../../support/pdf-judges.ts';
import { readSignature } from '../../support/pdf-signature.ts';
import { openTimeAuthority } from '../../support/time-authority.ts';

const issuers = {
  'by list': await openIssuer('by list'),
  'by responder': await openIssuer('by responder'),
};
const ways = Object.keys(issuers) as (keyof typeof issuers)[];
const office = await openTimeAuthority();
afterAll(() => {
  for (const one of [...Object.values(issuers), office]) one.close();
});
const faults: unknown[] = [];
beforeEach(() => {
  for (const { state } of Object.values(issuers)) Object.assign(state, { manner: 'right', asked: 0 });
  office.state.manner = 'right';
  vi.spyOn(console, 'error').mockImplementation((fault) => void faults.push(fault));
});

const pdf = await (async () => {
  const made = await PDFDocument.create();
  made.addPage([300, 400]);
  return made.save();
})();
const who = { personName: 'Uli Kusnadi', positionName: 'Direktur Operasi', at: new Date() };
const helpers = () => ({ authority: timeAuthorityAt(office.url), revocation: revocationData() });
const dssOf = async (bytes: Uint8Array) => {
  const document = await PDF.load(bytes);
  const dss = document.getCatalog().getDict('DSS', (ref) => document.context.registry.resolve(ref));
  return { crls: dss?.getArray('CRLs')?.length ?? 0, ocsps: dss?.getArray('OCSPs')?.length ?? 0 };
};

test.each(ways)(
  'what the issuer says %s is appended after the signature, which stays as it was',
  async (way) => {
    const { sealing, state, root } = issuers[way];
    const both = helpers();
    const signer = await ownSigner(sealing);
    const { pdf: sealed, level } = await signedPdf(pdf, who, signer, both);
    expect(level).toBe('B-LT');
    expect(Buffer.from(sealed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    const read = await readSignature(sealed);
    expect(new Set(Object.values(await judgedBy(sealed, root)))).toEqual(new Set(['valid']));
    expect(read.timedAt).toBeDefined();
    expect(await dssOf(sealed)).toEqual(way === 'by list' ? { crls: 1, ocsps: 0 } : { crls: 0, ocsps: 1 });
    // It holds for the next letters, too.
    expect((await signedPdf(pdf, who, signer, both)).level).toBe('B-LT');
    expect(state.asked).toBe(1);
  },
);

test('a further signature leaves the first and what is said of it as they were', async () => {
  const { sealing, root } = issuers['by list'];
  const both = helpers();
  const signer = await ownSigner(sealing);
  const { pdf: once } = await signedPdf(pdf, who, signer, both);
  const { pdf: twice, level } = await signedPdf(once, { ...who, personName: 'Putri Lubis' }, signer, both);
  expect(level).toBe('B-LT');
  expect(Buffer.from(twice.subarray(0, once.length)).equals(once)).toBe(true);
  expect((await dssOf(twice)).crls).toBeGreaterThan(0);
  expect((await readSignature(twice)).verifies(root)).toBe(true);
  expect((await eachJudged(twice)) ?? ['valid', 'valid']).toEqual(['valid', 'valid']);
});

test.each(
  ways.flatMap((way) =>
    (['silent', 'broken', 'odd', 'foreign', 'old'] as const)
      // A responder's answer is judged by its signature; its time is short anyway.
      .filter((manner) => way === 'by list' || manner !== 'old')
      .map((manner): [IssuerManner, typeof way] => [manner, way]),
  ),
)('an issuer that is %s %s holds one letter up at most, which is timed all the same', async (manner, way) => {
  const { sealing, state, root } = issuers[way];
  state.manner = manner;
  const both = helpers();
  const signer = await ownSigner(sealing);
  for (const _letter of [1, 2]) {
    const { pdf: sealed, level } = await signedPdf(pdf, who, signer, both);
    expect(level).toBe('B-T');
    expect((await readSignature(sealed)).verifies(root)).toBe(true);
  }
  expect(state.asked).toBe(1);
});

test.each(ways)('a certificate that its issuer has revoked %s seals nothing', async (way) => {
  const { sealing, state } = issuers[way];
  state.manner = 'revoked';
  const sealed = signedPdf(pdf, who, await ownSigner(sealing), helpers());
  await expect(sealed).rejects.toMatchObject({ statusCode: 409, message: expect.stringMatching(/dicabut/) });
});

test('a certificate that names no such address is refused at the start, where it is asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naskah-p12-'));
  const path = join(folder, 'segel.p12');
  writeFileSync(path, signingP12);
  const file = { path, password: p12Password };
  const at = new Date('2027-03-01');
  await expect(readBrought(file, at, { sealRevocation: true })).rejects.toThrow(/NASKAH_SEAL_REVOCATION/);
  await readBrought(file, at);
  rmSync(folder, { recursive: true });
});
