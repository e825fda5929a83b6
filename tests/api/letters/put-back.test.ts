import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { idOf, openDesk } from './desk.ts';

const desk = await openDesk();
const outward = await idOf(desk.app, sql`script_sub_type where code = 'SD'`);
const outwardKind = await idOf(
  desk.app,
  sql`script_type where id = (select script_type_id from script_sub_type where id = ${outward})`,
);
const { staf, direktur, delegasi } = desk.people;
const text = Buffer.from('Lampiran').toString('base64');
const withFile = { attachments: [{ title: 'Foto', content: text, file: 'foto.txt', positionOrder: 1 }] };
type Kept = Record<string, unknown>;
const withoutStamps = ({
  version: _v,
  updatedAt: _u,
  isUpdateScript: _i,
  paper: _p,
  reviewers,
  ...rest
}: Kept) => ({
  ...rest,
  // Undecided reviewers are inserted again, with new ids.
  reviewers: (reviewers as Kept[]).map(({ id: _id, ...reviewer }) => reviewer),
});

describe.each<LetterState>(['draft', 'review', 'revision'])('a letter that is read, %s,', (state) => {
  test.each([
    ['inside the company', {}],
    ['with a file', withFile],
    [
      'that leaves it',
      {
        concern: 'external',
        naskahDinasParentCategoryId: outwardKind,
        naskahDinasCategoryId: outward,
        internalToExternal: {
          address: 'Jalan Merdeka 1',
          externalReceiver: [{ institutionId: null, name: 'PT Mitra', email: null }],
          externalCc: [],
        },
      },
    ],
  ])('can be sent back as it came: %s', async (_what, over) => {
    const id = await desk.inState(state, over);
    const read = (await staf.get(desk.at(id))).body.data;
    const { status, body } = await staf.put(desk.at(id), read);
    expect(status, JSON.stringify(body)).toBe(200);
    const again = (await staf.get(desk.at(id))).body.data;
    expect(withoutStamps(again)).toEqual(withoutStamps(read));
  });
});

test('so can one from outside, its scan not doubled', async () => {
  const scan = {
    title: 'Pindaian',
    content: Buffer.from('%PDF-1.4\nPindaian\n').toString('base64'),
    fileName: 'pindaian.pdf',
    positionOrder: 1,
    isDocument: true,
  };
  const { id } = await desk.save({
    from: 'external',
    number: '12/XI/2026',
    externalToInternal: { receivedDate: '2026-11-22T03:00:00.000Z', externalSenderName: 'PT Mitra' },
    attachments: [scan],
    reviewers: [],
    anyReviewer: 'tidakAda',
  });
  const read = (await staf.get(desk.at(id))).body.data;
  expect(read.attachments).toHaveLength(1);
  const { status, body } = await staf.put(desk.at(id), read);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(withoutStamps((await staf.get(desk.at(id))).body.data)).toEqual(withoutStamps(read));
});

test('the words of the contract are understood: a draft, new or not, a file by its name, nobody\u2019s members', async () => {
  const person = desk.named(delegasi);
  const receivers = [{ ...person, isGroup: false, members: [person] }];
  const hints = { isDraft: true, isUpdateScript: false, userDelegationId: null };
  const saved = await desk.save({ ...hints, ...withFile, receivers });
  expect(saved).toMatchObject({ isDraft: true, isUpdateScript: false, userDelegationId: null });
  expect(saved.attachments).toMatchObject([
    { title: 'Foto', file: 'foto.txt', fileName: 'foto.txt', size: 8 },
  ]);
  const again = await staf.put(desk.at(saved.id), { ...saved, isUpdateScript: true });
  expect(again.body.data).toMatchObject({ isUpdateScript: true });
});

test('the version may come as If-Match; without one a letter is not written over', async () => {
  const { version, ...read } = await desk.save();
  const put = (headers: Record<string, string>) =>
    staf.ask({ method: 'PUT', url: desk.at(read.id), payload: read, headers });
  expect((await put({})).body.errors).toHaveProperty('version');
  expect((await put({ 'if-match': `"${version}"` })).status).toBe(200);
  expect((await put({ 'if-match': `"${version}"` })).status).toBe(409);
});

test('what nobody may set is refused as before', async () => {
  const read = await desk.save();
  for (const [name, value] of [
    ['state', 'sent'],
    ['userId', direktur.userId],
    ['isDraft', false],
    ['signedAt', '2026-11-22T03:00:00.000Z'],
    ['lain', 1],
  ] as const) {
    const { status, body } = await staf.put(desk.at(read.id), { ...read, [name]: value });
    expect([status, body.errors]).toEqual([422, { [name]: ['Isian tidak dikenal.'] }]);
  }
});

test('the deadline of a disposition may be a moment: it is the day there', async () => {
  const id = await desk.inState('sent', { receivers: [desk.named(direktur)] });
  const items = (await direktur.get('/letter/api/Inbox?PerPage=100')).body.data.items;
  const item = items.find((one: { letterId?: string; id: string }) => one.letterId === id);
  const given = await direktur.post(`/letter/api/Inbox/${item.id}/disposition`, {
    receivers: [{ userId: desk.people.atasan.userId, userPositionId: desk.people.atasan.positionId }],
    deadline: '2026-12-01T20:00:00.000Z',
    note: 'Tindak lanjuti.',
  });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  const { rows } = await desk.app.pool.query('select deadline::text from disposition where letter_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ deadline: '2026-12-02' }]);
});
