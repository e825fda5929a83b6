import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { peopleOfParty } from '../../../server/archive/retention/people.ts';
import { newId } from '../../../server/db/ids.ts';
import { type Caller, testApp } from '../../support/app.ts';
import { idOf } from '../letters/desk.ts';

// A holding and a subsidiary with its own records unit (DOMAIN 8: unit kearsipan I and II). Rights, lists and
// notices share one definition.
const app = await testApp();
let [holding, subsidiary]: [Caller, Caller] = [app.stranger, app.stranger];
const ids = { own: '', foreign: '', classification: '', ownUnit: '', foreignUnit: '' };
let personOfSubsidiary = '';

beforeAll(async () => {
  await app.db.execute(sql`
    update organization_unit set company_code = 'ANK' where code in ('NTR.PML', 'NTR.KEU')`);
  await app.db.execute(
    sql`update organization_unit set archive_role = 'unit_kearsipan_2' where code = 'NTR.KEU'`,
  );
  const { rows } = await app.db.execute<{ email: string; id: string }>(sql`
    select u.email, u.id from "user" u join job_mapping m on m.user_id = u.id join position p on p.id = m.position_id
    join organization_unit o on o.id = p.unit_id
    where o.code = 'NTR.KEU' and u.is_active and p.kind = 'struktural' and m.type = 'definitif' order by u.email limit 1`);
  const [found] = rows;
  if (!found) throw new Error('nobody in NTR.KEU');
  personOfSubsidiary = found.id;
  await app.db.execute(sql`
    update "user" set role_ids = array(select id from role where code in ('pegawai', 'arsiparis')) where id = ${found.id}`);
  [holding, subsidiary] = [await app.signIn('arsiparis'), await app.signIn(found.email)];
  ids.classification = await idOf(app, sql`archive_classification where code = 'OP.01.01'`);
  ids.ownUnit = await idOf(app, sql`organization_unit where code = 'NTR.PML'`);
  ids.foreignUnit = await idOf(app, sql`organization_unit where code = 'NTR.OPT.LLN'`);
  ids.own = await overdue('ANK/1', ids.ownUnit);
  ids.foreign = await overdue('NTR/1', ids.foreignUnit);
});

const overdue = async (code: string, unitId: string): Promise<string> => {
  const id = newId();
  await app.db.execute(sql`
    insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, closed_date,
      retention_start_date, active_years, inactive_years, final_disposition, active_until, inactive_until)
    values (${id}, ${code}, 'Berkas', ${ids.classification}, ${unitId}, 2015, 'closed', 'inactive', '2015-06-01',
      '2015-12-31', 2, 3, 'Musnah', '2017-12-31', '2020-12-31')`);
  return id;
};
const propose = (by: Caller, filingUnitIds: string[]) =>
  by.post('/arsip/api/Retention/proposals', { kind: 'destroy', filingUnitIds });
const due = async (by: Caller): Promise<string[]> => {
  const { body } = await by.get('/arsip/api/Retention/due?kind=destroy&PerPage=100');
  return body.data.items.map(({ id }: { id: string }) => id);
};

describe('the records unit of a subsidiary', () => {
  test('sees what is due in its company, that of the holding the rest', async () => {
    const [inSubsidiary, inHolding] = [await due(subsidiary), await due(holding)];
    expect(inSubsidiary).toContain(ids.own);
    expect(inSubsidiary).not.toContain(ids.foreign);
    expect(inHolding).toContain(ids.foreign);
    expect(inHolding).not.toContain(ids.own);
    expect((await subsidiary.get(`/arsip/api/FilingUnit/${ids.foreign}`)).status).toBe(404);
    expect((await holding.get(`/arsip/api/FilingUnit/${ids.own}`)).status).toBe(404);
  });

  test('holds and proposes for its company only, and its proposals are its own', async () => {
    const hold = (by: Caller, id: string) =>
      by.post(`/arsip/api/FilingUnit/${id}/hold`, { reason: 'Perkara' });
    expect((await hold(subsidiary, ids.foreign)).status).toBe(404);
    expect((await propose(subsidiary, [ids.foreign])).status).toBe(404);
    expect((await propose(holding, [ids.own])).status).toBe(404);
    const made = await propose(subsidiary, [ids.own]);
    expect(made.status).toBe(200);
    const at = `/arsip/api/Retention/proposals/${made.body.data.id}`;
    expect((await holding.get(at)).status).toBe(404);
    expect((await holding.post(`${at}/submit`)).status).toBe(404);
    expect((await subsidiary.post(`${at}/submit`)).status).toBe(200);
  });

  test('is who is told', async () => {
    expect(await peopleOfParty(app.db, 'records', ids.ownUnit)).toContain(personOfSubsidiary);
    expect(await peopleOfParty(app.db, 'records', ids.foreignUnit)).not.toContain(personOfSubsidiary);
  });
});
