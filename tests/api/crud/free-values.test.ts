import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { withOneRole } from '../../support/one-role.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const vehicles = '/layanan/api/ExampleVehicle';
const tenders = '/layanan/api/ExampleTender';
const complaints = '/layanan/api/ExampleComplaint';
const unitId = (await admin.get('/master-data/api/OrganizationUnit?PerPage=1')).body.data.items[0].id;

const vehicle = (code: string, values: object) =>
  admin.post(vehicles, {
    ...{ code, name: code, plate: `B ${code}`, unitId, purchaseDate: '2026-02-01', status: 'siap' },
    ...values,
  });
const stored = async (code: string, values: object) => {
  const { status, body } = await vehicle(code, values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const codes = async (query: string, address = vehicles): Promise<string[]> => {
  const { status, body } = await admin.get(`${address}?OrderBy=code&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.items.map(({ code }: { code: string }) => code);
};

describe('Tags', () => {
  it('are kept once whatever their case, in the order typed, and found, searched and suggested without regard to case', async () => {
    const made = await stored('T1', { labels: [' Tol  dalam kota ', 'darurat', 'DARURAT', "o'clock\\"] });
    expect(made.labels).toEqual(['Tol dalam kota', 'darurat', "o'clock\\"]);
    await stored('T2', { labels: ['Darurat'] });
    await stored('T3', { labels: ['darurat'] });
    expect(await codes('labels=DARURAT')).toEqual(['T1', 'T2', 'T3']);
    expect(await codes('labels=tol dalam kota')).toEqual(['T1']);
    expect(await codes(`labels=${encodeURIComponent("o'clock\\")}`)).toEqual(['T1']);
    expect(await codes('labels=dar')).toEqual([]);
    expect(await codes('FirstChar=dalam kota')).toEqual(['T1']);
    const used = (await admin.get(`${vehicles}/tags?Field=labels`)).body.data;
    expect(used.items[0]).toEqual({ tag: 'darurat', count: 3 });
    expect((await admin.get(`${vehicles}/tags?Field=plate`)).status).toBe(400);
  });

  it('are not suggested to who does not see the field', async () => {
    const { caller, holds } = await withOneRole({ signIn }, admin);
    await holds('/layanan/kendaraan', '/layanan/kendaraan:hide.labels');
    expect((await caller.get(`${vehicles}/tags?Field=labels`)).status).toBe(400);
  });

  it('are asked by their index', async () => {
    const client = await pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain select 1 from example_vehicle t
        where (lower(array_to_tsvector(t."labels")::text)::tsvector) @@ lower('''x''')::tsquery`,
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(rows)).toContain('example_vehicle_labels_members');
  });
});

