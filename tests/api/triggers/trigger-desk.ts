import { beforeEach, expect } from 'vitest';
import { openDesk } from '../letters/desk.ts';

export const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/** The desk with triggers of a test's own, and their log; each test begins with the demo's and nothing told. */
export async function openTriggerDesk(env: Record<string, string> = {}) {
  const desk = await openDesk(env);
  const { admin } = desk.people;
  const { pool } = desk.app;
  beforeEach(async () => {
    await pool.query('delete from mail');
    await pool.query('delete from notification');
    await pool.query('delete from pgboss.job');
    await pool.query('update trigger set is_active = true');
    await pool.query('delete from notification_choice');
    await pool.query(`delete from trigger where code like 'UJI%'`);
  });
  const base = '/setting/api/Trigger';
  let count = 0;
  const rule = (values: object) => ({
    code: `UJI-${++count}`,
    name: 'Aturan uji',
    event: 'pemeriksaan.giliran',
    delayMinutes: 0,
    onlyIfOpen: false,
    actions: ['notify'],
    recipients: ['penyusun'],
    ...values,
  });
  /** A trigger of the test's own, the demo's switched off. */
  const listen = async (values: object): Promise<string> => {
    await pool.query(`update trigger set is_active = false where code not like 'UJI%'`);
    const answer = await admin.post(base, rule(values));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.id;
  };
  const runsOf = async (id: string, by = admin) =>
    (await by.get(`${base}/${id}/runs?PerPage=50`)).body.data.items;
  /** Makes all jobs due once more. */
  const again = () => pool.query(`update pgboss.job set state = 'created', start_after = now()`);
  return { ...desk, base, rule, listen, runsOf, again };
}
