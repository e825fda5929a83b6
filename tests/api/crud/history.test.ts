import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, stranger, pool } = await testApp();
const admin = await signIn('admin');
const staff = await signIn('staf');
const first = async (address: string) => (await admin.get(`${address}?PerPage=1`)).body.data.items[0];
const classifications = '/master-data/api/ArchiveClassification';

describe('The history of a record', () => {
  it('tells newest first who changed what, with before and after in labels', async () => {
    const [biasa, terbatas] = (await admin.get('/master-data/api/SecurityClassification?PerPage=2')).body.data
      .items;
    const made = await admin.post(classifications, {
      ...{ code: 'UJI.01', name: 'Uji riwayat', group: 'substantif', isLeaf: false },
      securityClassificationId: biasa.id,
    });
    const { id, version } = made.body.data;
    const at = `${classifications}/${id}`;
    const changed = await admin.put(at, {
      ...{ name: 'Uji riwayat dua', securityClassificationId: terbatas.id, isActive: false },
      version,
    });
    expect(changed.status).toBe(200);
    const { status, body } = await admin.get(`${at}/history`);
    expect(status).toBe(200);
    expect(body.data.totalCount).toBe(2);
    const [update, create] = body.data.items;
    expect(update).toMatchObject({ action: 'update', by: { label: expect.any(String) } });
    expect(update.as.label).toBeTruthy();
    expect(update.changes).toEqual([
      { field: 'name', label: 'Nama', before: 'Uji riwayat', after: 'Uji riwayat dua' },
      {
        field: 'securityClassificationId',
        label: 'Keamanan',
        before: { id: biasa.id, label: biasa.name },
        after: { id: terbatas.id, label: terbatas.name },
      },
      { field: 'isActive', label: 'Aktif', before: true, after: false },
    ]);
    expect(create.action).toBe('create');
    expect(create.changes).toContainEqual({ field: 'code', label: 'Kode', before: null, after: 'UJI.01' });
    expect(create.changes.map((change: { field: string }) => change.field)).not.toContain('description');
  });

  it('gives the record who made it and who changed it last, for who may see it', async () => {
    const me = (await admin.get('/user/api/Account/GetUserByToken')).body.data.personName;
    const instructions = '/letter/api/DispositionInstruction';
    const made = await admin.post(instructions, { code: 'UJI-SIAPA', name: 'Uji siapa', category: 'info' });
    const at = `${instructions}/${made.body.data.id}`;
    expect((await admin.get(at)).body.data.by).toEqual({ created: me, changed: null });
    const { version } = made.body.data;
    const changed = await admin.put(at, { name: 'Uji siapa lagi', version });
    expect(changed.body.data.by).toEqual({ created: me, changed: me });
    const { status, body } = await staff.get(at);
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty('by');
    expect((await staff.get(`${at}/history`)).status).toBe(403);
  });

  it('comes in pages, in at most four statements whatever the changes refer to', async () => {
    const { id } = await first('/user/api/User');
    const statements: unknown[] = [];
    const query = pool.query.bind(pool);
    pool.query = ((...args: Parameters<typeof query>) => {
      statements.push(args[0]);
      return query(...args);
    }) as typeof pool.query;
    const whole = await admin.get(`/user/api/User/${id}/history?PerPage=100`);
    pool.query = query;
    expect(whole.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(4);
    const { id: type, version } = await first('/master-data/api/ScriptType');
    const at = `/master-data/api/ScriptType/${type}`;
    for (let turn = 0; turn < 3; turn += 1)
      await admin.put(at, { description: `Giliran ${turn}`, version: version + turn });
    const [one, two] = [
      (await admin.get(`${at}/history?PerPage=2&Page=1`)).body.data,
      (await admin.get(`${at}/history?PerPage=2&Page=2`)).body.data,
    ];
    expect(one.items).toHaveLength(2);
    expect(two.items.length).toBeGreaterThan(0);
    expect(one.totalCount).toBe(two.totalCount);
    expect(one.items[0].changes[0]).toMatchObject({ before: 'Giliran 1', after: 'Giliran 2' });
    expect(new Set([...one.items, ...two.items].map((item) => item.id)).size).toBe(
      one.items.length + two.items.length,
    );
  });

  it('says that a password was replaced and never what it is', async () => {
    const secret = 'Rahasia-Uji-2026!';
    const found = (await admin.get('/user/api/User?FirstChar=legal')).body.data.items[0];
    const changed = await admin.put(`/user/api/User/${found.id}`, {
      password: secret,
      version: found.version,
    });
    expect(changed.status).toBe(200);
    const answer = await admin.get(`/user/api/User/${found.id}/history`);
    expect(answer.body.data.items[0].changes).toEqual([
      { field: 'password', label: 'Kata sandi baru', before: null, after: 'Diganti' },
    ]);
    expect(answer.raw.toString()).not.toContain(secret);
    const audit = await pool.query(
      'select before::text || after::text as whole from audit_log where record_id = $1',
      [found.id],
    );
    expect(JSON.stringify(audit.rows)).not.toContain(secret);
  });

  it('gives formatted text as words, and cuts what nobody reads on a screen', async () => {
    const template = await first('/master-data/api/ScriptTemplate');
    const at = `/master-data/api/ScriptTemplate/${template.id}`;
    const content = `<p>Satu <strong>dua</strong></p><p>${'kata '.repeat(3000)}</p>`;
    expect((await admin.put(at, { content, version: template.version })).status).toBe(200);
    const [change] = (await admin.get(`${at}/history`)).body.data.items[0].changes;
    expect(change.field).toBe('content');
    expect(change.after).toMatch(/^Satu dua kata kata/);
    expect(change.after.length).toBeLessThanOrEqual(5000);
    expect(change.after.endsWith('…')).toBe(true);
    expect(`${change.before}${change.after}`).not.toContain('<');
  });

  it('is for those who may read the record, while it is there', async () => {
    const { id } = await first(classifications);
    expect((await stranger.get(`${classifications}/${id}/history`)).status).toBe(401);
    expect((await staff.get(`${classifications}/${id}/history`)).status).toBe(403);
    expect((await admin.get(`${classifications}/x/history`)).status).toBe(404);
    expect((await admin.get(`${classifications}/0199ffff-0000-7000-8000-000000000000/history`)).status).toBe(
      404,
    );
    for (const query of ['PerPage=101', 'PerPage=-1', 'Page=0', 'userId=1'])
      expect((await admin.get(`${classifications}/${id}/history?${query}`)).status, query).toBe(400);
    expect((await admin.get(`${classifications}/${id}/history?Page=99999`)).body.data.items).toEqual([]);
  });
});

describe('What a change took away', () => {
  const types = '/master-data/api/ScriptType';

  it('is answered as a form takes it, offered where there is something, and stores nothing', async () => {
    const { items } = (await admin.get('/master-data/api/SecurityClassification?PerPage=2')).body.data;
    const [biasa, terbatas] = items;
    const made = await admin.post(classifications, {
      ...{ code: 'UJI.02', name: 'Sebelum', group: 'substantif', isLeaf: false },
      securityClassificationId: biasa.id,
    });
    const at = `${classifications}/${made.body.data.id}`;
    await admin.put(at, { name: 'Sesudah', securityClassificationId: terbatas.id, version: 1 });
    await admin.put(at, { group: 'fasilitatif', version: 2 });
    const [, changed, created] = (await admin.get(`${at}/history`)).body.data.items;
    expect([changed.hasFormer, created.hasFormer]).toEqual([true, undefined]);
    const { status, body } = await admin.get(`${at}/history/${changed.id}/former`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...{ at: changed.at, by: changed.by.label, left: [], hasUnseen: false },
      values: {
        ...{ name: 'Sebelum', securityClassificationId: biasa.id },
        securityClassification: { id: biasa.id, label: biasa.name },
      },
    });
    // The answer is what a PUT takes, by its own rules.
    expect((await admin.get(at)).body.data).toMatchObject({ name: 'Sesudah', version: 3 });
    expect((await admin.put(at, { ...body.data.values, version: 3 })).body.data).toMatchObject({
      ...{ name: 'Sebelum', group: 'fasilitatif', version: 4 },
      securityClassification: { id: biasa.id },
    });
  });

  it('leaves a record that was deactivated since, and says so', async () => {
    const classes = '/master-data/api/SecurityClassification';
    const [biasa] = (await admin.get(`${classes}?PerPage=1`)).body.data.items;
    const made = await admin.post(classifications, {
      ...{ code: 'UJI.03', name: 'Uji', group: 'substantif', isLeaf: false },
      securityClassificationId: biasa.id,
    });
    const at = `${classifications}/${made.body.data.id}`;
    await admin.put(at, { securityClassificationId: null, version: 1 });
    await pool.query('update security_classification set is_active = false where id = $1', [biasa.id]);
    const [changed] = (await admin.get(`${at}/history`)).body.data.items;
    const { data } = (await admin.get(`${at}/history/${changed.id}/former`)).body;
    await pool.query('update security_classification set is_active = true where id = $1', [biasa.id]);
    expect(data.values).toEqual({});
    expect(data.left).toEqual([
      {
        field: 'securityClassificationId',
        label: 'Keamanan',
        reason: expect.stringContaining('dinonaktifkan'),
      },
    ]);
  });

  it('is for those who may change the record, of a change of this record', async () => {
    const { id, version } = await first(types);
    await admin.put(`${types}/${id}`, { description: 'Untuk dikembalikan', version });
    const [entry] = (await admin.get(`${types}/${id}/history`)).body.data.items;
    const former = `${types}/${id}/history/${entry.id}/former`;
    expect((await admin.get(former)).status).toBe(200);
    expect((await stranger.get(former)).status).toBe(401);
    expect((await staff.get(former)).status).toBe(403);
    const other = (await admin.get(`${types}?PerPage=2`)).body.data.items[1];
    for (const wrong of [
      `${types}/${other.id}/history/${entry.id}/former`,
      `${types}/x/history/${entry.id}/former`,
      ...['x', '0', '-1', '1e3', '99999999999999999999', '999999999'].map(
        (each) => `${types}/${id}/history/${each}/former`,
      ),
    ])
      expect((await admin.get(wrong)).status, wrong).toBe(404);
  });
});
