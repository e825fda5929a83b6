import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, db } = await testApp();
const admin = await signIn('admin');
const units = '/master-data/api/OrganizationUnit';
const letterheads = '/master-data/api/LetterheadTemplate';

type Unit = { id: string; code: string; companyCode: string; version: number };

let made = 0;
const make = async (values: object) => {
  made += 1;
  return admin.post(units, {
    ...{ code: `KODE-${made}`, name: `Unit ${made}`, numberingCode: `U${made}`, type: 'divisi' },
    ...{ archiveRole: 'unit_pengolah', ...values },
  });
};
const given = async (values: object): Promise<Unit> => {
  const { status, body } = await make(values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const company = (companyCode: string, parentId: string | null = null) =>
  given({ type: 'perusahaan', companyCode, parentId });
const now = async ({ id }: Unit): Promise<Unit> => (await admin.get(`${units}/${id}`)).body.data;
const change = async (unit: Unit, values: object) =>
  admin.put(`${units}/${unit.id}`, { ...(await now(unit)), ...values });
const followers = async ({ id }: Unit) => (await admin.get(`${units}/${id}/followers`)).body.data;
const refused = (words: string) => ({
  status: 422,
  body: { errors: { companyCode: [expect.stringContaining(words)] } },
});

describe('A unit', () => {
  it('is of the company above it, unless it is a company; what it was of before stays', async () => {
    const above = (await admin.get(`${units}?FirstChar=NTR&PerPage=1`)).body.data.items[0];
    expect(await make({ parentId: above.id, companyCode: 'NTO' })).toMatchObject(refused('NTR'));
    expect((await make({ parentId: above.id, companyCode: 'ANAK', type: 'perusahaan' })).status).toBe(200);
    const unit = await given({ parentId: above.id, companyCode: 'NTR' });
    await db.execute(sql`update organization_unit set company_code = 'LAMA' where id = ${unit.id}`);
    const changed = await change(unit, { name: 'Lama' });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await change(unit, { companyCode: 'XX' })).toMatchObject(refused('NTR'));
  });

  it('takes those below along when it moves to another company', async () => {
    const from = await company('ASAL');
    const to = await company('TUJU');
    const unit = await given({ parentId: from.id, companyCode: 'ASAL' });
    const below = await given({ parentId: unit.id, companyCode: 'ASAL', type: 'departemen' });
    expect(await followers(unit)).toEqual({ units: 1, letterheads: 0 });
    expect((await change(unit, { parentId: to.id, companyCode: 'TUJU' })).status).toBe(200);
    expect((await now(below)).companyCode).toBe('TUJU');
    expect((await now(from)).companyCode).toBe('ASAL');
  });
});

describe('A company that takes another code', () => {
  it('keeps its units, letterheads and counters, each change in the history; other companies stay', async () => {
    const own = await company('AWAL');
    const division = await given({ parentId: own.id, companyCode: 'AWAL' });
    const department = await given({ parentId: division.id, companyCode: 'AWAL', type: 'departemen' });
    const subsidiary = await company('SUB', own.id);
    const elsewhere = await given({ parentId: subsidiary.id, companyCode: 'SUB' });
    const older = await given({ parentId: own.id, companyCode: 'AWAL' });
    await db.execute(sql`update organization_unit set company_code = 'LAMA' where id = ${older.id}`);
    const letterhead = await admin.post(letterheads, {
      ...{ code: 'KOP-AWAL', name: 'Kop', companyCode: 'AWAL', companyName: 'PT Awal' },
      ...{ content: '<h2>PT Awal</h2>', logo: null },
    });
    await db.execute(sql`
      insert into number_counter (number_code_id, company_code, period, first, last)
      select id, 'AWAL', '2026', 1, 45 from script_number_code limit 1`);

    expect(await followers(own)).toEqual({ units: 2, letterheads: 1 });
    const changed = await change(own, { companyCode: 'BARU' });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);

    const codes = await Promise.all(
      [division, department, subsidiary, elsewhere, older].map(async (unit) => (await now(unit)).companyCode),
    );
    expect(codes).toEqual(['BARU', 'BARU', 'SUB', 'SUB', 'LAMA']);
    expect((await admin.get(`${letterheads}/${letterhead.body.data.id}`)).body.data.companyCode).toBe('BARU');
    const { rows } = await db.execute(
      sql`select company_code as code, last from number_counter where company_code in ('AWAL', 'BARU')`,
    );
    expect(rows).toEqual([{ code: 'BARU', last: 45 }]);
    const history = await admin.get(`${units}/${department.id}/history`);
    expect(history.body.data.items[0]).toMatchObject({
      action: 'update',
      changes: [expect.objectContaining({ field: 'companyCode' })],
    });
  });

  it('leaves letterheads and counters where units elsewhere have the old code still', async () => {
    const own = await company('BAGI');
    const elsewhere = await given({ companyCode: 'BAGI' });
    const letterhead = await admin.post(letterheads, {
      ...{ code: 'KOP-BAGI', name: 'Kop', companyCode: 'BAGI', companyName: 'PT Bagi' },
      ...{ content: '<h2>PT Bagi</h2>', logo: null },
    });
    expect(await followers(own)).toEqual({ units: 0, letterheads: 0 });
    expect((await change(own, { companyCode: 'PECAH' })).status).toBe(200);
    expect((await now(elsewhere)).companyCode).toBe('BAGI');
    expect((await admin.get(`${letterheads}/${letterhead.body.data.id}`)).body.data.companyCode).toBe('BAGI');
  });

  it('does not take that of another company, nor does a new one', async () => {
    const own = await company('SATU');
    expect(await change(own, { companyCode: 'NTR' })).toMatchObject(refused('dipakai'));
    expect(await make({ type: 'perusahaan', companyCode: 'SATU' })).toMatchObject(refused('dipakai'));
  });

  it('waits for a unit that is just put below it, which follows then', async () => {
    const own = await company('LOMBA');
    const division = await given({ parentId: own.id, companyCode: 'LOMBA' });
    const [changed, added] = await Promise.all([
      change(own, { companyCode: 'LEKAS' }),
      make({ parentId: division.id, companyCode: 'LOMBA', type: 'departemen' }),
    ]);
    expect(changed.status).toBe(200);
    if (added.status === 200) expect((await now(added.body.data)).companyCode).toBe('LEKAS');
    else expect(added).toMatchObject(refused('LEKAS'));
  });
});
