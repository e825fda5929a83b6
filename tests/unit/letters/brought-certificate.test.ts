import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readBrought } from '../../../server/letters/sealing/brought-certificate.ts';
import { makePair } from '../../../server/letters/sealing/certificates.ts';
import { createSealer, ownSigner, signedPdf } from '../../../server/letters/sealing/pdf-sealer.ts';
import { timeAuthorityAt } from '../../../server/letters/sealing/time-authority.ts';
import { agreeingP12, p12Password, signingP12 } from '../../support/p12.ts';
import { readSignature } from '../../support/pdf-signature.ts';
import { openTimeAuthority } from '../../support/time-authority.ts';

const folder = mkdtempSync(join(tmpdir(), 'naskah-p12-'));
let made = 0;
const fileOf = (bytes: Buffer, password = p12Password) => {
  made += 1;
  const path = join(folder, `${made}.p12`);
  writeFileSync(path, bytes);
  return { path, password };
};
const at = new Date('2027-03-01T03:00:00Z');
const who = { personName: 'Uli Kusnadi', positionName: 'Direktur Operasi', at };
const none = undefined as never;

const pdf = await (async () => {
  const made = await PDFDocument.create();
  made.addPage([300, 400]);
  return made.save();
})();

const office = await openTimeAuthority();
afterAll(() => {
  office.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => Object.assign(office.state, { manner: 'right', asked: 0 }));

test('letters are signed with the certificate that the operator brought, whose root is given out', async () => {
  vi.setSystemTime(at);
  const sealer = await createSealer({ secret: 'unused', sealFile: fileOf(signingP12) });
  const sealed = await sealer.seal(none, pdf, who);
  expect(sealed.seal).toEqual({ level: 'B-B', by: 'brought' });
  const read = await readSignature(sealed.pdf);
  const root = await sealer.root(none);
  expect(root && read.verifies(root)).toBe(true);
  expect(read.certificates).toHaveLength(2);
  expect(read.timedAt).toBeUndefined();
  const later = { ...who, at: new Date('2040-01-01') };
  await expect(sealer.seal(none, pdf, later)).rejects.toThrow(/berakhir pada .*20(26|36)/);
  vi.useRealTimers();
});

test.each([
  ['no file', { path: '/tidak/ada.p12', password: '' }, at, /cannot be read \(ENOENT\)/],
  ['another password', fileOf(signingP12, 'salah'), at, /NASKAH_SEAL_PASSWORD is not its password/],
  ['something else', fileOf(Buffer.from('bukan p12')), at, /is no \.p12 with a key/],
  ['a certificate that is over', fileOf(signingP12), new Date('2040-01-01'), /is for 2026-11-28 to 20\d\d-/],
  ['one that has not begun', fileOf(signingP12), new Date('2020-01-01'), /is for 2026-11-28 to/],
  ['one that is not for signing', fileOf(agreeingP12), at, /is not for signing documents/],
])('%s is refused at the start in one sentence', async (_what, file, now, says) => {
  await expect(readBrought(file, now)).rejects.toThrow(says);
});

test('a signature carries the word of the time authority, which is of that signature', async () => {
  const signer = await ownSigner(await sealing());
  const { pdf: sealed, level } = await signedPdf(pdf, who, signer, {
    authority: timeAuthorityAt(office.url),
  });
  expect(level).toBe('B-T');
  expect(Buffer.from(sealed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
  const { timedAt } = await readSignature(sealed);
  expect(Math.abs(Number(timedAt?.getTime()) - Date.now())).toBeLessThan(10_000);
});

test.each(['silent', 'broken', 'odd'] as const)(
  'a time authority that is %s holds one letter up at most, and none for good',
  async (manner) => {
    const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    office.state.manner = manner;
    const own = await sealing();
    const signer = await ownSigner(own);
    const authority = timeAuthorityAt(office.url);
    for (const _letter of [1, 2]) {
      const read = await readSignature((await signedPdf(pdf, who, signer, { authority })).pdf);
      expect(read.timedAt).toBeUndefined();
      expect(read.verifies(own.root)).toBe(true);
    }
    expect(office.state.asked).toBe(1);
    expect(fault).toHaveBeenCalledOnce();
    fault.mockRestore();
  },
);

async function sealing() {
  const { root, seal } = await makePair('PT Contoh Tol', new Date('2026-11-28'));
  return { root: root.certificate, seal };
}
