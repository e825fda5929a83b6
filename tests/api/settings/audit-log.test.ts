import { expect, test } from 'vitest';
import type { AuditEntry, AuditEntryDetail } from '../../../domain/calls/audit-log.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { type Ok, type Page, testApp } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';

type Entries = Ok<{ items: AuditEntry[]; next: string | null }>;
const { pool, signIn } = await testApp();
const admin = await signIn('admin');
const log = '/setting/api/AuditLog';
const list = async (query = ''): Promise<Entries['data']> =>
  (await admin.get<Entries>(`${log}?${query}`)).body.data;

const given = { code: 'DSR-UJI', name: 'Dasar uji', category: 'pengadaan', content: 'Menurut dasar uji' };
const made = await admin.post('/master-data/api/ContractBasis', given);
const { id, version } = made.body.data;
await admin.put(`/master-data/api/ContractBasis/${id}`, { ...given, name: 'Dasar teruji', version });

test('tells newest first who did what to which record, and before and after of one entry', async () => {
  const [changed, created] = (await list(`recordId=${id}`)).items;
  expect([created?.action, changed?.action]).toEqual(['create', 'update']);
  expect(changed).toMatchObject({
    by: { label: 'Ida Adiputra' },
    as: 'Administrator Aplikasi',
    way: 'own',
    record: { id, label: 'Dasar teruji' },
  });
  const { body } = await admin.get<Ok<AuditEntryDetail>>(`${log}/${changed?.id}`);
  expect(body.data.changes).toEqual([
    { field: 'name', label: 'Nama', before: 'Dasar uji', after: 'Dasar teruji' },
  ]);
});

test('goes on behind the last entry, so that pages neither repeat nor leave out', async () => {
  const whole = (await list('PerPage=100')).items.map((entry) => entry.id);
  const read: string[] = [];
  let after: string | null = '';
  while (after !== null && read.length < 100) {
    const page: Entries['data'] = await list(`PerPage=3${after && `&After=${after}`}`);
    read.push(...page.items.map((entry) => entry.id));
    after = page.next;
  }
  expect(read.slice(0, whole.length)).toEqual(whole);
});

test('is narrowed by who, what, kind, way and day', async () => {
  const [mine] = (await list('resource=master-data.dasar-kontrak&kind=create')).items;
  expect(mine).toMatchObject({ action: 'create', record: { id } });
  const day = dayInWib(mine?.at);
  for (const query of [
    `userId=${mine?.by?.id}&kind=change`,
    'kind=session&way=own',
    `at=${day}..${day}`,
    'at=2020-01-01..',
  ])
    expect((await list(query)).items.length, query).toBeGreaterThan(0);
  for (const query of ['way=token', 'at=..2020-01-01', 'way=behalf&kind=delete'])
    expect((await list(query)).items, query).toEqual([]);
  for (const query of [
    ...['kind=anything', 'resource=nothing', 'at=2026-13-01', 'at=2026-02-02..2026-02-01', 'FirstChar=a'],
    ...['OrderBy=at', 'Page=2', 'After=x', 'PerPage=101', 'user=1'],
  ])
    expect((await admin.get(`${log}?${query}`)).status, query).toBe(400);
});

test('keeps the name of what was deleted, and asks a few statements whatever the page holds', async () => {
  await admin.delete(`/master-data/api/ContractBasis/${id}`);
  const [deleted] = (await list(`recordId=${id}`)).items;
  expect(deleted).toMatchObject({ action: 'delete', record: { label: 'Dasar teruji' } });
  expect(await countStatements(pool, () => list('PerPage=100'))).toBeLessThanOrEqual(4);
});

test('is a file too, of the same filters, and that is in the log', async () => {
  const file = await admin.get<string>(`${log}/export?format=csv&recordId=${id}`);
  expect(String(file.raw).split('\r\n').filter(Boolean)).toHaveLength(4);
  expect(String(file.raw)).toContain('Dasar teruji');
  const [last] = (await list('resource=audit-log')).items;
  const { body } = await admin.get<Ok<AuditEntryDetail>>(`${log}/${last?.id}`);
  expect(body.data).toMatchObject({
    action: 'export',
    exported: { format: 'csv', count: 3 },
    isHidden: false,
  });
  expect((await admin.get(`${log}/export?format=pdf`)).status).toBe(400);
});

test('settings say how much they hold and what waits, and records are found by name', async () => {
  const states = await admin.get<Page<{ path: string; count: number | null }>>('/setting/api/SettingState');
  const counts = new Map(states.body.data.items.map(({ path, count }) => [path, count]));
  const units = await admin.get<Page<unknown>>('/master-data/api/OrganizationUnit?PerPage=1');
  expect(counts.get('/master-data/unit-organisasi')).toBe(units.body.data.totalCount);
  expect(counts.get('/helpdesk')).toBeNull();
  const find = async (who: typeof admin, q: string) =>
    (await who.get<Page<{ resource: string; label: string }>>(`/setting/api/FoundRecord?q=${q}`)).body.data
      .items;
  expect((await find(admin, 'divisi%20hukum'))[0]).toMatchObject({
    resource: 'master-data.unit-organisasi',
    label: 'Divisi Hukum dan Kepatuhan',
  });
  expect(await countStatements(pool, () => find(admin, 'divisi'))).toBe(1);
  const atasan = await signIn('atasan');
  expect(await find(atasan, 'divisi')).toEqual([]);
  expect((await atasan.get('/setting/api/SettingState')).status).toBe(403);
  for (const q of ['', 'a', 'x'.repeat(201)])
    expect((await admin.get(`/setting/api/FoundRecord?q=${q}`)).status).toBe(400);
});

test('is for whom its own privilege was given, and what was changed for whom the record is', async () => {
  const staf = await signIn('staf');
  for (const path of ['', '/1', '/export?format=csv'])
    expect((await staf.get(`${log}${path}`)).status).toBe(403);
  const [session] = (await list('resource=session')).items;
  await pool.query(`update role set privileged_list = privileged_list || '/pengaturan/log-audit'::text
    where id = any(select unnest(role_ids) from "user" where email = 'staf@naskah.example')`);
  const reader = await signIn('staf');
  const { body } = await reader.get<Entries>(`${log}?recordId=${id}`);
  expect(body.data.items.map(({ record }) => record?.label)).toEqual([null, null, null]);
  const one = await reader.get<Ok<AuditEntryDetail>>(`${log}/${body.data.items[0]?.id}`);
  expect(one.body.data).toMatchObject({ isHidden: true, changes: [] });
  expect((await reader.get<Ok<AuditEntryDetail>>(`${log}/${session?.id}`)).body.data.isHidden).toBe(false);
  for (const missing of ['0', '999999999', 'x'])
    expect((await reader.get(`${log}/${missing}`)).status).toBe(404);
});
