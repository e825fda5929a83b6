import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const labels = '/letter/api/Label';
const admin = await signIn('admin');
const owner = await signIn('staf');
const colleague = await colleagueOf('staf');

type Row = Record<string, unknown> & { id: string; version: number };
const stored = async (id: string): Promise<Row> =>
  (await pool.query('select * from label where id = $1', [id])).rows[0];
const made = async (scope: string, name = 'Uji aturan baris'): Promise<Row> => {
  const { body } = await owner.post(labels, { name, scope, color: 'biru' });
  expect(body.message, JSON.stringify(body)).toBe('Tersimpan');
  return body.data;
};
/** As after a transfer of its maker to another unit. */
const fromElsewhere = async (scope: string): Promise<Row> => {
  const label = await made(scope);
  await pool.query(
    `update label set unit_id = (select id from organization_unit where id <> label.unit_id limit 1) where id = $1`,
    [label.id],
  );
  return label;
};

describe('A change', () => {
  it('is open to everybody of the unit, but none may take a shared label away', async () => {
    const label = await made('unit');
    const at = `${labels}/${label.id}`;
    const renamed = await colleague.put(at, { name: 'Nama bersama', color: 'merah', version: 1 });
    expect(renamed.status).toBe(200);
    const taken = await colleague.put(at, { scope: 'pribadi', version: 2 });
    expect(taken.status).toBe(422);
    expect(taken.body.errors).toEqual({ scope: [expect.stringContaining('tidak dapat membuka label')] });
    expect(await stored(label.id)).toMatchObject({ scope: 'unit', name: 'Nama bersama', version: 2 });
    expect((await owner.put(at, { scope: 'pribadi', version: 2 })).status).toBe(200);
  });

  it('does not put a record out of its own maker’s reach', async () => {
    const label = await fromElsewhere('pribadi');
    const answer = await owner.put(`${labels}/${label.id}`, { scope: 'unit', version: 1 });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('scope');
    expect(await stored(label.id)).toMatchObject({ scope: 'pribadi', version: 1 });
  });

  it('of many keeps the same rule for each', async () => {
    const [shared, other] = [await made('unit'), await made('pribadi')];
    const { body } = await colleague.post(`${labels}/bulk`, {
      action: 'update',
      ids: [shared.id, other.id],
      data: { scope: 'pribadi' },
    });
    expect(body.data.done).toEqual([]);
    expect(body.data.refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: shared.id, errors: { scope: [expect.any(String)] } }),
        { id: other.id, label: '', message: 'Data tidak ditemukan.' },
      ]),
    );
    expect(await stored(shared.id)).toMatchObject({ scope: 'unit', version: 1 });
  });

  it('finds nothing to change when a record is made private meanwhile', async () => {
    for (let round = 0; round < 10; round += 1) {
      const label = await made('unit');
      const at = `${labels}/${label.id}`;
      const [, late] = await Promise.all([
        owner.put(at, { scope: 'pribadi', version: 1 }),
        colleague.post(`${labels}/bulk`, { action: 'update', ids: [label.id], data: { name: 'Terlambat' } }),
      ]);
      const { name, scope } = await stored(label.id);
      // Either before it was made private, or not at all.
      if (late.body.data.done.length === 0) expect(name).toBe('Uji aturan baris');
      else {
        const { rows } = await pool.query(
          `select after->>'scope' as scope from audit_log where record_id = $1 and after->>'name' = 'Terlambat' order by id limit 1`,
          [label.id],
        );
        expect(rows[0].scope).toBe('unit');
      }
      expect(['pribadi', 'unit']).toContain(scope);
    }
  });
});

describe('A new record', () => {
  it('that its maker could not reach is not stored', async () => {
    const name = 'Tanpa unit';
    await pool.query(`
      create function uji_unit() returns trigger language plpgsql as $$
      begin new.unit_id = (select id from organization_unit where id <> new.unit_id limit 1); return new; end $$;
      create trigger uji_unit before insert on label for each row execute function uji_unit()`);
    const answer = await owner.post(labels, { name, scope: 'unit', color: 'biru' });
    await pool.query('drop trigger uji_unit on label');
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('scope');
    expect((await pool.query('select id from label where name = $1', [name])).rows).toEqual([]);
  });

  it('comes back only where it was', async () => {
    const label = await made('unit');
    await owner.delete(`${labels}/${label.id}`);
    expect((await admin.post(`${labels}/${label.id}/restore`)).status).not.toBe(200);
    expect((await colleague.post(`${labels}/${label.id}/restore`)).status).toBe(200);
    expect(await stored(label.id)).toMatchObject({ owner_id: label.ownerId, scope: 'unit' });
  });
});

async function colleagueOf(account: string) {
  const email = `${account}@naskah.example`;
  const { rows } = await pool.query(
    `select u.email from "user" u join job_mapping m on m.user_id = u.id join position p on p.id = m.position_id
     where p.unit_id = (select p.unit_id from "user" u join job_mapping m on m.user_id = u.id
       join position p on p.id = m.position_id where u.email = $1 limit 1) and u.email <> $1`,
    [email],
  );
  for (const { email: other } of rows) {
    const caller = await signIn(other).catch(() => undefined);
    if (caller && (await caller.get(`${labels}?PerPage=1`)).status === 200) return caller;
  }
  throw new Error('The demo has no colleague');
}
