import { describe, expect, it } from 'vitest';
import { resourceNamed } from '../../../resources/index.ts';
import { readFigures } from '../../../server/views/read-figures.ts';
import { testApp } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { openEverything } from '../../support/declared/store.ts';
import { withOneRole } from '../../support/one-role.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const tenders = '/layanan/api/ExampleTender';
const vehicles = '/layanan/api/ExampleVehicle';
const complaints = '/layanan/api/ExampleComplaint';
const units = (await admin.get('/master-data/api/OrganizationUnit?PerPage=2')).body.data.items;
const [north, south] = units;

const made = async (address: string, body: object) => {
  const answer = await admin.post(address, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const tender = (code: string, closesOn: string, values: object) =>
  made(tenders, { code, name: `Tender ${code}`, closesOn, unitId: north.id, ...values });
await tender('V-1', '2027-01-31', { budget: '999999999999999', bond: '0', objectionsUntil: '2027-02-10' });
await tender('V-2', '2027-01-05', { budget: '2' });
await tender('V-3', '2027-03-01', { unitId: south.id, bond: '0.50' });
const vehicle = (code: string, values: object) =>
  made(vehicles, {
    ...{ code, name: code, plate: `B ${code}`, unitId: north.id, purchaseDate: '2026-02-01' },
    ...{ status: 'siap', ...values },
  });
await vehicle('VA', { odometer: 2_000_000, load: '1.250' });
await vehicle('VB', { odometer: 2_000_000, load: '0.750', status: 'perbaikan', workshop: 'Sentosa' });

const ask = async (url: string) => {
  const { status, body } = await admin.get(url);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

describe('The figures below a list', () => {
  it('are of all that the filter lets through, exactly, in one statement', async () => {
    expect(await ask(`${tenders}/figures`)).toEqual({
      count: 3,
      isTooMany: false,
      values: {
        budget: { sum: '1000000000000001' },
        bond: { sum: '0.50' },
        closesOn: { first: '2027-01-05', last: '2027-03-01' },
      },
    });
    const narrowed = await ask(`${tenders}/figures?unitId=${south.id}`);
    expect(narrowed.count).toBe(1);
    expect(narrowed.values.budget).toEqual({ sum: null });
    expect((await ask(`${tenders}/figures?FirstChar=V-2`)).values.budget).toEqual({ sum: '2' });
    expect((await ask(`${vehicles}/figures`)).values).toEqual({
      odometer: { sum: '4000000' },
      load: { sum: '2.000' },
      purchaseDate: { first: '2026-02-01', last: '2026-02-01' },
      photo: { filled: 0 },
    });
    const statements = await countStatements(pool, () => admin.get(`${tenders}/figures`));
    expect(statements).toBe(1);
  });

  it('are of the rows that the reader may reach, and of the fields that they see', async () => {
    const of = resourceNamed('layanan.kendaraan');
    const { values, count } = await readFigures(
      pool,
      of,
      { firstChar: '', filters: {} },
      { status: 'perbaikan' },
    );
    expect([count, values.load]).toEqual([1, { sum: '0.750' }]);
    const none = await readFigures(pool, of, { firstChar: '', filters: {} }, false);
    expect(none.count).toBe(0);

    const { caller, holds } = await withOneRole({ signIn }, admin);
    expect((await caller.get(`${tenders}/figures`)).status).toBe(403);
    expect((await caller.get(`${tenders}/calendar?FromDay=2027-01-01&ToDay=2027-01-31`)).status).toBe(403);
    await holds('/layanan/tender', '/layanan/tender:hide.budget', '/layanan/tender:hide.closesOn');
    const { body } = await caller.get(`${tenders}/figures`);
    expect(Object.keys(body.data.values)).toEqual(['bond']);
    expect((await caller.get(`${tenders}/figures?GroupBy=closesOn`)).status).toBe(400);
    expect((await caller.get(`${tenders}?closesOn=2027-01`)).status).toBe(400);
    const hidden = await caller.get(`${tenders}/calendar?FromDay=2027-01-01&ToDay=2027-01-31`);
    expect(hidden.body.data.items).toEqual([]);
  });

  it('come by group, and each group is a filter of the list', async () => {
    const { groups } = await ask(`${tenders}/figures?GroupBy=unitId`);
    expect(groups.map(({ key, label, count }: Group) => [key, label, count]).toSorted()).toEqual(
      [
        [north.id, expect.stringContaining(north.name), 2],
        [south.id, expect.stringContaining(south.name), 1],
      ].toSorted(),
    );
    const months = (await ask(`${tenders}/figures?groupby=closesOn`)).groups;
    expect(months.map(({ key, count }: Group) => [key, count])).toEqual([
      ['2027-01', 2],
      ['2027-03', 1],
    ]);
    expect(months[0].values.budget).toEqual({ sum: '1000000000000001' });
    await made(complaints, {
      ...{ subject: 'Lubang', happenedOn: '2026-12-31', kind: 'fasilitas', unitId: north.id },
      ...{ reporterName: 'Sari', happenedAt: '2026-12-31T23:30:00+07:00' },
    });
    await made(complaints, {
      ...{ subject: 'Tarif', happenedOn: '2026-12-31', kind: 'tarif', cardNumber: '1', unitId: north.id },
      reporterName: 'Adi',
    });
    for (const [address, by] of [
      [tenders, 'unitId'],
      [tenders, 'closesOn'],
      [vehicles, 'status'],
      [complaints, 'happenedAt'],
      [complaints, 'kind'],
      [complaints, 'stage'],
    ])
      for (const { key, count } of (await ask(`${address}/figures?GroupBy=${by}`)).groups)
        expect((await ask(`${address}?${by}=${key}`)).totalCount, `${by}=${key}`).toBe(count);
    const kinds = (await ask(`${complaints}/figures?GroupBy=kind`)).groups;
    expect(kinds.map(({ key }: Group) => key)).toEqual(['tarif', 'fasilitas']);
    const moments = (await ask(`${complaints}/figures?GroupBy=happenedAt`)).groups;
    expect(moments.map(({ key }: Group) => key)).toEqual(['2026-12', null]);
    expect((await ask(`${tenders}?closesOn=9999-12`)).totalCount).toBe(0);
  });

  it.each([
    [`${tenders}/figures?GroupBy=budget`, 'GroupBy'],
    [`${tenders}/figures?GroupBy=`, 'GroupBy'],
    [`${tenders}/figures?bond=1`, 'bond'],
    [`${tenders}?closesOn=2027-13`, 'closesOn'],
    [`${tenders}?closesOn=0000-01`, 'closesOn'],
    [`${tenders}/calendar?FromDay=2027-01-01`, 'ToDay'],
    [`${tenders}/calendar?FromDay=2027-02-30&ToDay=2027-03-01`, 'FromDay'],
    [`${tenders}/calendar?FromDay=2027-01-01&ToDay=2027-06-01`, 'ToDay'],
    [`${tenders}/calendar?FromDay=2027-01-02&ToDay=2027-01-01`, 'ToDay'],
    [`${tenders}/calendar?FromDay=9999-12-31&ToDay=9999-12-31`, 'FromDay'],
  ])('refuse %s by its name', async (url, name) => {
    const { status, body } = await admin.get(url);
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([name])]);
  });
});

type Group = { key: string | null; label: string | null; count: number };

describe('The calendar of records', () => {
  it('has what stands on its days, lasting ones too, in Western Indonesian time', async () => {
    const codes = async (query: string) =>
      (await ask(`${tenders}/calendar?${query}`)).items.map(({ code }: { code: string }) => code);
    expect(await codes('FromDay=2027-01-01&ToDay=2027-01-31')).toEqual(['V-2', 'V-1']);
    expect(await codes('FromDay=2027-02-10&ToDay=2027-02-28')).toEqual(['V-1']);
    expect(await codes('FromDay=2027-02-11&ToDay=2027-03-01')).toEqual(['V-3']);
    expect(await codes(`FromDay=2027-01-01&ToDay=2027-01-31&unitId=${south.id}`)).toEqual([]);
    const late = await ask(`${complaints}/calendar?FromDay=2026-12-31&ToDay=2026-12-31`);
    expect(late.items.map(({ subject }: { subject: string }) => subject)).toEqual(['Lubang']);
    expect((await ask(`${complaints}/calendar?FromDay=2027-01-01&ToDay=2027-01-31`)).items).toEqual([]);
  });
});
