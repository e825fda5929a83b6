import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../support/app.ts';
import { countAllStatements } from '../../support/count-statements.ts';

const { stranger, signIn, pool } = await testApp();
const admin = await signIn('admin');
const staff = await signIn('staf');
const types = '/master-data/api/ScriptType';
const classes = '/master-data/api/ArchiveClassification';
let counter = 0;

type Row = Record<string, unknown> & { id: string; version: number };

const made = async (values: Record<string, unknown> = {}): Promise<Row> => {
  counter += 1;
  const body = { code: `UJB${counter}`, name: `Uji banyak ${counter}`, group: 'khusus', ...values };
  const answer = await admin.post(types, body);
  expect(answer.body.message, JSON.stringify(answer.body.errors)).toBe('Tersimpan');
  return answer.body.data;
};
const classMade = async (code: string, parentId: string | null = null): Promise<Row> => {
  const answer = await admin.post(classes, {
    code,
    name: `Uji ${code}`,
    group: 'substantif',
    parentId,
    isLeaf: false,
    isVital: false,
  });
  expect(answer.body.message, JSON.stringify(answer.body.errors)).toBe('Tersimpan');
  return answer.body.data;
};
const bulk = (body: object, base = types) => admin.post(`${base}/bulk`, body);
const actionsOn = async (id: string): Promise<string[]> =>
  (await pool.query('select action from audit_log where record_id = $1 order by id', [id])).rows.map(
    (row) => row.action,
  );

