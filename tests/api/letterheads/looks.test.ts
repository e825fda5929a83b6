import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sheetOf } from '../../../src/letters/sheet/sheet.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { app } = desk;
const { staf, delegasi } = desk.people;
const admin = await app.signIn('admin');
const at = '/master-data/api/LetterheadTemplate';
const kinds = '/master-data/api/ScriptSubType';

test('a look is stored with its letterhead, and what cannot be read or has no room is said at its field', async () => {
  const body = {
    code: 'KOP-WARNA',
    name: 'Kop',
    companyCode: 'NTR',
    companyName: 'PT X',
    content: '<h2>PT X</h2>',
  };
  const look = { colour: '#0b5345', font: 'arimo', fontSize: 12, justified: false, followingHead: 'name' };
  const saved = await admin.post(at, { ...body, ...look, footer: 'Jalan\nTelepon' });
  expect(saved.body.data).toMatchObject({ ...look, footer: 'Jalan\nTelepon' });
  const faults = { colour: '#f2c14e', footer: 'a\nb\nc\nd', font: 'comic', fontSize: 13, followingHead: 'x' };
  const refused = await admin.put(`${at}/${saved.body.data.id}`, faults);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).sort()).toEqual(['followingHead', 'font', 'fontSize']);
  const unread = await admin.put(`${at}/${saved.body.data.id}`, { colour: '#f2c14e', footer: 'a\nb\nc\nd' });
  expect(unread.body.errors).toEqual({
    colour: [expect.stringContaining('Terlalu terang')],
    footer: ['Paling banyak 3 baris.'],
  });
  const shown = await admin.post(`${at}/preview`, { companyName: 'PT X', content: '<h2>PT X</h2>', ...look });
  expect(shown.raw.toString('latin1')).toContain('+Arimo');
  const light = { companyName: 'PT X', content: '<h2>PT X</h2>', colour: '#ffffff' };
  expect((await admin.post(`${at}/preview`, light)).body.errors).toEqual({ colour: [expect.any(String)] });
  await admin.delete(`${at}/${saved.body.data.id}`);
});

test('a kind is adjusted within limits, shown before it is saved, and goes back to the standard', async () => {
  const { id } = (await admin.get(`${kinds}?FirstChar=nota&PerPage=1`)).body.data.items[0];
  const kind = (await admin.get(`${kinds}/${id}`)).body.data;
  const adjustments = { margins: { left: 30 }, labels: { subject: 'Perihal' }, order: ['date'] };
  const saved = await admin.put(`${kinds}/${id}`, { adjustments, version: kind.version });
  expect(saved.body.data.adjustments).toEqual(adjustments);
  for (const wrong of [
    { margins: { left: 14 } },
    { labels: { subject: 'x'.repeat(41) } },
    { odd: 1 },
    'x',
    [],
  ])
    expect(
      (await admin.put(`${kinds}/${id}`, { adjustments: wrong })).body.errors,
      JSON.stringify(wrong),
    ).toEqual({
      adjustments: [expect.any(String)],
    });
  const draft = { name: 'Nota Dinas', arrangement: 'nota', adjustments };
  const shown = await admin.post(`${kinds}/preview`, draft);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
  const standard = await admin.post(`${kinds}/preview`, { ...draft, adjustments: null });
  expect(standard.raw.equals(shown.raw)).toBe(false);
  expect((await staf.post(`${kinds}/preview`, draft)).status).toBe(403);
  expect((await admin.post(`${kinds}/preview`, { ...draft, adjustments: { odd: 1 } })).body.errors).toEqual({
    adjustments: [expect.any(String)],
  });
  const back = await admin.put(`${kinds}/${id}`, { adjustments: null });
  expect(back.body.data.adjustments).toBeNull();
});

