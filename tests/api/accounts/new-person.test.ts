import { expect, it } from 'vitest';
import type { ChoiceField } from '../../../resources/declare.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { roleEntriesOf } from '../../../server/accounts/role-entries.ts';
import { askedFor, whereOf } from '../../../server/crud/index.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { type Ok, testApp } from '../../support/app.ts';

type User = { id: string; version: number; personName: string; signIn: string };

const { signIn, stranger, db, pool } = await testApp();
const admin = await signIn('admin');
const [role] = (await admin.get('/user/api/Role?FirstChar=pegawai')).body.data.items;
const postNamed = async (name: string): Promise<{ id: string; unitId: string; name: string }> =>
  (await admin.get(`/setting/api/Position?FirstChar=${encodeURIComponent(name)}`)).body.data.items[0];
const officer = await postNamed('Officer Transaksi Tol');
const head = await postNamed('Direktur Utama');

let made = 0;
const person = (more: object = {}) => {
  made += 1;
  return {
    personName: `Orang Baru ${made}`,
    npp: `77${made}`,
    email: `baru${made}@naskah.example`,
    isldap: '2',
    roleIds: [role.id],
    password: 'Sandi-Baru-2026!',
    ...more,
  };
};
const signedIn = async (email: string, password = 'Sandi-Baru-2026!'): Promise<number> =>
  (await stranger.post('/user/api/Account/login', { email, password })).status;
const holdings = async (userId: string) =>
  (await admin.get(`/setting/api/JobMapping?userId=${userId}`)).body.data.items;

it('signs in right away when the post is given with the person', async () => {
  const body = person({ positionId: officer.id });
  const created = await admin.post<Ok<User>>('/user/api/User', body);
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  expect(await holdings(created.body.data.id)).toMatchObject([
    { positionId: officer.id, type: 'definitif', isActive: true },
  ]);
  expect(await signedIn(body.email)).toBe(200);
  expect(created.body.data.signIn).toBe('dapat');
  expect(created.body.data).not.toHaveProperty('positionId');
});

it('is not made at all when the post cannot be given, and says so at its field', async () => {
  for (const [positionId, words] of [
    [head.id, /memangku jabatan ini secara definitif/],
    ['01990000-0000-7000-8000-000000000000', /tidak ada lagi/],
  ]) {
    const body = person({ positionId });
    const refused = await admin.post('/user/api/User', body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.positionId?.[0]).toMatch(words as RegExp);
    expect((await admin.get(`/user/api/User?FirstChar=${body.email}`)).body.data.totalCount).toBe(0);
  }
});

it('needs the right to say who holds a post', async () => {
  const keeper = (
    await admin.post('/user/api/Role', {
      code: 'HR',
      name: 'Pengelola pengguna',
      privilegedList: ['/manajemen-user/user'],
    })
  ).body.data;
  const body = person({ positionId: officer.id, roleIds: [keeper.id] });
  await admin.post('/user/api/User', body);
  const hr = await signIn(body.email.replace('@naskah.example', ''), body.password);
  const refused = await hr.post('/user/api/User', person({ positionId: officer.id }));
  expect(refused.body.errors).toHaveProperty('positionId');
  expect((await hr.post('/user/api/User', person())).status).toBe(200);
});

it('is found by what keeps them from signing in', async () => {
  const without = (await admin.post<Ok<User>>('/user/api/User', person())).body.data;
  const later = (
    await admin.post<Ok<User>>('/user/api/User', person({ positionId: officer.id, startDate: '2999-01-01' }))
  ).body.data;
  const mute = (
    await admin.post<Ok<User>>('/user/api/User', person({ positionId: officer.id, password: undefined }))
  ).body.data;
  const found = async (state: string): Promise<string[]> =>
    (await admin.get(`/user/api/User?signIn=${state}&PerPage=100`)).body.data.items.map(({ id }: User) => id);
  expect([without.signIn, later.signIn, mute.signIn]).toEqual([
    'tanpa-jabatan',
    'jabatan-nanti',
    'tanpa-kata-sandi',
  ]);
  expect(await found('tanpa-jabatan')).toContain(without.id);
  expect(await found('jabatan-nanti,tanpa-kata-sandi')).toEqual(expect.arrayContaining([later.id, mute.id]));
  // The step that mends it.
  await admin.post('/setting/api/JobMapping', {
    userId: without.id,
    positionId: officer.id,
    type: 'definitif',
    startDate: '2026-01-01',
  });
  expect(await found('tanpa-jabatan')).not.toContain(without.id);
});

