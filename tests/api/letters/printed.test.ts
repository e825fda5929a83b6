import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { letterSheet } from '../../../server/letters/sheet/letter-sheet.ts';
import { letters } from '../../../server/letters/tables.ts';
import { sheetOf } from '../../../src/letters/sheet/sheet.ts';
import { actAs, openDesk, password } from './desk.ts';

const desk = await openDesk();
const { staf, direktur } = desk.people;
const { db, stranger } = desk.app;

test('posts, companies and people that are renamed leave a signed letter as it was printed', async () => {
  const id = await desk.inState('sent');
  const draft = await desk.inState('draft');
  const before = (await staf.get(desk.at(id))).body.data;
  const checked = async () => (await stranger.get(`/letter/api/Verify/${before.verifyCode}`)).body.data;
  const verified = await checked();
  await db.execute(sql`update position set name = name || ' Baru'`);
  await db.execute(sql`update letterhead_template set company_name = company_name || ' Tbk'`);
  const after = (await staf.get(desk.at(id))).body.data;
  expect(after.paper).toEqual(before.paper);
  expect(after.paper).toMatchObject({
    from: 'Direktur Operasi',
    signer: { positionName: 'Direktur Operasi' },
  });
  expect(await checked()).toEqual(verified);
  expect((await staf.get(desk.at(draft))).body.data.paper.from).toBe('Direktur Operasi Baru');
  await db.execute(sql`update position set name = replace(name, ' Baru', '')`);
});

test('an acting sender, a hidden name, a delegate: the sheet says what the PDF says', async () => {
  const content = '<p>{{dari}} · {{jabatan}} · {{npp}} · {{kepada}}</p>';
  const hidden = await desk.inState('signing', { content, showSenderName: false });
  await db.execute(
    sql`update job_mapping set type = 'plt' where user_id = ${direktur.userId} and position_id = ${direktur.positionId}`,
  );
  await agree(hidden, 'Plt. Direktur Operasi');
  await desk.sign(hidden);
  await agree(hidden, 'Plt. Direktur Operasi');
  const own = await desk.inState('signing', { content });
  await db.execute(sql`update delegation set scopes = '{tandatangan,baca}'`);
  const delegate = await actAs(desk.app, 'delegasi', 'Delegation');
  expect((await delegate.post(desk.at(own, '/sign'), { password })).status).toBe(200);
  const sheet = await agree(own, 'Plt. Direktur Operasi');
  expect(sheet.tagValues.jabatan).toMatch(/^a\.n\. Direktur Operasi, /);
  await db.execute(
    sql`update job_mapping set type = 'definitif' where user_id = ${direktur.userId} and position_id = ${direktur.positionId}`,
  );
});

test('the paper over an uploaded document names it with the hash of its bytes', async () => {
  const bytes = Buffer.from('%PDF-1.4\nPerjanjian kerja sama\n%%EOF\n');
  const attachments = [
    {
      title: 'Perjanjian',
      fileName: 'perjanjian.pdf',
      content: bytes.toString('base64'),
      positionOrder: 1,
      isDocument: true,
    },
  ];
  const upload = { contentMode: 'upload', content: '', coverContent: '<p>Terlampir.</p>', attachments };
  const id = await desk.inState('sent', upload);
  const { paper } = (await staf.get(desk.at(id))).body.data;
  expect(paper.document).toEqual({
    name: 'Perjanjian (perjanjian.pdf)',
    size: '0,1 KB',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const { document } = await letterSheet(desk.app, await row(id));
  expect(document).toMatchObject({ file: paper.document, bodyHtml: '<p>Terlampir.</p>', coverHtml: '' });
});

test('a naskah pengantar is printed before the letter, its tags filled', async () => {
  const id = await desk.inState('sent', { coverContent: '<p>Perihal {{perihal}}</p>' });
  const { document } = await letterSheet(desk.app, await row(id));
  expect(document.coverHtml).toBe('<p>Perihal Rekayasa lalu lintas Natal</p>');
  const letter = (await staf.get(desk.at(id))).body.data;
  expect(sheetOf(letter, letter.paper).coverHtml).toBe('<p>Perihal {{perihal}}</p>');
});

const row = async (id: string) => {
  const [found] = await db.select().from(letters).where(eq(letters.id, id));
  if (!found) throw new Error('The letter is gone');
  return found;
};

/** Checks that a letter's sheet matches the source of its PDF; gives the sheet. */
async function agree(id: string, from: string) {
  const letter = (await staf.get(desk.at(id))).body.data;
  const sheet = sheetOf(letter, letter.paper);
  expect(sheet.from).toBe(from);
  const signed = letter.signedAt && {
    number: letter.number,
    signedAt: new Date(letter.signedAt),
    verifyUrl: 'https://naskah.example',
    signer: { ...letter.paper.signer, personName: letter.paper.tags.dari, npp: letter.paper.tags.npp },
  };
  const { document, facts } = await letterSheet(desk.app, await row(id), signed || undefined);
  expect(document.from).toBe(from);
  expect(sheet.tagValues).toMatchObject(facts.tags);
  expect(facts.tags.npp).toMatch(/^\d+$/);
  expect(document.bodyHtml).toContain(`${facts.tags.dari} · ${facts.tags.jabatan} · ${facts.tags.npp}`);
  return sheet;
}
