import { expect, test } from 'vitest';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { pool } = desk.app;
const { admin, atasan } = desk.people;

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
