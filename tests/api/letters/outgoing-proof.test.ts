import { describe, expect, it } from 'vitest';
import { day, openOutgoingDesk } from './outgoing-desk.ts';

const desk = await openOutgoingDesk();
const { at, sent, shared, dispatch } = desk;
const { staf, direktur, arsiparis, admin } = desk.people;
const receipt = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64');
const proof = {
  receiverName: 'Rina, front office',
  receivedDate: day(),
  fileName: 'tanda-terima.pdf',
  content: receipt,
};

describe('the proof of a dispatch', () => {
  it('is kept with who took it and when, stands in the history, and can be read again', async () => {
    const id = await sent();
    const dispatched = await dispatch(id, { channel: 'courier', date: day() });
    const dispatchId = dispatched.body.data.items[0].id;
    const path = at(id, `/dispatch/${dispatchId}/proof`);
    expect((await staf.get(path)).status).toBe(404);
    const both = await Promise.all([staf.post(path, proof), direktur.post(path, proof)]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const { body } = await staf.get(at(id, '/dispatch'));
    expect(body.data.items[0].proof).toMatchObject({
      receiverName: 'Rina, front office',
      receivedDate: day(),
      fileName: 'tanda-terima.pdf',
    });
    expect(JSON.stringify(body)).not.toContain('fileHash');
    const file = await staf.get(path);
    expect(file.status).toBe(200);
    expect(file.raw.toString('base64')).toBe(receipt);
    const timeline = await staf.get(at(id, '/timeline'));
    expect(
      timeline.body.data.items.filter((step: { event: string }) => step.event === 'dispatch-proved'),
    ).toHaveLength(1);
  });

  it.each([
    ['no receiver', { ...proof, receiverName: ' ' }, 'receiverName'],
    ['no file', { ...proof, content: '' }, 'content'],
    ['a broken file', { ...proof, content: '***' }, 'content'],
    ['a program', { ...proof, fileName: 'bukti.exe' }, 'content'],
    ['a day to come', { ...proof, receivedDate: day(2) }, 'receivedDate'],
    ['a day before it left', { ...proof, receivedDate: '2020-01-01' }, 'receivedDate'],
  ])('refuses %s at the field', async (_what, body, field) => {
    const id = await shared();
    const dispatched = await dispatch(id, { channel: 'courier', date: day() });
    const answer = await staf.post(at(id, `/dispatch/${dispatched.body.data.items[0].id}/proof`), body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('belongs to the dispatches of this letter and to those who may dispatch', async () => {
    const id = await shared();
    const other = await sent();
    const dispatched = await dispatch(other, { channel: 'courier', date: day() });
    const dispatchId = dispatched.body.data.items[0].id;
    expect((await staf.post(at(id, `/dispatch/${dispatchId}/proof`), proof)).status).toBe(404);
    expect((await staf.post(at(other, '/dispatch/x/proof'), proof)).status).toBe(404);
    expect((await arsiparis.post(at(other, `/dispatch/${dispatchId}/proof`), proof)).status).toBe(403);
    expect((await admin.get(at(other, '/dispatch'))).status).toBe(404);
  });
});