it('is found under what its row says, and under nothing else', async () => {
  await admin.post('/user/api/User', person({ isldap: '1' }));
  const gone = (await admin.post<Ok<User>>('/user/api/User', person())).body.data;
  await admin.put(`/user/api/User/${gone.id}`, { isActive: false, version: gone.version });
  // Invited: on its way, failed, and over.
  for (const change of ['set used_at = null', 'set mail_id = gen_random_uuid()', 'set expires_at = now()']) {
    const body = person({ positionId: officer.id, password: undefined });
    const { id } = (await admin.post<Ok<User>>('/user/api/User', body)).body.data;
    await admin.post(`/user/api/User/${id}/Invitation`, { byMail: false });
    await pool.query(`update invitation ${change} where user_id = $1`, [id]);
    await pool.query(
      `insert into mail (id, recipient, subject, body, state) select mail_id, 'x', 'x', 'x', 'failed'
       from invitation where user_id = $1 and mail_id is not null`,
      [id],
    );
  }
  const page = async (more: string): Promise<User[]> =>
    (await admin.get(`/user/api/User?PerPage=500${more}`)).body.data.items;
  const states = (user.fields.signIn as ChoiceField).choices.map(({ value }) => value);
  const all = (await page('')).map(({ id, signIn }) => [id, signIn]);
  expect(new Set(all.map(([, state]) => state))).toEqual(new Set(states));
  const told = await pool.query({ text: 'select id, value from sign_in_states', rowMode: 'array' });
  expect(told.rows.toSorted()).toEqual(all.toSorted());
  const found = await Promise.all(
    states.map(async (state) => (await page(`&signIn=${state}`)).map(({ id }) => [id, state])),
  );
  expect(found.flat().toSorted()).toEqual(all.toSorted());
  const { totalCount } = (await admin.get('/user/api/User?signIn=dapat&FirstChar=a&PerPage=1')).body.data;
  const some = await page('&FirstChar=a');
  expect(totalCount).toBe(some.filter(({ signIn }) => signIn === 'dapat').length);
  const one = (await admin.get<Ok<User>>(`/user/api/User/${gone.id}`)).body.data;
  expect(one.signIn).toBe('nonaktif');
});

it('asks who can sign in once for everybody, not once for each', async () => {
  await pool.query(
    `insert into "user" (id, person_name, npp, email, isldap)
     select gen_random_uuid(), 'Orang ' || n, 'X' || n, 'x' || n || '@naskah.example', '2' from generate_series(1, 3000) n`,
  );
  await pool.query('analyze');
  const conditions = askedFor(user, { firstChar: '', filters: { signIn: 'tanpa-jabatan' } }, true);
  const { rows } = await pool.query(
    `explain (analyze, format json) select t.id from "user" t ${whereOf(conditions)}`,
    conditions.values,
  );
  const {
    'Shared Hit Blocks': hit,
    'Shared Read Blocks': read,
    'Actual Rows': found,
  } = rows[0]['QUERY PLAN'][0].Plan;
  expect(found).toBeGreaterThanOrEqual(3000);
  expect(hit + read).toBeLessThan(found / 2);
});

it('takes the post on the form of a new person only', async () => {
  const { id, version } = (await admin.post<Ok<User>>('/user/api/User', person())).body.data;
  const answer = await admin.put(`/user/api/User/${id}`, { positionId: officer.id, version });
  expect(answer.body.errors).toHaveProperty('positionId');
  expect((await admin.get(`/user/api/User?positionId=${officer.id}`)).status).toBe(400);
});

it('says of everybody what signing in says', async () => {
  const { items } = (await admin.get('/user/api/User?PerPage=500')).body.data;
  for (const one of items as User[]) {
    const entries = await roleEntriesOf(db, one.id);
    expect(['dapat', 'tanpa-kata-sandi'].includes(one.signIn), one.personName).toBe(entries.length > 0);
  }
  expect(await signedIn('staf@naskah.example', demoPassword)).toBe(200);
});

it('holds a structural post alone, acting for it aside', async () => {
  const { id } = (await admin.post<Ok<User>>('/user/api/User', person())).body.data;
  const holding = { userId: id, positionId: head.id, startDate: '2026-01-01' };
  const give = (more: object) => admin.post('/setting/api/JobMapping', { ...holding, ...more });
  const [now] = (await admin.get(`/setting/api/JobMapping?positionId=${head.id}&type=definitif`)).body.data
    .items;
  expect((await give({ type: 'definitif' })).body.errors.positionId?.[0]).toContain(now.user.label);
  expect((await give({ type: 'plh', endDate: '2026-12-31' })).status).toBe(200);
  await admin.put(`/setting/api/JobMapping/${now.id}`, { endDate: '2026-11-30', version: now.version });
  expect((await give({ type: 'definitif' })).body.errors.positionId?.[0]).toMatch(/sampai 30 November 2026/);
  expect((await give({ type: 'definitif', startDate: '2026-12-01' })).status).toBe(200);
});
