import { beforeAll, describe, expect, it } from 'vitest';
import { rightsAt } from '../../../domain/access/rights.ts';
import { narrowed } from '../../../resources/field-rights.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { askedFor, whereOf } from '../../../server/crud/index.ts';
import { type Ok, testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { withOneRole } from '../../support/one-role.ts';
import { upload } from '../transfer/transfers.ts';

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { caller, holds } = await withOneRole(running, admin);
const base = '/layanan/api/ExampleComplaint';
const path = '/layanan/pengaduan';
const secret = '0812-7777-1234';

const [unit] = (await admin.get('/master-data/api/OrganizationUnit/lookup')).body.data.items;
const body = {
  ticket: 'ADU-1',
  subject: 'Ban pecah di kilometer 12',
  happenedOn: '2026-11-01',
  kind: 'kendaraan',
  unitId: unit.id,
  reporterName: 'Sari Dewi',
  reporterPhone: secret,
  callback: '0811-9999-0000',
};
const made: Ok = (await admin.post(base, body)).body;
expect(made.statusCode, JSON.stringify(made.errors)).toBe(200);
const { id } = made.data;
await admin.post(base, { ...body, ticket: 'ADU-2', reporterPhone: '0811-1111-1111', reporterName: 'Budi' });
await admin.put(`${base}/${id}`, { reporterPhone: '0812-7777-9999' });
await admin.put(`${base}/${id}`, { reporterPhone: secret, subject: 'Ban pecah di kilometer 21' });
const all = [path, `${path}:hide.reporterPhone`, `${path}:hide.unitId`, `${path}:lock.place`];

describe('a hidden field', () => {
  beforeAll(() => holds(path, `${path}:hide.reporterPhone`));

  it('is in no answer: list, record, history, lookup, export', async () => {
    for (const url of [
      '',
      `/${id}`,
      `/${id}/history`,
      '/lookup?PerPage=-1',
      `/lookup?ids=${id}`,
      '/export?format=csv',
    ]) {
      const { status, raw } = await caller.get(base + url);
      expect(status, url).toBe(200);
      expect(raw.toString(), url).not.toMatch(/0812|telepon pelapor|reporterPhone/i);
    }
    expect((await admin.get(`${base}/${id}/history`)).raw.toString()).toContain('0812-7777-9999');
  });

  it('can be neither filtered nor sorted by, nor exported, as if it did not exist', async () => {
    const name = 'reporterPhone';
    for (const [url, field] of [
      [`?${name}=${secret}`, name],
      [`?OrderBy=${name}`, 'OrderBy'],
      [`/lookup?${name}=${secret}`, name],
      [`/export?format=csv&${name}=${secret}`, name],
      [`/export?format=csv&OrderBy=${name}`, 'OrderBy'],
      [`/export?format=csv&Columns=number,${name}`, 'Columns'],
    ] as const) {
      const { status, body: answer } = await caller.get(base + url);
      const unknown = await caller.get(base + url.replaceAll(name, 'nothing'));
      expect([status, Object.keys(answer.errors)], url).toEqual([400, [field]]);
      expect([unknown.status, unknown.body.message], url).toEqual([400, answer.message]);
    }
  });

  it('is not searched, whatever else the search finds', async () => {
    const found = async (typed: string, url = '') =>
      (await caller.get(`${base}${url}?PerPage=10&FirstChar=${encodeURIComponent(typed)}`)).body.data.items
        .length;
    const rows = (await caller.get(base)).body.data.items as Record<string, string>[];
    const shows = (typed: string) =>
      rows.filter((row) =>
        ['number', 'subject', 'reporterName', 'ticket'].some((name) => row[name]?.includes(typed)),
      );
    for (const url of ['', '/lookup']) {
      for (let letters = 1; letters <= secret.length; letters += 1) {
        const typed = secret.slice(0, letters);
        // Digits that stand in what is seen are found there.
        expect(await found(typed, url), typed).toBe(shows(typed).length);
      }
      expect(await found('sari dewi', url)).toBe(1);
      expect(await found('pecah di kilometer', url)).toBe(2);
    }
    const csv = await caller.get<string>(`${base}/export?format=csv&FirstChar=7777`);
    expect(csv.headers['x-row-count']).toBe('0');
  });

  it('is searched past by the index of the whole text', async () => {
    const complaint = resourceNamed('layanan.pengaduan');
    const list = [path, `${path}:hide.reporterName`];
    const asRole = narrowed(complaint, rightsAt({ privilegedList: list }, path));
    const conditions = askedFor(asRole, { firstChar: 'kilometer', filters: {} }, true);
    const client = await running.pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    const plan = await client.query(
      `explain select id from example_complaint t ${whereOf(conditions)}`,
      conditions.values,
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(plan.rows)).toContain('example_complaint_search');
  });

  it('is unknown in bodies, one by one and of many at once', async () => {
    const name = 'reporterPhone';
    const { version } = (await caller.get(`${base}/${id}`)).body.data;
    for (const answer of [
      await caller.post(base, { ...body, ticket: 'ADU-9' }),
      await caller.put(`${base}/${id}`, { [name]: '1', version }),
      await caller.post(`${base}/bulk`, { action: 'update', ids: [id], data: { [name]: secret } }),
      await caller.post('/user/api/SavedView', {
        resource: 'layanan.pengaduan',
        name: 'Urut',
        state: { filter: {}, sort: { field: name, order: 'ASC' } },
      }),
    ]) {
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body.errors)).toContain('Isian tidak dikenal.');
    }
  });

  it('keeps its value when the rest is changed, put back, copied or deleted and restored', async () => {
    const read = (await caller.get(`${base}/${id}`)).body.data;
    const put = await caller.put(`${base}/${id}`, { ...read, subject: 'Ban pecah' });
    expect([put.status, put.body.data.subject]).toEqual([200, 'Ban pecah']);
    const stale = await caller.put(`${base}/${id}`, { subject: 'Lain', version: 1 });
    expect([stale.status, JSON.stringify(stale.body).includes('0812')]).toEqual([409, false]);
    expect(JSON.stringify((await caller.delete(`${base}/${id}`)).body)).not.toContain('0812');
    const back = await caller.post(`${base}/${id}/restore`);
    expect([back.status, JSON.stringify(back.body).includes('0812')]).toEqual([200, false]);
    expect((await admin.get(`${base}/${id}`)).body.data.reporterPhone).toBe(secret);
  });

  it('is neither offered nor taken by an import, nor does one find records by it', async () => {
    const template = await caller.get<string>(`${base}/import/template?format=csv`);
    expect(template.body).toContain('Nama pelapor');
    expect(template.body).not.toContain('Telepon pelapor');
    const sent = await upload(caller, base, `Kode tiket;Telepon pelapor\nADU-1;${secret}\n`);
    const job = sent.body.data;
    expect(job.columns.map(({ field }: { field: string | null }) => field)).toEqual(['ticket', null]);
    expect(JSON.stringify([job.fields, job.keys, job.kept])).not.toContain('Telepon pelapor');
    for (const mapping of [{ ticket: 0, reporterPhone: 1 }, { reporterPhone: 1 }]) {
      const options = { mapping, mode: 'upsert', key: 'reporterPhone' };
      expect((await caller.post(`${base}/import/${job.id}/check`, options)).status).toBe(422);
    }
  });

  it('that refers to a record is named to nobody whose role does not see it', async () => {
    await holds(...all, '/master-data/unit-organisasi');
    const answer = await caller.delete(`/master-data/api/OrganizationUnit/${unit.id}`);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).not.toContain('ADU-1');
    expect(JSON.stringify((await caller.get(`${base}/${id}`)).body.data)).not.toContain(unit.id);
  });

  it('may be absent by the contract, the others may not', async () => {
    const { body: openapi } = await admin.get('/openapi.json');
    const { required } = (openapi as unknown as Described).components.schemas.ExampleComplaint as Shape;
    expect(required).toContain('number');
    expect(required).not.toContain('reporterPhone');
  });
});

