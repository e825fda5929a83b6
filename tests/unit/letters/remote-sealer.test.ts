import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/config.ts';
import { createSealer } from '../../../server/letters/sealing/pdf-sealer.ts';
import { rootIn } from '../../../server/letters/sealing/signatures-in.ts';
import { SealFault } from '../../../server/pdf-sealer.ts';
import { readSignature } from '../../support/pdf-signature.ts';
import { account, openSealService, passphrase, type SealManner } from '../../support/seal-service.ts';

const service = await openSealService();
const folder = mkdtempSync(join(tmpdir(), 'naskah-seal-'));
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => Object.assign(service.state, { manner: 'right', asked: 0 }));

const pdf = await (async () => {
  const made = await PDFDocument.create();
  made.addPage([300, 400]);
  return made.save();
})();
const who = { personName: 'Uli Kusnadi', positionName: 'Direktur Operasi', at: new Date() };
const none = undefined as never;
const sealerOf = (env: Record<string, string> = service.env) =>
  createSealer({ ...readEnvironment(env), secret: 'unused' });
const faultOf = async (work: Promise<unknown>): Promise<SealFault> => {
  const fault = await work.catch((error: unknown) => error);
  if (!(fault instanceof SealFault)) throw new Error(`It is no fault of a seal: ${String(fault)}`);
  return fault;
};

test('the provider gets the letter with account, passphrase and reason, and gives it back sealed', async () => {
  const { pdf: sealed, seal } = await (await sealerOf()).seal(none, pdf, who);
  expect(seal).toEqual({ level: 'B-B', by: 'provider' });
  expect(Buffer.from(sealed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
  expect((await readSignature(sealed)).verifies(service.root)).toBe(true);
  expect(rootIn(Buffer.from(sealed))?.equals(service.root)).toBe(true);
  expect(service.state.reasons.at(-1)).toBe('Ditandatangani oleh Uli Kusnadi, Direktur Operasi');
});

test('a second signature is asked for with the first in the file, which stays', async () => {
  const sealer = await sealerOf();
  const once = await sealer.seal(none, pdf, who);
  const twice = await sealer.seal(none, once.pdf, who);
  expect(Buffer.from(twice.pdf.subarray(0, once.pdf.length)).equals(once.pdf)).toBe(true);
});

test.each<[SealManner, RegExp, RegExp]>([
  ['unsigned', /no signature over the bytes/, /berkas lain/],
  ['another', /does not begin with the bytes sent/, /berkas lain/],
  ['changed', /not of these bytes/, /berkas lain/],
  ['looks signed', /no field of it holds a signature|cannot be read/, /berkas lain/],
  ['redrawn', /its page 1 shows something else/, /berkas lain/],
  ['covered', /its page 1 shows something else/, /berkas lain/],
  ['redrawn afterwards', /its page 1 shows something else/, /berkas lain/],
  ['page', /it is no PDF/, /berkas lain/],
  [
    'refuses',
    /answered 400: Sertifikat \*\*\* belum aktif \(\*\*\*\)/,
    /menolak: Sertifikat \*\*\* belum aktif/,
  ],
  ['broken', /answered 503$/, /sedang terganggu \(HTTP 503\)/],
  ['moved', /cannot be reached/, /tidak dapat dihubungi/],
])('an answer that is %s is not kept, and says why without what is secret', async (manner, message, told) => {
  service.state.manner = manner;
  const fault = await faultOf((await sealerOf()).seal(none, pdf, who));
  expect(fault.message).toMatch(message);
  expect(fault.told.id).toMatch(told);
  expect(JSON.stringify([fault.message, fault.told, String(fault.cause)])).not.toMatch(
    new RegExp(`${passphrase}|${account}|sandi api`),
  );
});

test('one that cannot be reached is left alone for half a minute, but for who asks by hand', async () => {
  service.state.manner = 'broken';
  const sealer = await sealerOf();
  for (const atOnce of [false, false, true]) await faultOf(sealer.seal(none, pdf, who, { atOnce }));
  expect(service.state.asked).toBe(2);
  service.state.manner = 'right';
  await sealer.seal(none, pdf, who, { atOnce: true });
  await sealer.seal(none, pdf, who);
});

test('a wrong passphrase is told in the provider’s words, and not tried with every letter', async () => {
  const sealer = await sealerOf({ ...service.env, NASKAH_SEAL_URL: service.url.replace('sandi', 'salah') });
  const fault = await faultOf(sealer.seal(none, pdf, who));
  expect(fault).toMatchObject({ isPassing: false, concernsAll: true });
  expect(fault.told.en).toBe('The seal provider refuses: Unauthorized.');
});

test('a letter that is given up is told so, and the secret may stand in a file', async () => {
  const path = join(folder, 'secret');
  writeFileSync(path, `${passphrase}\n`);
  const { NASKAH_SEAL_SECRET: _, ...env } = service.env;
  const sealer = await sealerOf({ ...env, NASKAH_SEAL_SECRET_FILE: path });
  await sealer.seal(none, pdf, who);
  service.state.manner = 'silent';
  const giveUp = new AbortController();
  const asked = faultOf(sealer.seal(none, pdf, who, { signal: giveUp.signal }));
  setTimeout(() => giveUp.abort(), 50);
  expect((await asked).message).toMatch(/cannot be reached/);
  await expect(sealerOf({ ...env, NASKAH_SEAL_SECRET_FILE: join(folder, 'none') })).rejects.toThrow(/ENOENT/);
});

test.each([
  [{ NASKAH_SEAL_FILE: 'segel.p12' }, /set one of them/],
  [{ NASKAH_SEAL_ACCOUNT: '' }, /NASKAH_SEAL_ACCOUNT is missing/],
  [{ NASKAH_SEAL_SECRET: '' }, /in one of them/],
  [{ NASKAH_SEAL_SECRET_FILE: 'rahasia' }, /in one of them/],
  [{ NASKAH_SEAL_TIMEOUT: '2' }, /from 5 to 300, not "2"/],
  [{ NASKAH_SEAL_URL: 'ftp://rahasia@host' }, /^(?!.*rahasia@).*NASKAH_SEAL_URL must be an address/],
  [{ NASKAH_SEAL_REVOCATION: '1' }, /needs a certificate in NASKAH_SEAL_FILE/],
])('settings that do not fit are named at the start: %j', (env, says) => {
  expect(() => readEnvironment({ ...service.env, ...env })).toThrow(says);
});
