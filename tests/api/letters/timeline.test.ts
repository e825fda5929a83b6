import { expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { openDispositionDesk } from './dispositions-desk.ts';

// History by reader: drafting and review parties see all of it, receivers only what follows the sending.
const desk = await openDispositionDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
type Step = { event: string; positionName: string; note: string | null };
const stepsOf = async (by: Caller, id: string): Promise<Step[]> => {
  const { status, body } = await by.get(desk.letterAt(id, '/timeline'));
  expect(status).toBe(200);
  return body.data.items;
};
const eventsOf = async (by: Caller, id: string) => (await stepsOf(by, id)).map(({ event }) => event);
const itemOf = async (by: Caller, id: string): Promise<string> =>
  (await by.get(`/letter/api/Inbox?letterId=${id}`)).body.data.items[0].id;
const must = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
};

/**
 * A letter withdrawn, nudged, parafed and returned by the signer, each with a note; then signed to delegasi, cc
 * arsiparis.
 */
async function letterWithAPast(): Promise<string> {
  const { id } = await desk.save();
  await desk.submit(id);
  await must(staf.post(desk.letterAt(id, '/withdraw'), { reason: 'ALASAN-TARIK' }));
  await desk.submit(id);
  await must(staf.post(desk.letterAt(id, '/nudge'), { note: 'CATATAN-INGAT' }));
  await must(atasan.post(desk.letterAt(id, '/review'), { decision: 'approve', note: 'CATATAN-PARAF' }));
  await must(direktur.post(desk.letterAt(id, '/review'), { decision: 'return', note: 'CATATAN-KEMBALI' }));
  await desk.submit(id);
  await desk.sign(id);
  return id;
}

test('who receives a letter learns nothing of how it was made, nor what other receivers did with it', async () => {
  const id = await letterWithAPast();
  await must(arsiparis.post(`/letter/api/Inbox/${await itemOf(arsiparis, id)}/read`));
  await must(delegasi.post(`/letter/api/Inbox/${await itemOf(delegasi, id)}/read`));
  await must(arsiparis.post(`/letter/api/Inbox/${await itemOf(arsiparis, id)}/close`));
  await must(delegasi.post(`/letter/api/Inbox/${await itemOf(delegasi, id)}/close`));
  await must(delegasi.post(`/letter/api/Inbox/${await itemOf(delegasi, id)}/reopen`));
  expect(await eventsOf(delegasi, id)).toEqual(['signed', 'sent', 'read', 'closed', 'reopened']);
  expect(await eventsOf(arsiparis, id)).toEqual(['signed', 'sent', 'read', 'closed']);
  for (const by of [delegasi, arsiparis])
    for (const rest of ['', '/timeline']) {
      const { raw } = await by.get(desk.letterAt(id, rest));
      expect(raw.toString()).not.toMatch(/CATATAN|ALASAN/);
    }
});

test('those who make it read all of that, and who has read it since', async () => {
  const id = await letterWithAPast();
  await must(delegasi.post(`/letter/api/Inbox/${await itemOf(delegasi, id)}/read`));
  for (const by of [staf, atasan, direktur]) {
    const steps = JSON.stringify(await stepsOf(by, id));
    for (const word of ['CATATAN-KEMBALI', 'CATATAN-INGAT', 'ALASAN-TARIK', 'CATATAN-PARAF', '"read"'])
      expect(steps).toContain(word);
    const { reviewers } = (await by.get(desk.letterAt(id))).body.data;
    expect(JSON.stringify(reviewers)).toContain('CATATAN-PARAF');
  }
});

test('steps of dispositions are for those who see the disposition', async () => {
  const { letterId, itemId } = await desk.received({ ccs: [desk.named(arsiparis)] });
  const { body } = await desk.dispose(itemId);
  await must(delegasi.post(desk.at(body.data.id, 'read')));
  await must(atasan.post(desk.at(body.data.id, 'start')));
  const given = await desk.further(body.data.id);
  await must(staf.post(desk.at(given.body.data.id, 'start')));
  const dispositionSteps = async (by: Caller) =>
    (await eventsOf(by, letterId)).filter((event) => event.startsWith('dispos'));
  const first = ['disposed', 'disposition-read', 'disposition-started'];
  expect(await dispositionSteps(direktur)).toEqual([...first, 'disposed', 'disposition-started']);
  expect(await dispositionSteps(atasan)).toEqual([...first, 'disposed', 'disposition-started']);
  // Beside the further disposition, not below it.
  expect(await dispositionSteps(delegasi)).toEqual(first);
  // In copy, and not in any of it.
  expect(await dispositionSteps(arsiparis)).toEqual([]);
});