test('what is signed keeps letterhead, look and adjustments of its day: sheet, file and marked copy', async () => {
  const [open, secret] = [
    await desk.inState('sent'),
    await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas }),
  ];
  const draft = await desk.inState('draft');
  const paperOf = async (id: string) => (await staf.get(desk.at(id))).body.data.paper;
  const pdfOf = async (id: string, by = staf) => (await by.get(desk.at(id, '/pdf'))).raw;
  const before = { open: await paperOf(open), secret: await paperOf(secret), pdf: await pdfOf(open) };
  const marked = await pdfOf(secret, delegasi);
  const drafted = await pdfOf(draft);
  await app.db.execute(sql`
    update letterhead_template set colour = '#8a1c1c', font = 'tinos', font_size = 12, justified = false,
      footer = 'Jalan', following_head = 'full'`);
  await app.db.execute(sql`
    update script_sub_type set adjustments = '{"margins":{"left":40},"labels":{"subject":"Perihal"}}'`);
  expect(await paperOf(open)).toEqual(before.open);
  expect(await paperOf(secret)).toEqual(before.secret);
  expect((await pdfOf(open)).equals(before.pdf)).toBe(true);
  // A marked copy is the signed file with the reader's mark behind it.
  const again = await pdfOf(secret, delegasi);
  const signed = Math.min(again.length, marked.length) - 4000;
  expect(again.subarray(0, signed).equals(marked.subarray(0, signed))).toBe(true);
  const today = await paperOf(draft);
  expect(today.letterhead.style).toMatchObject({
    colour: '#8a1c1c',
    font: 'tinos',
    size: 12,
    footer: 'Jalan',
  });
  expect(today.adjustments).toEqual({ margins: { left: 40 }, labels: { subject: 'Perihal' } });
  const shown = (await staf.get(desk.at(draft))).body.data;
  expect(sheetOf(shown, shown.paper).adjustments).toEqual(today.adjustments);
  expect((await pdfOf(draft)).equals(drafted)).toBe(false);
  // What is drawn of a signed letter is set anew from what was kept: only where it is byte by byte what was signed.
  const looked = await desk.inState('sent');
  const drawn = async (id: string) => (await staf.get(desk.at(id, '/pages'))).body.data.drawn?.pages.length;
  expect(await drawn(open)).toBe(1);
  await app.db.execute(sql`update letterhead_template
    set colour = null, font = null, font_size = null, justified = true, footer = null, following_head = null`);
  await app.db.execute(sql`update script_sub_type set adjustments = null`);
  expect((await paperOf(looked)).letterhead.style).toMatchObject({ font: 'tinos', following: 'full' });
  expect((await paperOf(looked)).adjustments).toEqual(today.adjustments);
  expect(await drawn(looked)).toBe(1);
});

test('the text addresses one receiver by their own form, several by both', async () => {
  await app.db.execute(sql`update "user" set salutation = 'Ibu' where id = ${delegasi.userId}`);
  const content = '<p>Mohon {{sapaan}} hadir.</p>';
  const saidIn = async (id: string) => (await staf.get(desk.at(id))).body.data.paper.tags.sapaan;
  const one = await desk.inState('draft', { content });
  expect(await saidIn(one)).toBe('Ibu');
  const both = [delegasi, desk.people.legal].map(({ userId, positionId }) => ({
    ...{ userId, userPositionId: positionId, showUserName: false },
  }));
  expect(await saidIn(await desk.inState('draft', { content, receivers: both }))).toBe('Bapak/Ibu');
  const sent = await desk.inState('sent', { content });
  await app.db.execute(sql`update "user" set salutation = 'Bapak' where id = ${delegasi.userId}`);
  expect([await saidIn(sent), await saidIn(one)]).toEqual(['Ibu', 'Bapak']);
});

test('a letterhead is shown on a letter that its author reads, none above Biasa, and on no other', async () => {
  await app.db.execute(
    sql`update "role" set privileged_list = privileged_list || '{/master-data/template-kop-surat}'`,
  );
  const writer = await app.signIn('staf');
  const shown = (letterId: string) =>
    writer.post(`${at}/preview`, { companyName: 'PT X', content: '<h2>PT X</h2>', letterId });
  const open = await shown(await desk.inState('sent'));
  expect([open.status, open.headers['content-type']]).toEqual([200, 'application/pdf']);
  const refused = { status: 422, body: { errors: { letterId: [expect.any(String)] } } };
  expect(await shown(await desk.inState('draft'))).toMatchObject(refused);
  const secret = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  expect(await shown(secret)).toMatchObject(refused);
  expect((await shown('0199ffff-0000-7000-8000-000000000000')).status).toBe(404);
  expect(await shown('x')).toMatchObject(refused);
});
