import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { partsIn } from '../../../resources/part-resource.ts';
import { readCsv } from '../../../server/transfer/import/file/read-csv.ts';
import { type Caller, testApp } from '../../support/app.ts';
import { isDistinct } from '../../support/declared/distinct.ts';
import { openEverything, writtenResources } from '../../support/declared/store.ts';
import { isFull } from '../../support/sample.ts';
import { checked, imported } from './transfers.ts';

const { app, config, pool, signIn, stranger } = await testApp({ connections: 8 });
await openEverything(pool);
const admin = await signIn('admin');
const staff = await signIn('staf');
const base = '/master-data/api/ArchiveClassification';
const rows = async (actor: Caller, url: string): Promise<unknown[][]> => {
  const answer = await actor.get<string>(url);
  expect(answer.status, answer.raw.toString().slice(0, 200)).toBe(200);
  return readCsv(answer.raw);
};

it('holds everything that the list with the same search, filters and order shows, not only a page', async () => {
  const lines = Array.from({ length: 500 }, (_, at) => `EK.${at};Ekspor ${at};t;${at % 100 || ''}`);
  await imported(admin, base, `Kode;Nama;isLeaf;Masa aktif\n${lines.join('\n')}\n`);
  const query = 'FirstChar=Ekspor&group=substantif&OrderBy=name&Order=desc';
  const listed: unknown[] = [];
  for (let page = 1; page <= 5; page += 1)
    listed.push(
      ...(await admin.get(`${base}?${query}&PerPage=100&Page=${page}`)).body.data.items.map(
        ({ code }: { code: string }) => code,
      ),
    );
  const [heading, ...exported] = await rows(
    admin,
    `${base}/export?format=csv&Columns=code,retentionActiveYears,isActive&${query}`,
  );
  expect(heading).toEqual(['Kode', 'Masa aktif', 'Status']);
  expect(exported.map(([code]) => code)).toEqual(listed);
  expect(listed).toHaveLength(500);
  const audit = await pool.query(
    `select user_id, after from audit_log where action = 'export' order by id desc limit 1`,
  );
  expect(audit.rows[0].after).toMatchObject({
    count: 500,
    format: 'csv',
    search: 'Ekspor',
    filters: { group: 'substantif' },
    columns: ['code', 'retentionActiveYears', 'isActive'],
  });
  const { headers } = await admin.get(`${base}/export?format=csv&${query}`);
  expect(headers['content-disposition']).toMatch(/klasifikasi-arsip-\d{4}-\d\d-\d\d\.csv/);
  expect(headers['x-row-count']).toBe('500');
});

it('writes a sheet with labels, days as days and text that is never a formula', async () => {
  const posted = await admin.post(base, {
    code: 'RUMUS',
    name: '=HYPERLINK("x")',
    group: 'substantif',
    isLeaf: false,
  });
  const url = `${base}/export?format=xlsx&Columns=code,name,group,isLeaf,isActive,createdAt&ids=${posted.body.data.id}`;
  const [sheet] = (await readXlsx((await admin.get(url)).raw)).sheets;
  expect(sheet?.rows[0]).toEqual([
    'Kode',
    'Nama',
    'Kelompok',
    'Dapat dipakai pada naskah',
    'Status',
    'Dibuat pada',
  ]);
  expect(sheet?.rows[1]?.slice(0, 5)).toEqual(['RUMUS', '=HYPERLINK("x")', 'Substantif', 'Tidak', 'Aktif']);
  expect(sheet?.rows[1]?.[5]).toBeInstanceOf(Date);
  expect(sheet?.autoFilter?.range).toBe('A1:F2');
  expect(sheet?.cells?.size ?? 0).toBe(0);
  const csv = (await admin.get<string>(url.replace('xlsx', 'csv'))).raw.toString();
  expect(csv).toContain(`RUMUS;"'=HYPERLINK(""x"")"`);
});

it('keeps to the rights and the row rule of the list, and to parameters it knows', async () => {
  expect((await stranger.get(`${base}/export?format=csv`)).status).toBe(401);
  expect((await staff.get(`${base}/export?format=csv`)).status).toBe(403);
  for (const query of [
    '',
    'format=doc',
    'format=csv&Columns=password',
    'format=csv&version=1',
    'format=csv&OrderBy=isVital',
  ])
    expect((await admin.get(`${base}/export?${query}`)).status, query).toBe(400);
  const labels = '/letter/api/Label';
  await admin.post(labels, { name: 'Milik admin', color: 'abu', scope: 'pribadi' });
  await staff.post(labels, { name: 'Milik staf', color: 'abu', scope: 'pribadi' });
  const names = (await rows(staff, `${labels}/export?format=csv&Columns=name`)).flat();
  expect(names).toContain('Milik staf');
  expect(names).not.toContain('Milik admin');
});

