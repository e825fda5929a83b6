import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Opening } from '../../../../domain/letters/letter-opening.ts';
import type { Caller, Page } from '../../../support/app.ts';
import { countStatements } from '../../../support/count-statements.ts';
import { actAs, openDesk } from '../desk.ts';

// SPEC B3: every opening is logged, and those responsible for a letter see who opened it.
const desk = await openDesk();
const { staf, direktur, delegasi, arsiparis, admin } = desk.people;
const openings = async (by: Caller, id: string, query = '') => {
  const { status, body } = await by.get<Page<Opening>>(desk.at(id, `/openings${query}`));
  return { status, items: body.data?.items ?? [], totalCount: body.data?.totalCount };
};
const note = {
  title: 'Catatan',
  fileName: 'catatan.txt',
  content: Buffer.from('isi').toString('base64'),
  positionOrder: 1,
};

test('says who opened what, in which post, for whom and how often; by day, the latest first', async () => {
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.terbatas,
    receivers: [desk.named(direktur)],
    attachments: [note],
  });
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  await desk.app.db.execute(sql`delete from audit_log where record_id = ${id}`);
  const { attachments } = (await direktur.get(desk.at(id))).body.data;
  await direktur.get(desk.at(id));
  await secretary.get(desk.at(id, '/pdf'));
  await arsiparis.get(desk.at(id, `/attachments/${attachments[0].id}`));
  const { items, totalCount } = await openings(staf, id);
  expect(totalCount).toBe(3);
  expect(items).toMatchObject([
    {
      kind: 'open-attachment',
      personName: arsiparis.personName,
      fileName: 'catatan.txt',
      isUnmarked: true,
      onBehalfOf: null,
      times: 1,
    },
    {
      kind: 'open-pdf',
      personName: desk.people.sekretaris.personName,
      onBehalfOf: direktur.personName,
      fileName: null,
      isUnmarked: false,
    },
    { kind: 'open', personName: direktur.personName, positionName: 'Direktur Operasi', times: 2 },
  ]);
  const second = await openings(staf, id, '?Page=2&PerPage=1');
  expect([second.items, second.totalCount]).toMatchObject([[{ kind: 'open-pdf' }], 3]);
});

test('is for the drafter and the sender, and for who keeps the administrators, without what files are called', async () => {
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.rahasia,
    attachments: [note],
  });
  const { attachments, can } = (await delegasi.get(desk.at(id))).body.data;
  expect(can.seeOpenings).toBe(false);
  await delegasi.get(desk.at(id, `/attachments/${attachments[0].id}`));
  expect((await staf.get(desk.at(id))).body.data.can.seeOpenings).toBe(true);
  expect((await openings(direktur, id)).status).toBe(200);
  expect((await openings(delegasi, id)).status).toBe(403);
  expect((await openings(desk.people.legal, id)).status).toBe(404);
  const seen = await openings(admin, id);
  expect(seen.items.map(({ kind }) => kind)).toContain('open-attachment');
  expect(seen.items.map(({ fileName }) => fileName)).toEqual(seen.items.map(() => null));
  for (const bad of ['x', '00000000-0000-7000-8000-000000000000'])
    expect((await openings(admin, bad)).status).toBe(404);
});

test('of a letter of class Biasa nothing is logged', async () => {
  const id = await desk.inState('sent');
  const { body } = await delegasi.get(desk.at(id));
  expect(body.data.can.seeOpenings).toBe(false);
  expect((await openings(staf, id)).totalCount).toBe(0);
});

test('asks three statements: the letter, the page and the count; and refuses what it does not know', async () => {
  const id = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  expect(await countStatements(desk.app.pool, () => openings(staf, id))).toBe(3);
  for (const query of ['?FirstChar=a', '?state=sent', '?OrderBy=personName'])
    expect((await openings(staf, id, query)).status).toBe(400);
});
