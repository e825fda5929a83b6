import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { stranger, signIn, pool } = await testApp();
const admin = await signIn('admin');
const staff = await signIn('staf');
const base = '/user/api/SavedView';
const resource = 'master-data.klasifikasi-arsip';
const state = {
  filter: { q: 'operasi', group: 'substantif' },
  sort: { field: 'code', order: 'DESC' },
  columns: ['code', 'name', 'isActive'],
};
const save = (name: string, more: object = {}) => admin.post(base, { resource, name, state, ...more });
const all = async (actor = admin) => (await actor.get(`${base}?resource=${resource}`)).body.data.items;

describe('Saved views', () => {
  it('are kept under a name, changed and deleted', async () => {
    const created = await save('Retensi pendek');
    expect(created.body.data).toMatchObject({ name: 'Retensi pendek', state, isDefault: false, resource });
    const { id } = created.body.data;
    const changed = await admin.put(`${base}/${id}`, { name: ' Retensi ', isDefault: true });
    expect(changed.body.data).toMatchObject({ name: 'Retensi', state, isDefault: true });
    expect(await all()).toHaveLength(1);
    expect((await admin.get(`${base}?resource=master-data.jenis-naskah-dinas`)).body.data.items).toEqual([]);
    expect((await admin.delete(`${base}/${id}`)).status).toBe(200);
    expect((await admin.delete(`${base}/${id}`)).status).toBe(404);
    expect(await all()).toEqual([]);
  });

  it('have one default a list, and names of their own', async () => {
    const first = (await save('Satu', { isDefault: true })).body.data;
    const second = (await save('Dua', { isDefault: true })).body.data;
    expect(
      (await all()).map((view: { id: string; isDefault: boolean }) => [view.id, view.isDefault]),
    ).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await save('SATU')).body.errors).toEqual({ name: ['Nama tampilan ini sudah dipakai.'] });
    expect((await admin.put(`${base}/${second.id}`, { name: 'satu' })).status).toBe(422);
    expect((await admin.put(`${base}/${first.id}`, { name: 'SATU' })).status).toBe(200);
    for (const { id } of [first, second]) await admin.delete(`${base}/${id}`);
  });

  it('are nobody else’s: not read, not changed, not deleted', async () => {
    const { id } = (await save('Milik admin')).body.data;
    expect(await all(staff)).toEqual([]);
    expect((await staff.put(`${base}/${id}`, { name: 'x' })).status).toBe(404);
    expect((await staff.delete(`${base}/${id}`)).status).toBe(404);
    expect((await staff.post(base, { resource, name: 'x', state })).status).toBe(403);
    for (const answer of [
      await stranger.get(`${base}?resource=${resource}`),
      await stranger.post(base, { resource, name: 'x', state }),
      await stranger.put(`${base}/${id}`, { name: 'x' }),
      await stranger.delete(`${base}/${id}`),
    ])
      expect(answer.status).toBe(401);
    expect((await all())[0].name).toBe('Milik admin');
    await admin.delete(`${base}/${id}`);
  });

  it('that are not there are not there, whatever is asked of them', async () => {
    const { id } = (await save('Milik admin')).body.data;
    const wrong = { name: '', strange: 1 };
    expect((await staff.put(`${base}/${id}`, wrong)).status).toBe(404);
    expect((await admin.put(`${base}/${resource}`, wrong)).status).toBe(404);
    expect((await admin.put(`${base}/${id}`, wrong)).status).toBe(422);
    await admin.delete(`${base}/${id}`);
  });

  it('refuse what is no view of a list, with the field, and store nothing', async () => {
    const large = {
      ...state,
      filter: Object.fromEntries(['a', 'b', 'c'].map((key) => [key, 'x'.repeat(3000)])),
    };
    const wrong: [object, string][] = [
      [{ resource: 'tidak.ada' }, 'resource'],
      [{ resource: 7 }, 'resource'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ userId: 'x' }, 'userId'],
      [{ id: '0199ffff-0000-7000-8000-000000000000' }, 'id'],
      [{ isDefault: 'ya' }, 'isDefault'],
      [{ state: null }, 'state'],
      [{ state: { ...state, extra: 1 } }, 'state.extra'],
      [{ state: { ...state, sort: { field: 'code', order: 'up' } } }, 'state.sort.order'],
      [{ state: { ...state, columns: 'code' } }, 'state.columns'],
      [{ state: { ...state, filter: { q: { a: 1 } } } }, 'state.filter.q'],
      [{ state: { ...state, filter: { q: 'a\u0000b' } } }, 'state'],
      [{ state: large }, 'state'],
    ];
    for (const [part, name] of wrong) {
      const answer = await save('Salah', part);
      expect(answer.status, JSON.stringify(part).slice(0, 80)).toBe(422);
      expect(answer.body.errors, JSON.stringify(part).slice(0, 80)).toHaveProperty([name]);
    }
    expect(await all()).toEqual([]);
    for (const query of ['', '?resource=a&resource=b', `?resource=${resource}&userId=x`, '?resource=%00'])
      expect((await admin.get(`${base}${query}`)).status, query).toBe(400);
    for (const id of ['1', "'; drop table letter", '0199ffff-0000-7000-8000-000000000000'])
      expect((await admin.put(`${base}/${encodeURIComponent(id)}`, { name: 'x' })).status).toBe(404);
  });

  it('are at most fifty a list, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 55 }, (_, at) => save(`Tampilan ${at}`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5);
    expect(await all()).toHaveLength(50);
    await pool.query('delete from saved_view');
  });
});
