import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keyOf } from '../../../server/files/index.ts';
import { removeLeftFiles } from '../../../server/jobs/remove-left-files.ts';
import { moveLogos } from '../../../server/letterheads/index.ts';
import type { Ok } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';
import { jpg, png, svg } from './pictures.ts';

const desk = await openDesk();
const { app } = desk;
const { staf } = desk.people;
const admin = await app.signIn('admin');

const at = '/master-data/api/LetterheadTemplate';
const upload = (content: Buffer | string, by = admin) =>
  by.ask<Ok<{ logo: string }>>({
    method: 'POST',
    url: '/master-data/api/Logo',
    payload: content,
    headers: { 'content-type': 'image/png' },
  });
const taken = async (content: Buffer | string) => (await upload(content)).body.data.logo;
const save = (values: object) =>
  admin.post(at, {
    // After the demo's own, which a letter of the company takes as the first by code.
    ...{ code: `Z-KOP-${Math.random().toString(36).slice(2, 8)}`, name: 'Kop', companyCode: 'NTR' },
    ...{ companyName: 'PT Contoh', content: '<h2>PT Contoh</h2>', logo: null, ...values },
  });
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

test('a logo is taken by what is in it, whatever it is called', async () => {
  const drawing = svg('<circle cx="4" cy="4" r="4"/>');
  const used = svg('<defs><path id="p" d="M0 0h8v8z"/></defs><use href="#p" style="fill:rgb(1,2,3)"/>');
  for (const content of [png, jpg, drawing, used]) {
    const { status, body } = await upload(content);
    expect([status, body.data?.logo]).toEqual([200, sha256(content)]);
    expect((await save({ logo: sha256(content) })).status).toBe(200);
  }
  const broken = Buffer.concat([png.subarray(0, 40), Buffer.alloc(30)]);
  const wide = Buffer.from(png);
  wide.writeUInt32BE(5000, 16);
  for (const content of [
    '',
    'GIF89a',
    `words ${drawing}`,
    broken,
    wide,
    Buffer.concat([png, Buffer.alloc(100 * 1024)]),
    svg('<script>alert(1)</script>'),
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    svg('<rect onload="x()"/>'),
    svg('<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/>'),
    svg('<rect style="fill:u\\72l(https://contoh.id)"/>'),
    svg('<use href="https://contoh.id/a.svg#b"/>'),
    svg('<g id="a"><use href="#a"/></g>'),
    svg('<path d="M0 0h1"/>'.repeat(2001)),
    `<?xml version="1.0" encoding="utf-16"?>${svg('<rect width="1" height="1"/>')}`,
    svg(
      `<desc>${['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')}</desc>`,
    ),
    svg('<rect/onload="x()"/>'),
    svg('<image href="https://contoh.id/a.png"/>'),
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
  ])
    expect(await upload(content), String(content).slice(0, 60)).toMatchObject({
      status: 422,
      body: { errors: { logo: [expect.any(String)] } },
    });
  const huge = await upload(Buffer.alloc(200 * 1024));
  expect([huge.status, huge.body.message]).toEqual([413, expect.stringContaining('100 KB')]);
  expect(huge.body).toMatchObject({ errors: { logo: [expect.stringContaining('100 KB')] } });
});

test('the audit log says who brought a logo', async () => {
  const logo = await taken(svg('<rect width="3" height="8"/>'));
  const { rows } = await app.db.execute(sql`
    select u.email, a.resource, a.after->>'mimeType' as "mimeType" from audit_log a join "user" u on u.id = a.user_id
    where a.action = 'take-logo' and a.after->>'logo' = ${logo}`);
  expect(rows).toEqual([
    {
      email: 'admin@naskah.example',
      resource: 'master-data.template-kop-surat',
      mimeType: 'image/svg+xml',
    },
  ]);
});

test('a letterhead that was deleted before the update comes back, without a logo that nobody knows', async () => {
  const { id } = (await save({})).body.data;
  expect((await admin.delete(`${at}/${id}`)).status).toBe(200);
  const as = { logo: 'data:image/png;base64,AAAA', companyCode: 'LAMA' };
  await app.db.execute(sql`update audit_log set before = before || ${JSON.stringify(as)}::jsonb
    where record_id = ${id} and action = 'delete'`);
  const restored = await admin.post(`${at}/bulk`, { action: 'restore', ids: [id] });
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  const { body } = await admin.get(`${at}/${id}`);
  expect([body.data.logo, body.data.companyCode]).toEqual([null, 'LAMA']);
});

