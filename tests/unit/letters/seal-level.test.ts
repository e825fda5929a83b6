import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { checkSealed } from '../../../server/letters/sealing/check-sealed.ts';
import { ownSigner, signedPdf } from '../../../server/letters/sealing/pdf-sealer.ts';
import { revocationData } from '../../../server/letters/sealing/revocation.ts';
import { readCms, signaturesIn } from '../../../server/letters/sealing/signatures-in.ts';
import { timeAuthorityAt } from '../../../server/letters/sealing/time-authority.ts';
import { openIssuer } from '../../support/issuer.ts';
import { openTimeAuthority } from '../../support/time-authority.ts';

const [issuer, office] = [await openIssuer('by list'), await openTimeAuthority()];
afterAll(() => {
  issuer.close();
  office.close();
});

const pdf = await (async () => {
  const made = await PDFDocument.create();
  made.addPage([300, 400]);
  return made.save();
})();
const who = { personName: 'Uli Kusnadi', positionName: 'Direktur Operasi', at: new Date() };
const signer = await ownSigner(issuer.sealing);
const authority = timeAuthorityAt(office.url);
const timed = Buffer.from((await signedPdf(pdf, who, signer, { authority })).pdf);
const lasting = Buffer.from(
  (await signedPdf(pdf, who, signer, { authority, revocation: revocationData() })).pdf,
);
const levelOf = (sealed: Buffer) => checkSealed(pdf, sealed, new Date());

/** Changes what a file holds, at the same length, where the signature does not cover it. */
function changed(sealed: Buffer, before: Buffer | string, after: string): Buffer {
  const at = sealed.lastIndexOf(before);
  expect(at).toBeGreaterThan(0);
  const copy = Buffer.from(sealed);
  copy.write(after, at, 'latin1');
  return copy;
}

test('a provider’s seal has the level that its file proves', async () => {
  expect(await levelOf(Buffer.from((await signedPdf(pdf, who, signer)).pdf))).toBe('B-B');
  expect(await levelOf(timed)).toBe('B-T');
  expect(await levelOf(lasting)).toBe('B-LT');
});

test('a time of another signature is none, nor is a store without a word about the certificate', async () => {
  const [{ cms } = { cms: new Uint8Array() }] = signaturesIn(timed);
  const made = readCms(cms).signerInfos[0]?.signature.valueBlock.valueHexView ?? new Uint8Array();
  const imprint = createHash('sha256').update(made).digest('hex');
  const hex = timed.includes(imprint) ? imprint : imprint.toUpperCase();
  expect(await levelOf(changed(timed, hex, hex.startsWith('00') ? '01' : '00'))).toBe('B-B');
  expect(await levelOf(changed(lasting, '/CRLs', '/CRLx'))).toBe('B-T');
});