type Shape = { required: string[] };
type Described = { components: { schemas: Record<string, Shape> } };

describe('a role that does not see a required field', () => {
  it('cannot create, and is told why; it can change', async () => {
    await holds(path, `${path}:hide.reporterName`);
    const { reporterName, ...rest } = body;
    const answer = await caller.post(base, { ...rest, ticket: 'ADU-10', reporterPhone: '1' });
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Peran Anda tidak dapat menambah pengaduan, karena tidak dapat mengisi “Nama pelapor”.',
    ]);
    expect(reporterName).toBe('Sari Dewi');
    expect((await caller.put(`${base}/${id}`, { place: 'KM 21' })).status).toBe(200);
  });
});

describe('a read-only field', () => {
  beforeAll(() => holds(path, `${path}:lock.place`, `${path}:lock.unitId`));

  it('is read, and refused at the field where it would change', async () => {
    const read = (await caller.get(`${base}/${id}`)).body.data;
    expect(read.place).toBe('KM 21');
    const put = await caller.put(`${base}/${id}`, { ...read, subject: 'Ban pecah lagi' });
    expect(put.status).toBe(200);
    for (const answer of [
      await caller.put(`${base}/${id}`, { place: 'KM 99' }),
      await caller.put(`${base}/${id}`, { place: null }),
    ])
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['place']]);
    const many = await caller.post(`${base}/bulk`, {
      action: 'update',
      ids: [id],
      data: { place: 'KM 99' },
    });
    expect(many.body.data.refused[0].errors).toHaveProperty('place');
    // A required one cannot be filled either: so nothing is created.
    expect((await caller.post(base, { ...body, ticket: 'ADU-11' })).status).toBe(403);
    await holds(path, `${path}:lock.place`);
    const created = await caller.post(base, { ...body, ticket: 'ADU-12', reporterPhone: '2', place: 'KM 1' });
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['place']]);
    const without = await caller.post(base, { ...body, ticket: 'ADU-12', reporterPhone: '2' });
    expect(without.status, without.body.message).toBe(200);
  });
});

