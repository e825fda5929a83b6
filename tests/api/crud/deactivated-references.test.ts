import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const classes = '/master-data/api/ArchiveClassification';
const groups = '/setting/api/UnitGroup';
const refusal = 'sudah dinonaktifkan';
let counter = 0;

type Row = Record<string, unknown> & { id: string; version: number };
const body = (parentId: string | null = null) => {
  counter += 1;
  const code = `NON${counter}`;
  return { code, name: `Uji ${code}`, group: 'substantif', isLeaf: false, isVital: false, parentId };
};
const made = async (parentId: string | null = null): Promise<Row> => {
  const answer = await admin.post(classes, body(parentId));
  expect(answer.body.message, JSON.stringify(answer.body)).toBe('Tersimpan');
  return answer.body.data;
};
const deactivate = async ({ id, version }: Row) =>
  expect((await admin.put(`${classes}/${id}`, { isActive: false, version })).status).toBe(200);

it('are refused in a new record, with nothing stored of it', async () => {
  const out = await made();
  await deactivate(out);
  const given = body(out.id);
  const answer = await admin.post(classes, given);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ parentId: [expect.stringContaining(refusal)] });
  const stored = await pool.query('select from archive_classification where code = $1', [given.code]);
  expect(stored.rowCount).toBe(0);
  const noted = await pool.query(`select from audit_log where after->>'code' = $1`, [given.code]);
  expect(noted.rowCount).toBe(0);
});

it('are refused where they are chosen anew, and stay where they were', async () => {
  const [out, child, other] = [await made(), await made(), await made()];
  const at = `${classes}/${child.id}`;
  expect((await admin.put(at, { parentId: out.id, version: 1 })).status).toBe(200);
  await deactivate(out);
  const renamed = await admin.put(at, { name: 'Nama baru', parentId: out.id, version: 2 });
  expect(renamed.status).toBe(200);
  const chosen = await admin.put(`${classes}/${other.id}`, { parentId: out.id, version: 1 });
  expect(chosen.body.errors).toEqual({ parentId: [expect.stringContaining(refusal)] });
  const many = await admin.post(`${classes}/bulk`, {
    action: 'update',
    ids: [child.id, other.id],
    data: { parentId: out.id },
  });
  expect(many.body.data.done.map(({ id }: Row) => id)).toEqual([child.id]);
  expect(many.body.data.refused[0].errors).toHaveProperty('parentId');
  const moved = await admin.post(`${classes}/${other.id}/move`, { parentId: out.id, version: 1 });
  expect(moved.status).toBe(422);
  // And back to where it was deleted from.
  expect((await admin.delete(at)).status).toBe(200);
  const back = await admin.post(`${at}/restore`);
  expect(back.body.data).toMatchObject({ parentId: out.id, name: 'Nama baru' });
});

it('are refused in lists as well, beside those that are kept', async () => {
  const units = (await admin.get('/master-data/api/OrganizationUnit/lookup')).body.data.items as Row[];
  const [first, second, third] = units.map(({ id }) => id) as [string, string, string];
  const given = { code: 'UJI-ANGGOTA', name: 'Uji anggota', unitIds: [first] };
  const group = (await admin.post(groups, given)).body.data as Row;
  expect(group?.id, JSON.stringify(group)).toBeTruthy();
  await pool.query('update organization_unit set is_active = false where id = any($1)', [[first, second]]);
  try {
    const at = `${groups}/${group.id}`;
    const refused = await admin.put(at, { unitIds: [first, second], version: 1 });
    expect(refused.body.errors).toEqual({ unitIds: [expect.stringContaining(refusal)] });
    expect((await admin.put(at, { unitIds: [first, third], version: 1 })).status).toBe(200);
    const created = await admin.post(groups, { ...given, code: 'UJI-LAIN', unitIds: [second] });
    expect(created.body.errors).toEqual({ unitIds: [expect.stringContaining(refusal)] });
  } finally {
    await pool.query('update organization_unit set is_active = true where id = any($1)', [[first, second]]);
  }
});