test('only who draws up letterheads uploads; everybody who is signed in sees it, kept by the browser', async () => {
  const drawing = svg('<rect width="8" height="8"/>');
  expect((await upload(drawing, staf)).status).toBe(403);
  const address = `/master-data/api/Logo/${await taken(drawing)}`;
  const seen = await staf.get(address);
  expect([seen.status, seen.raw.toString()]).toEqual([200, drawing]);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(String(seen.headers['content-disposition'])).toMatch(/^attachment/);
  expect((await app.stranger.get(address)).status).toBe(401);
});

test('no other file is given out as a logo, or named as one', async () => {
  const { hash } = await app.files.putFile(Buffer.from('rahasia'), { name: 'a.txt', maxBytes: 100 });
  expect((await admin.get(`/master-data/api/Logo/${hash}`)).status).toBe(404);
  for (const logo of [hash, sha256('nothing'), 'https://contoh.id/logo.png', 'data:image/png;base64,AAAA'])
    expect(await save({ logo })).toMatchObject({
      status: 422,
      body: { errors: { logo: [expect.any(String)] } },
    });
  const sample = { content: '<h2>PT X</h2>', companyName: 'PT X', logo: hash };
  expect(await admin.post(`${at}/preview`, sample)).toMatchObject({
    status: 422,
    body: { errors: { logo: [expect.any(String)] } },
  });
});

test('a letterhead is of a company there is; what it was of before stays', async () => {
  const refused = { status: 422, body: { errors: { companyCode: [expect.any(String)] } } };
  expect(await save({ companyCode: 'XX' })).toMatchObject(refused);
  const { body } = await save({ companyCode: 'NTO' });
  await app.db.execute(sql`update letterhead_template set company_code = 'LAMA' where id = ${body.data.id}`);
  const kept = (await admin.get(`${at}/${body.data.id}`)).body.data;
  const changed = await admin.put(`${at}/${kept.id}`, { ...kept, name: 'Kop lama' });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const again = { ...kept, version: changed.body.data.version };
  expect(await admin.put(`${at}/${kept.id}`, { ...again, companyCode: 'XX' })).toMatchObject(refused);
});

test('the sample of a letterhead carries its logo, and no mark where there is none', async () => {
  const pdf = async (logo: string | null) =>
    (await admin.post(`${at}/preview`, { content: '<h2>PT X</h2>', companyName: 'PT X', logo })).raw.toString(
      'latin1',
    );
  expect(await pdf(null)).not.toContain('/Figure');
  expect(await pdf(await taken(png))).toMatch(/\/Subtype ?\/Image/);
  expect(await pdf(await taken(jpg))).toMatch(/\/Subtype ?\/Image/);
});

test('lists and look-ups carry no bytes, and a signed letter keeps the logo it was printed with', async () => {
  await moveLogos(app);
  const listed = await staf.get(`${at}/lookup`);
  expect(listed.raw.length).toBeLessThan(listed.body.data.items.length * 800);
  const own = listed.body.data.items.find((row: { code: string }) => row.code === 'KOP-NTR');
  const sent = await desk.inState('sent');
  const draft = await desk.inState('draft');
  const logoOf = async (id: string) => (await staf.get(desk.at(id))).body.data.paper.letterhead.logo;
  expect([await logoOf(sent), own.logo]).toEqual([own.logo, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const pdf = (await staf.get(desk.at(sent, '/pdf'))).raw;
  const other = await taken(svg('<rect width="4" height="8"/>'));
  await app.db.execute(sql`update letterhead_template set logo = ${other} where company_code = 'NTR'`);
  expect([await logoOf(sent), await logoOf(draft)]).toEqual([own.logo, other]);
  expect((await staf.get(desk.at(sent, '/pdf'))).raw.equals(pdf)).toBe(true);
  // Nothing but the printed letter names the first one now.
  await removeLeftFiles(app, new Date(Date.now() + 5 * 86_400_000));
  await removeLeftFiles(app, new Date(Date.now() + 60 * 86_400_000));
  expect(await app.files.hasFile(own.logo)).toBe(true);
  // Paper is not set without the mark that belongs on it.
  writeFileSync(join(app.config.dataFolder, 'files', keyOf(other)), 'altered');
  expect((await staf.get(`/master-data/api/Logo/${other}`)).status).toBe(409);
  expect(await staf.get(desk.at(draft, '/pdf'))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('logo') },
  });
});