it('holds only the chosen rows, as many as a list lets choose, and none beyond the row rule', async () => {
  const listed = (await admin.get(`${base}?FirstChar=Ekspor&PerPage=100`)).body.data.items;
  const ids: string[] = listed.slice(0, 40).map(({ id }: { id: string }) => id);
  const some = await admin.post<string>(`${base}/export?format=csv&Columns=code&OrderBy=code`, { ids });
  expect(some.status).toBe(200);
  const [, ...codes] = await readCsv(some.raw);
  expect(codes.flat().toSorted()).toEqual(
    listed
      .slice(0, 40)
      .map(({ code }: { code: string }) => code)
      .toSorted(),
  );
  const filled = Array.from({ length: 1000 - ids.length }, () => crypto.randomUUID());
  const most = await admin.post(`${base}/export?format=csv`, { ids: [...ids, ...filled] });
  expect([most.status, most.headers['x-row-count']]).toEqual([200, '40']);
  const over = [...ids, ...filled, crypto.randomUUID()];
  for (const body of [undefined, {}, { ids: [] }, { ids: ['bukan-id'] }, { ids: over }, { ids, lain: 1 }])
    expect((await admin.post(`${base}/export?format=csv`, body)).status).toBe(422);
  expect((await staff.post(`${base}/export?format=csv`, { ids })).status).toBe(403);
  const mine = (await admin.get('/letter/api/Label?FirstChar=Milik')).body.data.items;
  expect(mine).toHaveLength(1);
  const none = await staff.post('/letter/api/Label/export?format=csv', { ids: [mine[0].id] });
  expect([none.status, none.headers['x-row-count']]).toEqual([200, '0']);
});

it('never lets a password out, and takes none in', async () => {
  const users = await rows(admin, '/user/api/User/export?format=csv');
  expect(users[0]?.join()).not.toMatch(/sandi|password/i);
  const job = await checked(
    admin,
    '/user/api/User',
    'Nama;NPP;Surel;Peran;Kata sandi baru\nUji;UJI1;;;Rahasia-1!\n',
  );
  expect(job.columns[4].field).toBeNull();
  expect(job.counts.bad).toBe(1);
});

it('comes back in as it went out: nothing has changed, for every resource that can be recognised by a key', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const tried: string[] = [];
  for (const resource of writtenResources.filter(
    (one) => one.pages && !one.view && (isFull || isDistinct(one)),
  )) {
    const address = `/${resource.service}/api/${resource.entity}`;
    const key = Object.entries(resource.fields).find(
      ([, { kind, options }]) => kind === 'text' && 'unique' in options && options.unique,
    )?.[0];
    if (!key) continue;
    const format = tried.length % 2 === 0 ? 'csv' : 'xlsx';
    const file = await admin.get(`${address}/export?format=${format}`);
    expect(file.status, resource.name).toBe(200);
    const count = Number(file.headers['x-row-count']);
    if (count === 0) continue;
    const job = await checked(admin, address, file.raw, { mode: 'upsert', key, name: `kembali.${format}` });
    const problems = (await admin.get(`${address}/import/${job.id}/problems?PerPage=5`)).body.data.items;
    expect([job.counts, problems], `${resource.name} as ${format}`).toEqual([
      { rows: count, create: 0, update: 0, unchanged: count, bad: 0 },
      [],
    ]);
    tried.push(resource.name);
  }
  expect(tried.length).toBeGreaterThan(isFull ? 10 : 3);
});

it('offers a sample for every resource whose headings all match', async () => {
  for (const resource of writtenResources.filter((one) => one.pages)) {
    const address = `/${resource.service}/api/${resource.entity}`;
    const sample = await admin.get(`${address}/import/template?format=xlsx`);
    expect(sample.status, resource.name).toBe(resource.view ? 409 : 200);
    if (resource.view) continue;
    const { sheets } = await readXlsx(sample.raw);
    const ofRows = partsIn(resource).map(({ field }) => field.label.id);
    expect(sheets.map(({ name }) => name)).toEqual(['Data', ...ofRows, 'Petunjuk']);
    expect(sheets[0]?.rows).toHaveLength(2);
  }
});

it('lets go of the database when a reader breaks off, so that broken downloads keep nobody out', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  await pool.query(`insert into archive_classification (id, code, name, "group", is_leaf, description)
    select gen_random_uuid(), 'LEPAS.' || n, 'Lepas ' || n, 'substantif', false,
      repeat('Keterangan yang panjang. ', 30) || n from generate_series(1, 10000) n`);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${base}/export?format=csv`, {
      headers: {
        'accept-encoding': 'identity',
        'x-api-key': config.apiKey,
        authorization: `Bearer ${admin.token}`,
      },
      ...(signal && { signal }),
    });
  const atRest = () =>
    expect
      .poll(
        async () =>
          (
            await pool.query(
              `select count(*)::int as count from pg_stat_activity
               where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
            )
          ).rows[0].count,
        { timeout: 20_000 },
      )
      .toBe(0);
  await atRest();
  for (let turn = 0; turn < 6; turn += 1) {
    const controller = new AbortController();
    const answer = await ask(controller.signal);
    expect(answer.status).toBe(200);
    await answer.body?.getReader().read();
    controller.abort();
    await atRest();
  }
  const [first, second, third, fourth] = await Promise.all([ask(), ask(), ask(), ask()]);
  const statuses = [first, second, third, fourth].map((answer) => answer?.status).sort();
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (const answer of [first, second, third, fourth]) await answer?.arrayBuffer();
  const fifth = await ask();
  expect(fifth.status).toBe(200);
  // Else the server would wait for its reader at the end.
  await fifth.body?.cancel();
});
