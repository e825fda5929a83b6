import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SealDesk } from './desk.ts';

/** What becomes of the number of a letter whose signature was taken back. */
export function testKeptNumbers({ desk, letterOf, signAs, waiting, takeBack, registerOf }: SealDesk): void {
  const { staf, direktur, admin, arsiparis } = desk.people;
  const { db } = desk.app;

  test('a number that no longer fits its letter is cancelled in the register, without a gap', {
    tags: ['full'],
  }, async () => {
    const id = await waiting();
    const { number } = (await letterOf(id)).sealing;
    await takeBack(id);
    await desk.giveBack(id, 'Ganti jenisnya.', direktur);
    const { rows } = await db.execute<{ id: string }>(
      sql`select k.id from script_sub_type k join letter l on l.id = ${id}
        where k.script_type_id = l.script_type_id and k.code = 'UNDI' and k.is_active`,
    );
    expect(rows).toHaveLength(1);
    await db.execute(sql`update letter set script_sub_type_id = ${rows[0]?.id} where id = ${id}`);
    await staf.post(desk.at(id, '/submit'));
    const { body } = await signAs('right', id);
    expect(body.data.state).toBe('sent');
    expect(body.data.number).not.toBe(number);
    const cancelled = (await registerOf('cancelled')).find(
      (one: { number: string }) => one.number === number,
    );
    expect(cancelled.cancelReason).toContain('berpindah');
    expect((await admin.get('/letter/api/Number/gaps?hasGaps=true')).body.data.items).toEqual([]);
  });

  test('a booked number is kept likewise, through a return, and stays the letter’s', {
    tags: ['full'],
  }, async () => {
    const { rows } = await db.execute<{ unit_id: string }>(
      sql`select unit_id from position where id = ${direktur.positionId}`,
    );
    const booking = {
      naskahDinasCategoryId: desk.ids.subType,
      unitId: rows[0]?.unit_id,
      count: 2,
      reason: 'Padam.',
    };
    const [mine, other] = (await arsiparis.post('/letter/api/Number/book', booking)).body.data.items;
    const { id } = await desk.save(
      { anyReviewer: 'tidakAda', reviewers: [], bookedNumberId: mine.id },
      direktur,
    );
    await desk.submit(id, direktur);
    await signAs('broken', id);
    const { number } = (await letterOf(id)).sealing;
    const offered = async () =>
      (await direktur.get(desk.at(id, '/booked-numbers'))).body.data.items.map(
        (one: { id: string }) => one.id,
      );
    expect(await offered()).not.toContain(mine.id);
    await takeBack(id);
    await desk.giveBack(id, 'Perbaiki.', direktur);
    await desk.submit(id, direktur);
    expect((await signAs('right', id)).body.data).toMatchObject({ state: 'sent', number });
    // Another booked number was chosen meanwhile.
    const next = await desk.save({ anyReviewer: 'tidakAda', reviewers: [] }, direktur);
    await desk.submit(next.id, direktur);
    await signAs('broken', next.id);
    const first = (await letterOf(next.id)).sealing.number;
    await takeBack(next.id);
    await db.execute(sql`update letter set booked_number_id = ${other.id} where id = ${next.id}`);
    const { body } = await signAs('right', next.id);
    expect(body.data.number).not.toBe(first);
    const cancelled = (await registerOf('cancelled')).find((one: { number: string }) => one.number === first);
    expect(cancelled.cancelReason).toContain('nomor pesanan lain');
  });

  test('a letter that is thrown away cancels its number, and can be forgotten', {
    tags: ['full'],
  }, async () => {
    const id = await waiting();
    const { number } = (await letterOf(id)).sealing;
    await takeBack(id);
    await desk.giveBack(id, 'Tidak jadi.', direktur);
    expect((await staf.delete(desk.at(id))).status).toBe(200);
    const cancelled = (await registerOf('cancelled')).find(
      (one: { number: string }) => one.number === number,
    );
    expect(cancelled.cancelReason).toContain('dihapus');
    await db.execute(sql`delete from letter where id = ${id}`);
    expect((await admin.get('/letter/api/Number/gaps?hasGaps=true')).body.data.items).toEqual([]);
  });
}
