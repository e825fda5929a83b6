import { describe, expect, it } from 'vitest';
import type { Person } from '../../../domain/calls/persons.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { type Caller, type Ok, testApp } from '../../support/app.ts';

const { signIn, stranger, pool } = await testApp();
const admin = await signIn('admin');
const today = dayInWib();
const roles: { id: string; code: string }[] = (await admin.get('/user/api/Role?PerPage=100')).body.data.items;
const roleOf = (code: string): string => roles.find((role) => role.code === code)?.id ?? '';
const postNamed = async (name: string): Promise<{ id: string; unitId: string; version: number }> =>
  (await admin.get(`/setting/api/Position?FirstChar=${encodeURIComponent(name)}`)).body.data.items[0];
const officer = await postNamed('Officer Transaksi Tol');
const head = await postNamed('Direktur Utama');

type Saved = Ok<{ person: Person; invitationUrl: string | null }>;
let made = 0;
const holding = (more: object = {}) => ({
  ...{ positionId: officer.id, type: 'definitif', startDate: today, endDate: null, decree: null },
  ...{ roleIds: [roleOf('pegawai')], ...more },
});
const person = (more: object = {}) => {
  made += 1;
  return {
    ...{ personName: `Fitri ${made}`, npp: `99${made}`, email: `fitri${made}@naskah.example` },
    ...{ salutation: null, isldap: '2', roleIds: [], holdings: [holding()], invite: false, ...more },
  };
};
const create = (body: object, caller: Caller = admin) => caller.post<Saved>('/user/api/Person', body);
const change = ({ id }: Pick<Person, 'id'>, body: object) => admin.put<Saved>(`/user/api/Person/${id}`, body);
/** As the form sends what it read. */
const asRead = ({ id: _id, account: _account, updatedAt: _at, ...read }: Person & { roles?: unknown }) => {
  const { roles: _roles, ...values } = read;
  const rows = (read.holdings as Record<string, unknown>[]).map(
    ({ position: _position, roles: _rowRoles, ...row }) => row,
  );
  return { ...values, holdings: rows };
};

describe('one call', () => {
  it('makes a person who signs in by the invitation, with two posts and their roles', async () => {
    const posts = (await admin.get('/setting/api/Position?kind=pelaksana&PerPage=5')).body.data.items;
    const second = posts.find(({ id }: { id: string }) => id !== officer.id);
    const body = person({
      invite: true,
      holdings: [
        holding(),
        holding({ positionId: second.id, type: 'plt', endDate: plusDays(today, 30), roleIds: [] }),
      ],
    });
    const { status, body: saved } = await create(body);
    expect(status, JSON.stringify(saved)).toBe(200);
    expect(saved.data.person.holdings).toMatchObject([
      { type: 'definitif', position: { id: officer.id } },
      { type: 'plt' },
    ]);
    expect(saved.data.person.account).toMatchObject({ signIn: 'diundang', hasPassword: false });
    const token = saved.data.invitationUrl?.split('token=')[1];
    await stranger.post('/user/api/Account/Invitation', { token, password: 'Kata-Sandi-9' });
    const fitri = await signIn(body.email, 'Kata-Sandi-9');
    const { listRoles } = (await fitri.get('/user/api/Account/GetUserByToken')).body.data;
    expect(listRoles.map(({ type }: { type: string }) => type)).toEqual([
      'User Main Role',
      'Additional Role',
    ]);
    const { account } = (await admin.get<Ok<Person>>(`/user/api/Person/${saved.data.person.id}`)).body.data;
    expect(account).toMatchObject({ signIn: 'dapat', hasPassword: true, sessions: [{}] });
    expect(account.lastSignInAt).not.toBeNull();
    const ended = await admin.delete(`/user/api/User/${saved.data.person.id}/Session`);
    expect(ended.body.data.count).toBe(1);
    expect((await fitri.get('/user/api/Account/GetUserByToken')).status).toBe(401);
  });

  it('makes nothing where one row is refused, and says it at its field', async () => {
    for (const [rows, field, words] of [
      [[holding(), holding({ positionId: head.id })], 'holdings.1.positionId', /memangku jabatan ini/],
      [[holding({ type: 'plt' })], 'holdings.0.endDate', /hari terakhirnya/],
      [[holding({ endDate: '2020-01-01' })], 'holdings.0.endDate', /sebelum/],
      [[holding(), holding()], 'holdings.1.positionId', /sudah ada di atas/],
      [[holding({ roleIds: [head.id] })], 'holdings.0.roleIds', /tidak/],
    ] as const) {
      const body = person({ holdings: rows });
      const refused = await create(body);
      expect(refused.status, field).toBe(422);
      expect(refused.body.errors[field]?.[0], JSON.stringify(refused.body)).toMatch(words);
      expect((await admin.get(`/user/api/User?FirstChar=${body.email}`)).body.data.totalCount).toBe(0);
    }
  });

  it('refuses an address that is taken, at its field', async () => {
    const refused = await create(person({ email: 'staf@naskah.example' }));
    expect(refused.body.errors).toHaveProperty('email');
  });

  it('refuses a post whose unit is closed', async () => {
    const unit = await admin.get(`/master-data/api/OrganizationUnit/${officer.unitId}`);
    await pool.query('update organization_unit set is_active = false where id = $1', [unit.body.data.id]);
    const refused = await create(person());
    expect(refused.body.errors['holdings.0.positionId']?.[0]).toMatch(/sudah ditutup/);
    await pool.query('update organization_unit set is_active = true where id = $1', [unit.body.data.id]);
  });
});