describe('Changing many at once', () => {
  it('writes the named fields only, even over a record that changed meanwhile, and says how they were', async () => {
    const [one, two] = [await made({ description: 'pertama' }), await made()];
    await admin.put(`${types}/${two.id}`, { name: 'Diubah orang lain', version: two.version });
    const { body } = await bulk({ action: 'update', ids: [one.id, two.id], data: { description: 'sama' } });
    expect(body.data.refused).toEqual([]);
    expect(body.data.done).toEqual(
      expect.arrayContaining([
        { id: one.id, before: { description: 'pertama' }, version: 2 },
        { id: two.id, before: { description: null }, version: 3 },
      ]),
    );
    const stored = (await admin.get(`${types}/${two.id}`)).body.data;
    expect(stored).toMatchObject({ description: 'sama', name: 'Diubah orang lain', version: 3 });
    expect(await actionsOn(one.id)).toEqual(['create', 'update']);
  });

  it('leaves what was changed since alone where it is told the versions, as undoing does', async () => {
    const [one, two] = [await made({ description: 'a' }), await made({ description: 'b' })];
    const ids = [one.id, two.id];
    const { body } = await bulk({ action: 'update', ids, data: { description: 'sama' } });
    const versions = Object.fromEntries(
      body.data.done.map(({ id, version }: Row) => [id.toUpperCase(), version]),
    );
    await admin.put(`${types}/${two.id}`, { description: 'lebih baru', version: 2 });
    const undone = await bulk({ action: 'update', ids, data: { description: 'awal' }, versions });
    expect(undone.body.data.done).toEqual([{ id: one.id, before: { description: 'sama' }, version: 3 }]);
    expect(undone.body.data.refused).toEqual([
      { id: two.id, label: two.name, message: 'Sudah diubah lagi, jadi dibiarkan.' },
    ]);
    expect((await admin.get(`${types}/${two.id}`)).body.data.description).toBe('lebih baru');
  });

  it('begins nothing more after a failure, and tells what was done', async () => {
    const some: Row[] = [];
    for (let n = 0; n < 12; n += 1) some.push(await made());
    const ids = some.map(({ id }) => id);
    await pool.query(`
      create function uji_gagal() returns trigger language plpgsql as $$
      begin if new.id = '${ids[5]}' then raise exception using errcode = 'XX000'; end if; return new; end $$;
      create trigger uji_gagal before update on script_type for each row execute function uji_gagal()`);
    const { status, body } = await bulk({ action: 'update', ids, data: { description: 'sama' } });
    await pool.query('drop trigger uji_gagal on script_type');
    expect(status).toBe(200);
    const { rows } = await pool.query(
      `select id from script_type where description = 'sama' and id = any($1)`,
      [ids],
    );
    expect(body.data.done.map(({ id }: Row) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(body.data.done.length).toBeLessThan(11);
    expect(body.data.done.length + body.data.refused.length).toBe(12);
    const reasons = new Map(body.data.refused.map(({ id, message }: Row) => [id, message]));
    expect(reasons.get(ids[5])).toContain('Terjadi kesalahan pada server');
    expect(reasons.get(ids[11])).toContain('Belum dikerjakan');
  });

  it('leaves what is so already alone', async () => {
    const one = await made();
    const { body } = await bulk({ action: 'update', ids: [one.id], data: { isActive: true } });
    expect(body.data.done).toEqual([{ id: one.id, before: { isActive: true }, version: 1 }]);
    expect(await actionsOn(one.id)).toEqual(['create']);
  });

  it('goes on past a record that is refused, with its reason', async () => {
    const [one, two] = [await made(), await made()];
    const unknown = '0199ffff-0000-7000-8000-000000000000';
    const { body } = await bulk({
      action: 'update',
      ids: [one.id, two.id, unknown],
      data: { name: 'Nama kembar' },
    });
    // Names need not be unique; an unknown id looks like one the actor may not see.
    expect(body.data.done).toHaveLength(2);
    expect(body.data.refused).toEqual([{ id: unknown, label: '', message: 'Data tidak ditemukan.' }]);
    const codes = await bulk({ action: 'update', ids: [one.id, two.id], data: { code: 'UJ-SATU' } });
    expect(codes.body.data.done.length + codes.body.data.refused.length).toBe(2);
    for (const refused of codes.body.data.refused) {
      expect(refused.errors).toHaveProperty('code');
      expect(refused.label).toBe('Nama kembar');
    }
  });

  it('refuses references to nothing, a tree that bites its tail, and records that make no sense', async () => {
    const root = await classMade('UB1');
    const child = await classMade('UB1.01', root.id);
    const circle = await bulk({ action: 'update', ids: [root.id], data: { parentId: child.id } }, classes);
    expect(circle.body.data.refused[0].errors).toHaveProperty('parentId');
    const gone = await bulk(
      {
        action: 'update',
        ids: [root.id],
        data: { securityClassificationId: '0199ffff-0000-7000-8000-000000000000' },
      },
      classes,
    );
    expect(gone.body.data.refused[0].errors).toHaveProperty('securityClassificationId');
    const leaf = await bulk({ action: 'update', ids: [root.id], data: { isLeaf: true } }, classes);
    expect(leaf.body.data.refused[0].errors).toHaveProperty('retentionActiveYears');
  });

  it('refuses at once what no record could take', async () => {
    const { id } = await made();
    const wrong: [object, string][] = [
      [{ action: 'update', ids: [id], data: { passwordHash: 'x' } }, 'passwordHash'],
      [{ action: 'update', ids: [id], data: { id: 'x' } }, 'id'],
      [{ action: 'update', ids: [id], data: { createdAt: '2020-01-01' } }, 'createdAt'],
      [{ action: 'update', ids: [id], data: { version: 1 } }, 'version'],
      [{ action: 'update', ids: [id], data: { group: 'lain' } }, 'group'],
      [{ action: 'update', ids: [id], data: { name: '' } }, 'name'],
      [{ action: 'update', ids: [id], data: {} }, 'data'],
      [{ action: 'update', ids: [id] }, 'data'],
      [{ action: 'update', ids: [id], data: [1] }, 'data'],
      [{ action: 'update', ids: [], data: { name: 'x' } }, 'ids'],
      [{ action: 'update', ids: ["'; drop table letter"], data: { name: 'x' } }, 'ids.0'],
      [{ action: 'update', ids: Array.from({ length: 1001 }, () => id), data: { name: 'x' } }, 'ids'],
      [{ action: 'delete', ids: [id], data: { name: 'x' } }, 'data'],
      [{ action: 'drop', ids: [id] }, 'action'],
      [{}, 'action'],
    ];
    for (const [body, name] of wrong) {
      const answer = await bulk(body);
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(422);
      expect(answer.body.errors, JSON.stringify(body).slice(0, 80)).toHaveProperty([name]);
    }
    expect(await actionsOn(id)).toEqual(['create']);
  });

  it('gives nobody a password, and ends the sessions of people who are deactivated', async () => {
    const users = '/user/api/User';
    const [person] = (await admin.get(`${users}?FirstChar=legal`)).body.data.items;
    const answer = await bulk(
      { action: 'update', ids: [person.id], data: { password: 'Sama-Semua-1!' } },
      users,
    );
    expect(answer.body.errors).toHaveProperty('password');
    const legal = await signIn('legal');
    await bulk({ action: 'update', ids: [person.id], data: { isActive: false } }, users);
    expect((await legal.get('/master-data/api/ScriptTemplate')).status).toBe(401);
    await bulk({ action: 'update', ids: [person.id], data: { isActive: true } }, users);
  });
});

describe('Deleting many at once, and bringing them back', () => {
  it('deletes a branch with all below it in any order, and restores it under the same ids', async () => {
    const root = await classMade('UB2');
    const child = await classMade('UB2.01', root.id);
    const leaf = await classMade('UB2.01.01', child.id);
    const ids = [root.id, child.id, leaf.id];
    const { body } = await bulk({ action: 'delete', ids }, classes);
    expect(body.data.refused).toEqual([]);
    expect(body.data.done).toHaveLength(3);
    expect((await admin.get(`${classes}/${root.id}`)).status).toBe(404);
    const back = await bulk({ action: 'restore', ids: [leaf.id, child.id, root.id] }, classes);
    expect(back.body.data.refused).toEqual([]);
    const restored = (await admin.get(`${classes}/${leaf.id}`)).body.data;
    expect(restored).toMatchObject({ code: 'UB2.01.01', parentId: child.id, version: leaf.version + 1 });
    expect(Math.abs(Date.parse(restored.createdAt) - Date.parse(String(leaf.createdAt)))).toBeLessThan(2000);
    expect(await actionsOn(leaf.id)).toEqual(['create', 'delete', 'restore']);
  });

  it('takes a deep branch in as many steps as it has records, whatever order they come in', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) ids.push((await classMade(`UB9.${n}`, ids.at(-1) ?? null)).id);
    const connect = vi.spyOn(pool, 'connect');
    const gone = await bulk({ action: 'delete', ids }, classes);
    expect(gone.body.data.done).toHaveLength(25);
    expect(connect.mock.calls.length).toBeLessThan(25 * 8);
    connect.mockClear();
    const back = await bulk({ action: 'restore', ids: ids.toReversed() }, classes);
    expect(back.body.data.done).toHaveLength(25);
    expect(connect.mock.calls.length).toBeLessThan(25 * 2 + 10);
    connect.mockRestore();
    expect((await admin.get(`${classes}/${ids[24]}`)).body.data.parentId).toBe(ids[23]);
  });

  it('says who uses what cannot go', async () => {
    const root = await classMade('UB3');
    await classMade('UB3.01', root.id);
    const { body } = await bulk({ action: 'delete', ids: [root.id] }, classes);
    expect(body.data.done).toEqual([]);
    expect(body.data.refused[0]).toMatchObject({
      id: root.id,
      label: 'UB3 Uji UB3',
      usage: [{ resource: 'master-data.klasifikasi-arsip', field: 'parentId', count: 1 }],
    });
  });

  it('restores one by its address, once, and never what was not deleted', async () => {
    const one = await made({ description: 'kembali' });
    expect((await admin.post(`${types}/${one.id}/restore`)).status).toBe(404);
    await admin.delete(`${types}/${one.id}`);
    const back = await admin.post(`${types}/${one.id}/restore`);
    expect(back.body.data).toMatchObject({ id: one.id, description: 'kembali', code: one.code });
    expect((await admin.post(`${types}/${one.id}/restore`)).status).toBe(409);
    for (const id of ['x', '0199ffff-0000-7000-8000-000000000000'])
      expect((await admin.post(`${types}/${id}/restore`)).status).toBe(404);
    // A deleted record of another resource must not be restored here.
    await admin.delete(`${types}/${one.id}`);
    expect((await admin.post(`${classes}/${one.id}/restore`)).status).toBe(404);
  });

  it('does not restore over what took its place, nor what refers to what is gone', async () => {
    const one = await made();
    await admin.delete(`${types}/${one.id}`);
    await made({ code: one.code });
    expect((await admin.post(`${types}/${one.id}/restore`)).body.errors).toHaveProperty('code');
    const root = await classMade('UB4');
    const child = await classMade('UB4.01', root.id);
    await bulk({ action: 'delete', ids: [root.id, child.id] }, classes);
    expect((await admin.post(`${classes}/${child.id}/restore`)).body.errors).toHaveProperty('parentId');
  });

  it('refuses to bring back a person without a password', async () => {
    const roles = (await admin.get('/user/api/Role/lookup')).body.data.items;
    const { body } = await admin.post('/user/api/User', {
      personName: 'Uji Hapus',
      npp: 'UJH1',
      email: 'ujh1@naskah.example',
      isldap: '1',
      roleIds: [roles[0].id],
    });
    const { id } = body.data;
    expect((await bulk({ action: 'delete', ids: [id] }, '/user/api/User')).body.data.done).toEqual([{ id }]);
    const back = await admin.post(`/user/api/User/${id}/restore`);
    expect(back.status).toBe(409);
    expect(back.body.message).toContain('kata sandi');
  });
});

