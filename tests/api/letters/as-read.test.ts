import { describe, expect, test } from 'vitest';
import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { openDesk, password } from './desk.ts';

// A paraf or signature applies to the text that was read: a drafter may withdraw and resend the letter meanwhile.
const desk = await openDesk();
const { staf, atasan, direktur } = desk.people;
const changed = 'Naskah ini telah berubah sejak Anda membukanya. Baca kembali sebelum memutuskan.';

/** Loads a letter as its reader sees it, then rewrites it behind their back. */
async function rewrittenAfterReading(state: LetterState, reader: typeof staf) {
  const id = await desk.inState(state);
  const { version } = (await reader.get(desk.at(id))).body.data;
  expect((await staf.post(desk.at(id, '/withdraw'), { reason: 'Ada yang keliru.' })).status).toBe(200);
  const draft = (await staf.get(desk.at(id))).body.data;
  const saved = await staf.put(
    desk.at(id),
    desk.letter({
      content: '<p>Disetujui Rp 10 miliar.</p>',
      reviewers: draft.reviewers
        .filter((one: { status: string | null }) => one.status === null)
        .map(({ userId, userPositionId, reviewOrder }: Record<string, unknown>) => ({
          ...{ userId, userPositionId, reviewOrder, showUserName: false },
        })),
      version: draft.version,
    }),
  );
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await desk.submit(id);
  return { id, version };
}
const stateOf = async (id: string) => (await staf.get(desk.at(id))).body.data.state;
const now = async (id: string, reader: typeof staf) => (await reader.get(desk.at(id))).body.data.version;

describe('a letter that changed after it was read', () => {
  test('is not signed; read again it is', async () => {
    const { id, version } = await rewrittenAfterReading('signing', direktur);
    for (const body of [{ password, version }, { version }])
      expect(await direktur.post(desk.at(id, '/sign'), body)).toMatchObject({
        status: 409,
        body: { message: changed },
      });
    expect(await stateOf(id)).toBe('signing');
    const signed = await direktur.post(desk.at(id, '/sign'), { password, version: await now(id, direktur) });
    expect(signed.body.data.state).toBe('sent');
  });

  test('gets no paraf and is not returned; read again it gets it', async () => {
    const { id, version } = await rewrittenAfterReading('review', atasan);
    for (const decision of [{ decision: 'approve' }, { decision: 'return', note: 'Ulangi.' }])
      expect(await atasan.post(desk.at(id, '/review'), { ...decision, version })).toMatchObject({
        status: 409,
        body: { message: changed },
      });
    expect(await stateOf(id)).toBe('review');
    const read = await now(id, atasan);
    expect((await atasan.post(desk.at(id, '/review'), { decision: 'approve', version: read })).status).toBe(
      200,
    );
  });

  test('is left out where many are decided at once, and the others go through', async () => {
    const [one, other] = [await rewrittenAfterReading('signing', direktur), await desk.inState('signing')];
    const task = async (id: string) =>
      (await direktur.get(`/letter/api/Task?letterId=${id}`)).body.data.items[0];
    expect((await task(one.id)).version).toBe(await now(one.id, direktur));
    const { body } = await direktur.post('/letter/api/Task/sign', {
      ids: [one, other, { id: other.toUpperCase(), version: (await task(other)).version }, one.id],
      password,
    });
    expect(body.data.items).toMatchObject([
      { id: one.id, ok: false, statusCode: 409, message: changed },
      { id: other, ok: true },
    ]);
    const review = await rewrittenAfterReading('review', atasan);
    const answer = await atasan.post('/letter/api/Task/review', { ids: [review], decision: 'approve' });
    expect(answer.body.data.items).toMatchObject([{ ok: false, statusCode: 409, message: changed }]);
  });
});

test('a version that is none is refused by name', async () => {
  const id = await desk.inState('signing');
  for (const version of ['1', 1.5, null])
    expect((await direktur.post(desk.at(id, '/sign'), { password, version })).body.errors).toHaveProperty(
      'version',
    );
  for (const one of [{ id }, { id, version: 'x' }, { id, version: 1, more: true }])
    expect((await direktur.post('/letter/api/Task/sign', { ids: [one], password })).status).toBe(422);
  expect((await direktur.post(desk.at(id, '/sign'), { password })).status).toBe(200);
});