describe('a change', () => {
  it('adds, changes and takes away posts, and is written to the history of each', async () => {
    const { person: read } = (await create(person())).body.data;
    const [first] = asRead(read).holdings;
    const added = await change(read, {
      ...asRead(read),
      personName: 'Fitri Baru',
      holdings: [{ ...first, endDate: plusDays(today, 5) }, holding({ startDate: plusDays(today, 6) })],
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body.data.person.holdings).toHaveLength(2);
    const { person: now } = added.body.data;
    const taken = await change(now, { ...asRead(now), holdings: asRead(now).holdings.slice(0, 1) });
    expect(taken.body.data.person.holdings).toHaveLength(1);
    const { rows } = await pool.query(
      `select resource, action from audit_log where record_id = $1::uuid or after ->> 'userId' = $1::text or before ->> 'userId' = $1::text
       order by at, id`,
      [read.id],
    );
    const done = rows.map(({ resource, action }) => `${resource.split('.')[1]} ${action}`);
    expect(done.toSorted()).toEqual(
      [
        ...['user create', 'user update'],
        ...[
          'pemetaan-jabatan create',
          'pemetaan-jabatan create',
          'pemetaan-jabatan update',
          'pemetaan-jabatan delete',
        ],
      ].toSorted(),
    );
  });

  it('is refused where somebody else changed the person or a post meanwhile, with how it is now', async () => {
    const { person: read } = (await create(person())).body.data;
    const [row] = read.holdings as { id: string }[];
    const stored = (await admin.get(`/setting/api/JobMapping/${row?.id}`)).body.data;
    await admin.put(`/setting/api/JobMapping/${row?.id}`, { decree: 'SK-1', version: stored.version });
    const refused = await change(read, { ...asRead(read), personName: 'Lain' });
    expect(refused.status).toBe(409);
    expect(refused.body.data).toMatchObject({ personName: read.personName, holdings: [{ decree: 'SK-1' }] });
  });
});

it('tells what the fields mean before they are saved', async () => {
  const looked = await admin.post('/user/api/Person/Look', {
    npp: 'X',
    email: 'STAF@naskah.example',
    holdings: [
      {
        positionId: head.id,
        type: 'definitif',
        startDate: today,
        roleIds: [roleOf('pegawai'), roleOf('pejabat')],
      },
      { positionId: officer.id, type: 'definitif', startDate: today, roleIds: [roleOf('pegawai')] },
      { positionId: null },
      { positionId: officer.id, roleIds: [roleOf('pejabat')] },
    ],
  });
  expect(looked.status, JSON.stringify(looked.body)).toBe(200);
  const { taken, holdings } = looked.body.data;
  expect(taken).toMatchObject({ npp: null, email: { label: expect.any(String) } });
  expect(holdings).toMatchObject([
    { refusal: expect.stringContaining('memangku jabatan ini'), holder: { until: null }, empty: [] },
    {
      refusal: null,
      does: expect.arrayContaining(['write', 'receive']),
      proposed: [{ id: expect.any(String) }],
    },
    null,
    { empty: ['Pejabat'], does: [] },
  ]);
  expect(holdings[0].does).toEqual(expect.arrayContaining(['sign', 'review']));
});

it('is for those who may write users and the posts they hold', async () => {
  const staf = await signIn('staf');
  expect((await create(person(), staf)).status).toBe(403);
  expect((await staf.post('/user/api/Person/Look', {})).status).toBe(403);
});

it('opens an account that too many tries have locked', async () => {
  const { person: read } = (await create(person())).body.data;
  await pool.query(
    `insert into sign_in_failure (key, count, until) values ($1, 9, now() + interval '5 minutes')`,
    [`sign-in user ${read.id} from 10.0.0.1`],
  );
  const isLocked = async () =>
    (await admin.get<Ok<Person>>(`/user/api/Person/${read.id}`)).body.data.account.isLocked;
  expect(await isLocked()).toBe(true);
  await admin.delete(`/user/api/User/${read.id}/Lock`);
  expect(await isLocked()).toBe(false);
});