describe('Strangers', () => {
  it('change, delete and restore nothing', async () => {
    const { id } = await made();
    for (const body of [
      { action: 'update', ids: [id], data: { name: 'x' } },
      { action: 'delete', ids: [id] },
      { action: 'restore', ids: [id] },
    ]) {
      expect((await stranger.post(`${types}/bulk`, body)).status).toBe(401);
      expect((await staff.post(`${types}/bulk`, body)).status).toBe(403);
    }
    expect((await stranger.post(`${types}/${id}/restore`)).status).toBe(401);
    expect((await staff.post(`${types}/${id}/restore`)).status).toBe(403);
    expect(await actionsOn(id)).toEqual(['create']);
  });
});

describe('Many records at once', () => {
  const counted = async (body: object, base = types) => {
    let answer = await stranger.get('/');
    const statements = await countAllStatements(async () => {
      answer = await bulk(body, base);
    });
    return { ...answer.body.data, statements };
  };
  const inserted = async (name: string, count: number): Promise<string[]> => {
    const { rows } = await pool.query<Row>(
      `insert into script_type (id, code, name, "group")
       select gen_random_uuid(), $1 || n, $1 || n, 'khusus' from generate_series(1, $2::int) n returning id`,
      [name, count],
    );
    return rows.map(({ id }) => id);
  };

  it('are changed, deleted and restored in a bounded number of statements', async () => {
    const ids = await inserted('Seribu', 1000);
    for (const body of [
      { action: 'update', ids, data: { description: 'semua' } },
      { action: 'delete', ids },
      { action: 'restore', ids },
    ]) {
      const { done, statements } = await counted(body);
      expect(done).toHaveLength(1000);
      expect(statements).toBeLessThan(25);
    }
    const { rows } = await pool.query(
      `select action, count(*)::int, count(distinct record_id)::int as records from audit_log
       where record_id = any($1) group by action order by action`,
      [ids],
    );
    expect(rows).toEqual(
      ['delete', 'restore', 'update'].map((action) => ({ action, count: 1000, records: 1000 })),
    );
  });

  it('are refused together where the rules refuse each', async () => {
    const roots = await Promise.all(Array.from({ length: 12 }, (_, n) => classMade(`UB5.${n}`)));
    for (const [n, root] of roots.entries()) await classMade(`UB5.${n}.01`, root.id);
    const ids = roots.map(({ id }) => id);
    const used = await counted({ action: 'delete', ids }, classes);
    expect(used.statements).toBeLessThan(15);
    expect(used.refused.map(({ label, usage }: Row) => [label, usage])).toEqual(
      roots.map(({ code, name }, n) => [
        `${code} ${name}`,
        [
          expect.objectContaining({
            count: 1,
            records: [expect.objectContaining({ label: `UB5.${n}.01 Uji UB5.${n}.01` })],
          }),
        ],
      ]),
    );
    const unsound = await counted({ action: 'update', ids, data: { isLeaf: true } }, classes);
    expect(unsound.statements).toBeLessThan(15);
    expect(unsound.refused).toHaveLength(12);
    const circle = await counted({ action: 'update', ids, data: { parentId: ids[3] } }, classes);
    expect(circle.refused.map(({ id }: Row) => id)).toEqual([ids[3]]);
    expect(circle.done).toHaveLength(11);
  });

  it('are restored around the one whose code is taken', async () => {
    const ids = await inserted('Empat', 40);
    await bulk({ action: 'delete', ids });
    await made({ code: 'Empat17' });
    const { done, refused } = await counted({ action: 'restore', ids });
    expect(done.map(({ id }: Row) => id).toSorted()).toEqual(ids.filter((_, at) => at !== 16).toSorted());
    expect(refused).toEqual([
      {
        id: ids[16],
        label: '',
        message: 'Kode ini sudah dipakai.',
        errors: { code: ['Kode ini sudah dipakai.'] },
      },
    ]);
  });
});
