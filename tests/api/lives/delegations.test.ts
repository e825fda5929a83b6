import { describe, expect, test } from 'vitest';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { plusYears } from '../../../lib/years.ts';
import { newId } from '../../../server/db/ids.ts';
import { demoId } from '../../../server/demo/ids.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk } from '../letters/desk.ts';

// A delegation ends with its last day by itself, and before it by its withdrawal (SPEC B2, DOMAIN 6).

const desk = await openDesk();
const { app, people } = desk;
const { pool } = app;
const { admin, direktur, delegasi, staf } = people;
const base = '/setting/api/Delegation';
const running = demoId('delegation', 'DLG-001');
const withdraw = (by: Caller, id: string, note?: string) =>
  by.post(`${base}/${id}/event`, { event: 'withdraw', ...(note && { note }) });
const today = dayInWib();

async function given(start: number, end: number): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
     values ($1, $2, $3, $4, $5, $6, '{baca}', 'Cuti')`,
    [id, direktur.positionId, direktur.userId, staf.userId, plusDays(today, start), plusDays(today, end)],
  );
  return id;
}

/** Lets those who sign in from now on read the delegations; their own role alone. */
async function lookInto(...accounts: string[]): Promise<Caller[]> {
  await pool.query(
    `update "role" set privileged_list = privileged_list || '{/pengaturan/delegasi:read}'
     where id in (select unnest(main_roles(id)) from "user" where email = any($1))`,
    [accounts.map((account) => `${account}@naskah.example`)],
  );
  return Promise.all(accounts.map((account) => app.signIn(account)));
}

test('withdrawn, it is over with the next call, both sides are told why, and nothing brings it back', async () => {
  const delegate = await actAs(app, 'delegasi', 'Delegation');
  const entry = async () => (await delegate.get('/user/api/Account/GetUserByToken')).body.data.type;
  expect(await entry()).toBe('Delegation');
  expect(Object.keys((await withdraw(admin, running)).body.errors)).toEqual(['note']);
  const { status, body } = await withdraw(admin, running, 'Direktur kembali lebih awal');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ record: { stage: 'withdrawn', period: 'over' }, told: 2 });
  expect(await entry()).toBe('User Main Role');
  const { rows } = await pool.query(
    `select user_id as who, message from notification where kind = 'jabatan.delegasi' and title = 'Delegasi ditarik'`,
  );
  expect(rows.map(({ who }) => who).toSorted()).toEqual([direktur.userId, delegasi.userId].toSorted());
  expect(rows[0].message).toContain('Direktur kembali lebih awal');
  const signs = await pool.query('select value from sign_in_states where id = $1', [delegasi.userId]);
  expect(signs.rows[0].value).toBe('dapat');
  expect((await withdraw(admin, running, 'Sekali lagi')).status).toBe(409);
  expect((await admin.put(`${base}/${running}`, { endDate: plusDays(today, 90) })).status).toBe(409);
});

test('its delegator may who sees it, its delegate and others may not', async () => {
  const id = await given(-1, 5);
  expect((await withdraw(staf, id, 'Bukan hak')).status).toBe(403);
  const [delegator, delegate, other] = await lookInto('direktur', 'staf', 'legal');
  for (const caller of [delegate, other]) {
    expect((await caller?.get(`${base}/${id}`))?.body.data.can.events).toEqual([]);
    expect((await withdraw(caller as Caller, id, 'Bukan hak')).status).toBe(403);
  }
  expect((await withdraw(delegator as Caller, id, 'Cuti dibatalkan')).status).toBe(200);
});

test('whether it is in force is asked of its days and of its withdrawal', async () => {
  const ids = { coming: await given(3, 6), now: await given(0, 0), over: await given(-6, -3) };
  const withdrawn = await given(-1, 5);
  expect((await withdraw(admin, withdrawn, 'Cuti dibatalkan')).status).toBe(200);
  for (const [period, id] of Object.entries(ids)) {
    const { items } = (await admin.get(`${base}?period=${period}&PerPage=100`)).body.data;
    expect(items.map((row: { id: string }) => row.id)).toContain(id);
    expect(items.every((row: { period: string }) => row.period === period)).toBe(true);
    expect(items.some((row: { id: string }) => row.id === withdrawn)).toBe(period === 'over');
  }
});

describe('out of office', () => {
  const address = '/user/api/Account/absence';
  const { atasan, legal } = people;
  const announce = (by: Caller, over: object = {}) =>
    by.post(address, {
      ...{ startDate: today, endDate: plusDays(today, 4), toUserId: staf.userId },
      ...{ scopes: ['baca', 'periksa'], reason: 'Cuti tahunan' },
      ...over,
    });
  const shown = async (name: string) =>
    (await staf.get(`/user/api/Account/user?FirstChar=${name}`)).body.data.items.find(
      (user: { personName: string }) => user.personName === name,
    );

  const delegated = async () =>
    (await staf.get('/user/api/Account/GetUserByToken')).body.data.listRoles.filter(
      ({ type }: { type: string }) => type === 'Delegation',
    ).length;

  test('the holder announces it, the delegate may act, and pickers and positions of letters say so', async () => {
    const proposed = (await atasan.get(address)).body.data.proposed;
    expect(proposed.map(({ userId }: { userId: string }) => userId)).not.toContain(atasan.userId);
    expect(proposed.length).toBeGreaterThan(0);
    const before = await delegated();
    const { status, body } = await announce(atasan);
    expect(status, JSON.stringify(body)).toBe(200);
    const away = { until: plusDays(today, 4), toName: staf.personName };
    expect((await shown(atasan.personName)).away).toEqual(away);
    expect(await shown(legal.personName)).not.toHaveProperty('away');
    const waiting = await desk.inState('review');
    expect((await staf.get(desk.at(waiting))).body.data.holder.away).toEqual(away);
    expect(await delegated()).toBe(before + 1);
    expect((await announce(atasan)).body.errors.startDate?.[0]).toContain('sudah mengumumkan');

    const id = body.data.id;
    expect((await staf.post(`${address}/${id}/end`)).status).toBe(404);
    expect((await atasan.post(`${address}/${id}/end`)).status).toBe(200);
    expect(await shown(atasan.personName)).not.toHaveProperty('away');
    expect((await atasan.get(address)).body.data.items).toEqual([]);
  });

  test('is refused for days gone by, for oneself, with signing, and by who acts for another', async () => {
    const wrong: [object, string][] = [
      [{ startDate: plusDays(today, -1) }, 'startDate'],
      [{ endDate: plusDays(today, -1) }, 'endDate'],
      [{ endDate: plusDays(plusYears(today, 2), 1) }, 'endDate'],
      [{ toUserId: atasan.userId }, 'toUserId'],
      [{ scopes: ['tandatangan'] }, 'scopes.0'],
      [{ reason: ' ' }, 'reason'],
    ];
    for (const [over, field] of wrong) {
      const { status, body } = await announce(atasan, over);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    const byAdministrator = await admin.post(base, {
      ...{
        fromPositionId: atasan.positionId,
        fromUserId: atasan.userId,
        toUserId: staf.userId,
        isAway: true,
      },
      ...{ startDate: today, endDate: '9999-12-31', scopes: ['baca'], reason: 'Cuti' },
    });
    expect([byAdministrator.status, byAdministrator.body.errors]).toEqual([
      422,
      { endDate: ['Paling lama dua tahun dari hari ini.'] },
    ]);
    // What was no absence becomes one only within the same bound; its other fields stay open to change.
    const long = await admin.post(base, {
      ...{ fromPositionId: atasan.positionId, fromUserId: atasan.userId, toUserId: staf.userId },
      ...{ startDate: today, endDate: '9999-12-31', scopes: ['baca'], reason: 'Pembagian tugas' },
    });
    const edit = (body: object) => admin.put(`${base}/${long.body.data.id}`, body);
    expect((await edit({ isAway: true })).body.errors).toEqual(byAdministrator.body.errors);
    expect((await edit({ reason: 'Pembagian tugas tetap' })).status).toBe(200);
    expect((await admin.delete(`${base}/${long.body.data.id}`)).status).toBe(200);
    const secretary = await actAs(app, 'sekretaris', 'Secretary');
    expect((await announce(secretary)).status).toBe(403);
    expect((await secretary.get(address)).body.data.mayAnnounce).toBe(false);
  });
});
