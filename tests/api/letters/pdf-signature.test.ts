import { X509Certificate } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { letterDocuments } from '../../../server/letters/parts/tables.ts';
import { makePair } from '../../../server/letters/sealing/certificates.ts';
import { rootCertificate, sealingNow } from '../../../server/letters/sealing/stored-certificates.ts';
import { sealOf } from '../../../server/letters/signing/seal.ts';
import { readSignature } from '../../support/pdf-signature.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, direktur, delegasi } = desk.people;
const { app, db, config, files, stranger } = desk.app;
const { secret } = config;

/** As the link of the public page asks: without a key. */
const getRoot = async () => {
  const reply = await app.inject({ url: '/letter/api/Verify/certificate' });
  return { status: reply.statusCode, raw: reply.rawPayload, headers: reply.headers };
};
const storedOf = async (id: string) => {
  const [kept] = await db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  if (!kept) throw new Error('The document is gone');
  return { ...kept, bytes: await buffer(await files.getFile(kept.fileHash)) };
};
const countOfCertificates = async () =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from seal_certificate`)).rows[0]?.n;

afterEach(() => vi.restoreAllMocks());

test('there is no certificate before the first sealed letter; of two servers that begin at once one makes it', async () => {
  expect((await getRoot()).status).toBe(404);
  const begin = () =>
    db.transaction(async (tx) => {
      const { root } = await sealingNow(tx, secret, new Date());
      // The others have asked by now, and wait.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return root;
    });
  const roots = await Promise.all([begin(), begin(), begin()]);
  expect(await countOfCertificates()).toBe(1);
  const { status, raw, headers } = await getRoot();
  expect([status, headers['content-type']]).toEqual([200, 'application/pkix-cert']);
  expect(headers['content-disposition']).toContain('sertifikat-akar-naskah.cer');
  for (const root of roots) expect(raw.equals(root)).toBe(true);
  expect(new X509Certificate(raw).subject).toContain('O=PT Nusantara Tol Raya (Persero)');
});

test('a signed letter carries the signature with its signer, and others verify it under the root', async () => {
  const before = Date.now();
  const id = await desk.inState('sent', { showSenderName: true });
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  const stored = await storedOf(id);
  expect(raw.equals(stored.bytes)).toBe(true);
  const signature = await readSignature(raw);
  const { paper, signedAt, verifyCode } = (await staf.get(desk.at(id))).body.data;
  const named = [paper.signer.personName, paper.signer.positionName].filter(Boolean).join(', ');
  expect(signature.reason).toBe(`Ditandatangani oleh ${named}`);
  expect(named).toBe(`${direktur.personName}, Direktur Operasi`);
  expect(signature.verifies((await getRoot()).raw)).toBe(true);
  const moment = new Date(signedAt).toISOString().replace(/[-:T]|\.\d+/g, '');
  expect(signature.signedAt).toBe(`D:${moment}`);
  expect(new Date(signedAt).getTime()).toBeGreaterThanOrEqual(before);
  expect((await stranger.get(`/letter/api/Verify/${verifyCode}`)).body.data).toMatchObject({
    hash: stored.sha256,
    isSealed: true,
    hasPdfSignature: true,
  });
  const page = await app.inject({ url: `/verifikasi/${verifyCode}` });
  expect(page.body).toContain(`href="/letter/api/Verify/${verifyCode}/certificate"`);
});

test('a letter gives out the root of its own seal, also after another certificate came', async () => {
  const id = await desk.inState('sent');
  const { verifyCode } = (await staf.get(desk.at(id))).body.data;
  const ownRoot = (await getRoot()).raw;
  const { seal, root } = desk.app.sealer;
  // As after a start with a .p12.
  const { root: other } = await makePair('PT Penerbit', new Date());
  Object.assign(desk.app.sealer, { root: async () => other.certificate });
  expect((await getRoot()).raw.equals(other.certificate)).toBe(true);
  const reply = await app.inject({ url: `/letter/api/Verify/${verifyCode}/certificate` });
  expect(reply.headers['content-type']).toBe('application/pkix-cert');
  expect(reply.rawPayload.equals(ownRoot)).toBe(true);
  Object.assign(desk.app.sealer, { seal, root });
  expect((await app.inject({ url: '/letter/api/Verify/TIDAK-ADA/certificate' })).statusCode).toBe(404);
});

test('a marked copy above Biasa begins with the signed bytes, whose signature still verifies', async () => {
  const id = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  const { bytes } = await storedOf(id);
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  expect(raw.length).toBeGreaterThan(bytes.length);
  expect(raw.subarray(0, bytes.length).equals(bytes)).toBe(true);
  const signature = await readSignature(raw);
  const [, , after = 0, rest = 0] = signature.range;
  expect(after + rest).toBe(bytes.length);
  expect(signature.verifies((await getRoot()).raw)).toBe(true);
});

test('a letter that was signed before it came here is not signed again; whoever asks first at once gets the same', async () => {
  const id = await desk.inState('sent');
  await db.delete(letterDocuments).where(eq(letterDocuments.letterId, id));
  const asked = await Promise.all([staf, direktur, delegasi].map((one) => one.get(desk.at(id, '/pdf'))));
  const { bytes, hasPdfSignature } = await storedOf(id);
  for (const { raw } of asked) expect(raw.equals(bytes)).toBe(true);
  expect(hasPdfSignature).toBe(false);
  expect(bytes.includes('/ByteRange')).toBe(false);
  const { verifyCode } = (await staf.get(desk.at(id))).body.data;
  const page = await app.inject({ url: `/verifikasi/${verifyCode}` });
  expect(page.body).not.toContain('/certificate"');
});

test('who sets a missing document while another does answers with the one that is kept', async () => {
  const id = await desk.inState('sent');
  const { bytes: _, ...signed } = await storedOf(id);
  await db.delete(letterDocuments).where(eq(letterDocuments.letterId, id));
  const putFile = files.putFile.bind(files);
  vi.spyOn(files, 'putFile').mockImplementationOnce(async (...file) => {
    const mine = await putFile(...file);
    await db.insert(letterDocuments).values({ ...signed, signature: sealOf(secret, signed.sha256) });
    return mine;
  });
  const { raw } = await staf.get(desk.at(id, '/pdf'));
  expect(raw.equals((await storedOf(id)).bytes)).toBe(true);
  expect((await storedOf(id)).sha256).toBe(signed.sha256);
});

test('the table gives no key away, and no certificate but its own is used or given out', async () => {
  const { rows } = await db.execute<Record<string, string>>(sql`select * from seal_certificate`);
  const [row] = rows;
  const { seal } = await sealingNow(db, secret, new Date());
  // The private part of a P-256 key is 32 bytes at this place of its PKCS #8.
  const scalar = seal.key.subarray(36, 68);
  expect(scalar).toHaveLength(32);
  for (const value of Object.values(row ?? {}))
    for (const form of ['base64', 'base64url', 'latin1', 'hex'] as const)
      expect(Buffer.from(String(value), form).includes(scalar)).toBe(false);
  expect(await rootCertificate(db, 'a secret that somebody made up for this')).toBeUndefined();
  const { root: foreign } = await makePair('PT Nusantara Tol Raya (Persero)', new Date());
  await db.execute(sql`update seal_certificate set root = ${foreign.certificate.toString('base64')}`);
  expect((await getRoot()).status).toBe(404);
  await db.execute(sql`update seal_certificate set root = ${row?.root}`);
  expect((await getRoot()).status).toBe(200);
});

test('in time another seal certificate follows under the same root; with another secret a new root begins', async () => {
  const later = new Date(Date.now() + 6 * 366 * 86_400_000);
  const first = await sealingNow(db, secret, new Date());
  const second = await sealingNow(db, secret, later);
  expect(second.root.equals(first.root)).toBe(true);
  expect(second.seal.certificate.equals(first.seal.certificate)).toBe(false);
  expect(await countOfCertificates()).toBe(2);
  const other = await sealingNow(db, 'a secret that somebody made up for this', later);
  expect(other.root.equals(first.root)).toBe(false);
  expect(await countOfCertificates()).toBe(3);
  const { rows } = await db.execute(sql`select 1 from audit_log where action = 'make-certificate'`);
  expect(rows).toHaveLength(3);
});