describe('what a row says may be done to it', () => {
  it('is what the role may do', async () => {
    const can = async () => (await caller.get(`${base}/${id}`)).body.data.can;
    const [events, remind, note] = [expect.any(Array), expect.any(Boolean), true];
    await holds(path);
    expect(await can()).toEqual({ write: true, delete: true, events, remind, note });
    await holds(`${path}:change`);
    expect(await can()).toEqual({ write: true, delete: false, events, remind, note });
    await holds(`${path}:delete`);
    expect(await can()).toEqual({ write: false, delete: true, events, remind, note });
    const { items } = (await caller.get(base)).body.data;
    expect(items[0].can).toEqual({ write: false, delete: true, events, remind, note });
  });
});

describe('an import', () => {
  const file = async (rows: string) => {
    const { data } = (await upload(caller, base, rows)).body;
    const mapping = Object.fromEntries(
      data.columns.flatMap(({ index, field }: { index: number; field: string | null }) =>
        field ? [[field, index]] : [],
      ),
    );
    return { id: data.id as string, mapping };
  };
  const done = async (job: string) => {
    for (;;) {
      const { data } = (await caller.get(`${base}/import/${job}`)).body;
      if (!['checking', 'applying'].includes(data.state)) return data;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('by a role that may only change takes rows of stored records alone', async () => {
    await holds(`${path}:import`, `${path}:change`);
    const { id: job, mapping } = await file('Kode tiket;Perihal\nADU-1;Baru\nADU-77;Tidak ada\n');
    expect((await caller.post(`${base}/import/${job}/check`, { mapping, mode: 'create' })).status).toBe(403);
    const options = { mapping, mode: 'upsert', key: 'ticket' };
    expect((await caller.post(`${base}/import/${job}/check`, options)).status).toBe(200);
    expect((await done(job)).counts).toMatchObject({ create: 0, update: 1, bad: 1 });
  });

  it('that was checked is not stored once a column of it is hidden', async () => {
    await holds(path);
    const { id: job, mapping } = await file('Kode tiket;Lokasi\nADU-1;KM 5\n');
    await caller.post(`${base}/import/${job}/check`, { mapping, mode: 'upsert', key: 'ticket' });
    expect((await done(job)).counts).toMatchObject({ update: 1, bad: 0 });
    await holds(path, `${path}:hide.place`);
    const applied = await caller.post(`${base}/import/${job}/apply`);
    expect([applied.status, Object.keys(applied.body.errors)]).toEqual([422, ['mapping']]);
  });
});

describe('whoever gives posts but may not change who has which role', () => {
  it('gives nobody an administrative role by a post', async () => {
    const holdings = resourceNamed('pengaturan.pemetaan-jabatan');
    const [role] = (await admin.get('/user/api/Role?FirstChar=Administrator')).body.data.items;
    const [user] = (await admin.get('/user/api/User?FirstChar=legal@naskah.example')).body.data.items;
    const posts = (await admin.get(`${addressOf(resourceNamed('pengaturan.jabatan'))}/lookup`)).body.data
      .items;
    const holding = {
      ...(await generator(admin).bodyOf(holdings)),
      userId: user.id,
      positionId: posts.at(-1).id,
      roleIds: [role.id],
      type: 'plt',
    };
    for (const list of [
      ['/pengaturan/pemetaan-jabatan'],
      ['/pengaturan/pemetaan-jabatan', '/manajemen-user/user:read'],
      ['/pengaturan/pemetaan-jabatan', '/manajemen-user/user', '/manajemen-user/user:lock.roleIds'],
    ]) {
      await holds(...list);
      const answer = await caller.post(addressOf(holdings), holding);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], list.join()).toEqual([422, ['roleIds']]);
    }
  });
});