describe('JSON', () => {
  const tracker = { device: 'GT', interval: 30, sensors: [{ name: 'suhu', max: 9.5 }] };

  it('is answered as it was sent, briefly in lists, told in the history, and may be sent back', async () => {
    const made = await stored('J1', { tracker });
    expect(made.tracker).toEqual(tracker);
    const { body } = await admin.get(`${vehicles}?FirstChar=J1`);
    const row = body.data?.items[0];
    expect(row.tracker).toBeUndefined();
    expect(row.trackerBrief).toMatch(/^\{"device": "GT"/);
    const same = await admin.put(`${vehicles}/${made.id}`, { ...made });
    expect(same.status, JSON.stringify(same.body)).toBe(200);
    await admin.put(`${vehicles}/${made.id}`, { tracker: { ...tracker, interval: 60 } });
    const { items } = (await admin.get(`${vehicles}/${made.id}/history`)).body.data;
    expect(items[0].changes[0]).toMatchObject({
      field: 'tracker',
      after: expect.stringContaining('"interval": 60'),
    });
    expect(items[1].changes).toEqual([]);
  });

  it('is refused with its place where the declared schema does not hold', async () => {
    const { status, body } = await vehicle('J2', {
      tracker: { device: 'x', interval: 1, sensors: [{}], odd: 1 },
    });
    expect(status).toBe(422);
    expect(body.errors.tracker).toEqual([
      'interval: Paling sedikit 5.',
      'sensors.0.name: Harus diisi.',
      'Tidak dikenal: odd.',
    ]);
  });

  it.each([
    ['an endless number', '{"device":"x","interval":1e400}'],
    ['a prototype', '{"device":"x","interval":30,"__proto__":{"a":1}}'],
    ['a hundred thousand levels', `{"device":"x","interval":${'['.repeat(1e5)}${']'.repeat(1e5)}}`],
  ])('refuses %s', async (_what, value) => {
    const answer = await admin.ask({
      method: 'POST',
      url: vehicles,
      headers: { 'content-type': 'application/json' },
      payload: `{"code":"J3","name":"J3","plate":"J3","unitId":"${unitId}","purchaseDate":"2026-02-01","status":"siap","tracker":${value}}`,
    });
    expect([400, 422], JSON.stringify(answer.body)).toContain(answer.status);
  });
});

describe('A list is narrowed from one value to another', () => {
  it('with both bounds in it, either left out, beside single values', async () => {
    await stored('R1', {
      odometer: 0,
      load: '1.5',
      purchaseDate: '2025-01-31',
      taxMonth: '2025-12',
      serviceTime: 15,
    });
    await stored('R2', {
      odometer: 2_000_000,
      load: '10',
      purchaseDate: '2025-02-01',
      taxMonth: '2026-01',
      serviceTime: 600,
    });
    expect(await codes('odometer=1..2000000')).toEqual(['R2']);
    expect(await codes('odometer=..0')).toEqual(['R1']);
    expect(await codes('odometer=0,2000000..')).toEqual(['R1', 'R2']);
    expect(await codes('load=1.6..10.000')).toEqual(['R2']);
    expect(await codes('purchaseDate=2025-01-01..2025-01-31')).toEqual(['R1']);
    expect(await codes('purchaseDate=2025-02')).toEqual(['R2']);
    expect(await codes('taxMonth=..2025-12')).toEqual(['R1']);
    expect(await codes('serviceTime=16..')).toEqual(['R2']);
  });

  it('with the whole of a last day or minute', async () => {
    const complaint = async (happenedAt: string) => {
      const { body } = await admin.post(complaints, {
        ...{
          subject: 'x',
          happenedOn: '2026-01-01',
          unitId,
          reporterName: 'x',
          kind: 'fasilitas',
          happenedAt,
        },
      });
      return body.data.id as string;
    };
    const late = await complaint('2026-03-05T23:59:59+07:00');
    const ids = async (range: string): Promise<string[]> =>
      (await admin.get(`${complaints}?happenedAt=${encodeURIComponent(range)}`)).body.data.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('2026-03-05..2026-03-05')).toEqual([late]);
    expect(await ids('..2026-03-05T23:59:00+07:00')).toContain(late);
    expect(await ids('2026-03-05T23:59:00+07:00..')).toContain(late);
    expect(await ids('2026-03-06..')).not.toContain(late);
  });

  it.each([
    ['odometer', '-1..', 'Isi paling sedikit 0 km.'],
    ['odometer', '1.5..', 'Isi dengan angka.'],
    ['odometer', '5..1', 'Batas awal tidak boleh melebihi batas akhir.'],
    ['odometer', '..', 'Nilai saringan tidak dikenal.'],
    ['purchaseDate', '2026-02-30..', 'Isi tanggal yang benar.'],
    ['load', 'x..', 'Isi dengan angka.'],
    ['load', '10..9', 'Batas awal tidak boleh melebihi batas akhir.'],
    ['labels', 'a..b', undefined],
  ])('%s=%s is judged as its field is', async (name, range, message) => {
    const { status, body } = await admin.get(`${vehicles}?${name}=${range}`);
    expect(status).toBe(message ? 400 : 200);
    if (message) expect(body.errors).toEqual({ [name]: [message] });
  });

  it('also its figures', async () => {
    await admin.post(tenders, { code: 'B1', name: 'B1', closesOn: '2026-02-01', unitId, budget: '1000000' });
    await admin.post(tenders, { code: 'B2', name: 'B2', closesOn: '2026-02-01', unitId, budget: '5000001' });
    const { body } = await admin.get(`${tenders}/figures?budget=1000000..5000000`);
    expect(body.data.values.budget).toEqual({ sum: '1000000' });
  });
});
