import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { monthOfNumber, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;

test('a letter goes from draft by way of review and signature into the inboxes', async () => {
  const draft = await desk.save();
  expect(draft).toMatchObject({ state: 'draft', isDraft: true, version: 1, number: null });
  expect(draft.can).toMatchObject({ edit: true, delete: true, submit: true, review: false, sign: false });

  const submitted = await desk.submit(draft.id);
  expect(submitted).toMatchObject({ state: 'review', isDraft: false });
  expect(submitted.holder).toMatchObject({ personName: atasan.personName });
  const tasks = await atasan.get('/letter/api/Task?kind=review');
  expect(tasks.body.data.items).toMatchObject([{ letterId: draft.id, fromName: staf.personName }]);

  const approved = await desk.approve(draft.id);
  expect(approved.state).toBe('signing');
  expect(approved.reviewers[0]).toMatchObject({ status: 'approved' });

  const signed = await desk.sign(draft.id);
  expect(signed).toMatchObject({ state: 'sent', holder: null });
  expect(signed.number).toBe(`B-001/ND/NTR.DIROPS/OP.01.01/${monthOfNumber()}`);

  const inbox = await delegasi.get('/letter/api/Inbox');
  expect(inbox.body.data).toMatchObject({
    totalCount: 1,
    items: [{ letterId: draft.id, kind: 'receiver', isOpen: true, isRead: false, number: signed.number }],
  });
  expect(inbox.body.data.items[0].snippet).toBe('Mohon persetujuan atas rencana terlampir.');
  const copies = await arsiparis.get('/letter/api/Inbox');
  expect(copies.body.data.items).toMatchObject([{ letterId: draft.id, kind: 'cc' }]);

  const history = await staf.get(desk.at(draft.id, '/timeline'));
  expect(history.body.data.items.map((step: { event: string }) => step.event)).toEqual([
    'created',
    'submitted',
    'approved',
    'signed',
    'sent',
  ]);
  expect((await atasan.get('/letter/api/Task')).body.data.totalCount).toBe(0);
  expect((await direktur.get('/letter/api/Task')).body.data.totalCount).toBe(0);
});

test('the signed PDF is the one whose hash the public check gives, and it never changes', async () => {
  const id = await desk.inState('sent');
  const first = await delegasi.get(desk.at(id, '/pdf'));
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  const again = await staf.get(desk.at(id, '/pdf'));
  expect(again.raw.equals(first.raw)).toBe(true);

  const { body } = await staf.get(desk.at(id));
  const checked = await desk.app.stranger.get(`/letter/api/Verify/${body.data.verifyCode}`);
  expect(checked.status).toBe(200);
  expect(checked.body.data).toMatchObject({
    number: body.data.number,
    isSealed: true,
    hash: createHash('sha256').update(first.raw).digest('hex'),
    sender: { positionName: 'Direktur Operasi' },
  });
  expect(JSON.stringify(checked.body)).not.toContain('Rekayasa');
  expect((await desk.app.stranger.get('/letter/api/Verify/AAAAA-AAAAA-AAAAA-AAAAA')).status).toBe(404);
});

test('a draft is printed as KONSEP, without a number', async () => {
  const { id } = await desk.save();
  const pdf = await staf.get(desk.at(id, '/pdf'));
  expect(pdf.status).toBe(200);
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a returned letter goes to who returned it, then to the next reviewer who has not decided', async () => {
  const reviewers = [
    { ...desk.named(atasan), reviewOrder: 1 },
    { ...desk.named(arsiparis), reviewOrder: 2 },
  ];
  const { id } = await desk.save({ reviewers });
  await desk.submit(id);
  const returned = await desk.giveBack(id, 'Perbaiki tanggal.');
  expect(returned).toMatchObject({ state: 'revision', isDraft: true });
  const tasks = await staf.get('/letter/api/Task?kind=revision');
  expect(tasks.body.data.items).toMatchObject([{ letterId: id, fromName: atasan.personName }]);

  const { body } = await staf.get(desk.at(id));
  const saved = await staf.put(desk.at(id), {
    ...desk.letter({ reviewers, scriptDate: '2026-11-22' }),
    version: body.data.version,
  });
  expect(saved.status).toBe(200);
  expect(saved.body.data.reviewers).toMatchObject([
    { personName: atasan.personName, status: 'returned', note: 'Perbaiki tanggal.', reviewOrder: 1 },
    { personName: arsiparis.personName, status: null, reviewOrder: 2 },
  ]);
  const submitted = await desk.submit(id);
  expect(submitted.state).toBe('review');
  expect(submitted.holder.personName).toBe(atasan.personName);
  expect((await desk.approve(id)).holder.personName).toBe(arsiparis.personName);
  expect((await desk.approve(id, arsiparis)).state).toBe('signing');
});

test('without reviewers a letter goes straight to its sender', async () => {
  const { id } = await desk.save({ anyReviewer: 'tidakAda', reviewers: [] });
  expect((await desk.submit(id)).state).toBe('signing');
});

test('while under review only the reviewers who have not decided may change', async () => {
  const reviewers = [
    { ...desk.named(atasan), reviewOrder: 1 },
    { ...desk.named(arsiparis), reviewOrder: 2 },
  ];
  const { id } = await desk.save({ reviewers });
  await desk.submit(id);
  const { version } = await desk.approve(id);
  const other = await staf.put(desk.at(id), { ...desk.letter({ reviewers, subject: 'Lain' }), version });
  expect(other.status).toBe(409);
  const replaced = [
    { ...desk.named(delegasi), reviewOrder: 2 },
    { ...desk.named(atasan), reviewOrder: 1 },
  ];
  const changed = await staf.put(desk.at(id), { ...desk.letter({ reviewers: replaced }), version });
  expect(changed.status).toBe(200);
  expect(changed.body.data.reviewers).toMatchObject([
    { personName: atasan.personName, status: 'approved' },
    { personName: delegasi.personName, status: null },
  ]);
  expect(changed.body.data.holder.personName).toBe(delegasi.personName);
  // Taken off before it was their turn: not on the letter any more.
  expect((await arsiparis.get(desk.at(id))).status).toBe(404);
  expect((await arsiparis.get('/letter/api/Task')).body.data.totalCount).toBe(0);
  expect((await delegasi.get('/letter/api/Task?kind=review')).body.data.totalCount).toBe(1);
});
