import { expect, test } from 'vitest';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { pool } = desk.app;
const { admin, atasan } = desk.people;

test('a letter that is submitted while its reviewer’s post is closed waits for that, and is refused', async () => {
  const reviewers = [{ userId: atasan.userId, userPositionId: atasan.positionId, reviewOrder: 1 }];
  const { id } = await desk.save({ subject: 'Bersamaan', reviewers });
  const closing = await pool.connect();
  try {
    await closing.query('begin');
    await closing.query('update position set is_active = false where id = $1', [atasan.positionId]);
    const submitted = desk.people.staf.post(desk.at(id, '/submit'));
    const first = await Promise.race([submitted, new Promise((done) => setTimeout(done, 1500, 'waits'))]);
    expect(first).toBe('waits');
    await closing.query('commit');
    expect(await submitted).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('sudah ditutup') },
    });
  } finally {
    closing.release();
    await pool.query('update position set is_active = true where id = $1', [atasan.positionId]);
  }
});

test('a post is closed once no task waits for it; until then the refusal says who holds it', async () => {
  await desk.inState('review');
  const { rows } = await pool.query('select version from position where id = $1', [atasan.positionId]);
  const close = () =>
    admin.put(`/setting/api/Position/${atasan.positionId}`, { isActive: false, version: rows[0].version });
  const refused = await close();
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^\d+ tugas masih menunggu di jabatan ini/);
  expect(refused.body.message).toContain(atasan.personName);
  await pool.query('update task set done_at = now() where position_id = $1', [atasan.positionId]);
  expect((await close()).status).toBe(200);
});
