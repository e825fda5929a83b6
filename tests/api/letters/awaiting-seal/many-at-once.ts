import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createSealer } from '../../../../server/letters/sealing/pdf-sealer.ts';
import { eachJudged } from '../../../support/pdf-judges.ts';
import { idOf, password } from '../desk.ts';
import type { SealDesk } from './desk.ts';

/** Many letters, and many signatures of one. */
export function testManyAtOnce(on: SealDesk): void {
  const { service, desk, letterOf, signAs, waiting, retry, takeBack, inHours, numbersOf, stepsOf } = on;
  const { staf, direktur, delegasi, atasan, arsiparis } = desk.people;
  const { db, jobs, sealer } = desk.app;

  test('many at once: those whose seal is awaited are told apart, and the provider is not waited for with each', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => desk.inState('signing')));
    const signed = await waiting();
    const before = service.state.asked;
    service.state.manner = 'broken';
    const { body } = await direktur.post('/letter/api/Task/sign', { ids: [...ids, signed], password });
    expect(service.state.asked - before).toBeLessThanOrEqual(1);
    expect(body.data.items).toMatchObject([
      ...ids.map((id) => ({
        id,
        ok: false,
        statusCode: 202,
        message: expect.stringMatching(/menunggu segel/),
      })),
      { id: signed, ok: false, statusCode: 409, message: expect.stringMatching(/menunggu segel/) },
    ]);
    service.state.manner = 'right';
    for (const id of [...ids, signed]) await retry(id);
    for (const id of ids) expect(await letterOf(id)).toMatchObject({ state: 'sent' });
  });

  test('in the background likewise, and the outcomes stay', { tags: ['full'] }, async () => {
    const ids = await Promise.all([1, 2].map(() => desk.inState('signing')));
    service.state.manner = 'broken';
    const { body } = await direktur.post('/letter/api/Task/sign/batch', { ids, password });
    const batch = () => direktur.get(`/letter/api/Task/batch/${body.data.id}`);
    await vi.waitFor(async () => expect((await batch()).body.data.state).toBe('done'), { timeout: 10_000 });
    expect((await batch()).body.data.items).toMatchObject(
      ids.map((id) => ({ id, ok: false, statusCode: 202 })),
    );
    service.state.manner = 'right';
    for (const id of ids) await retry(id);
  });

  test('each further signature waits likewise, and goes on with another seal than the one before', {
    tags: ['full'],
  }, async () => {
    const provider = { ...sealer };
    const own = await createSealer({ ...desk.app.config, sealService: undefined });
    const minutes = {
      naskahDinasParentCategoryId: await idOf(desk.app, sql`script_type where code = 'KH'`),
      naskahDinasCategoryId: await idOf(desk.app, sql`script_sub_type where code = 'BA'`),
      ...{ anyReviewer: 'tidakAda', reviewers: [] },
      cosigners: [atasan, arsiparis].map(({ userId, positionId }) => ({
        ...{ userId, userPositionId: positionId, delegations: [] },
      })),
      ...{ receivers: [desk.named(delegasi)], ccs: [] },
    };
    await db.execute(sql`update position set can_sign = true, level = 3 where id = ${arsiparis.positionId}`);
    const { id } = await desk.save(minutes);
    expect((await staf.post(desk.at(id, '/submit'))).status).toBe(200);
    const { number } = (await signAs('right', id)).body.data;
    expect(await letterOf(id)).toMatchObject({ state: 'cosigning', number });
    const signFurther = (by: typeof direktur) => by.post(desk.at(id, '/sign'), { password });
    service.state.manner = 'broken';
    expect((await signFurther(atasan)).body.data).toMatchObject({
      ...{ state: 'cosigning', number, sealing: { number, reason: expect.stringMatching(/terganggu/) } },
      can: { sign: false, cancel: false, settleSeal: true },
    });
    expect((await letterOf(id)).can).toMatchObject({ settleSeal: false, cancel: false });
    expect((await retry(id)).status).toBe(403);
    expect((await signFurther(arsiparis)).status).toBe(409);
    expect((await atasan.post(desk.at(id, '/cancel'), { reason: 'Keliru.' })).status).toBe(409);
    expect((await takeBack(id, atasan)).body.data).toMatchObject({ can: { sign: true, cancel: true } });
    await signFurther(atasan);
    service.state.manner = 'right';
    vi.setSystemTime(inHours(0.05));
    await jobs.runDue(inHours(1));
    vi.useRealTimers();
    const two = await letterOf(id);
    expect(two).toMatchObject({
      state: 'cosigning',
      number,
      cosigners: [{ signedAt: expect.any(String) }, {}],
    });
    expect(two.paper.cosigners[0].signed.personName).toBe(atasan.personName);
    // The last one is given while the provider seals, and sealed once the installation does so itself.
    service.state.manner = 'broken';
    await signFurther(arsiparis);
    Object.assign(sealer, own);
    await jobs.runDue(inHours(1));
    Object.assign(sealer, provider);
    expect(await letterOf(id)).toMatchObject({ state: 'sent', number });
    const { raw } = await delegasi.get(desk.at(id, '/pdf'));
    expect((await eachJudged(raw)) ?? Array(3).fill('valid')).toEqual(Array(3).fill('valid'));
    expect((await stepsOf(id)).filter((event: string) => event === 'signed' || event === 'sent')).toEqual([
      'signed',
      'signed',
      'signed',
      'sent',
    ]);
    expect((await numbersOf()).filter((one) => one.number === number)).toHaveLength(1);
  });
}
