import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type FactName, factsAt } from '../../../domain/archive/minutes-facts.ts';
import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { newId } from '../../../server/db/ids.ts';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../support/app.ts';
import { idOf, openDesk, password } from '../letters/desk.ts';

const someFacts: Record<FactName, string> = {
  ...{ committeeNumber: '019/KEPDIR/2026', committeeDate: '2024-09-14' },
  ...{ decreeNumber: '022/KEPDIR/2026', decreeDate: '2024-11-10' },
  ...{ consentNumber: 'B-KN.00.03/412/2026', consentDate: '2024-11-02' },
  ...{ method: 'kertas dicacah', place: 'Pusat Arsip', from: '09:00', until: '11:40' },
};

/** What a step asks for the minutes. */
export const factsOf = (kind: ProposalKind, step: ProposalStep) =>
  Object.fromEntries(factsAt(kind, step).map(({ name }) => [name, someFacts[name]]));

type Made = { id: string; code: string; itemId: string; fileHash: string };

/** Where retention is asked for. */
export const base = '/arsip/api/Retention';

/** The desk with keepers, deciders and witnesses, and filing units that are due. */
export async function openRetentionDesk() {
  const desk = await openDesk();
  const { app, people, ids } = desk;
  const { staf, arsiparis, direktur, legal } = people;
  const [colleague, archivist, head, auditor] = (await Promise.all(
    ['satria.tarigan', 'nurul.purwanto', 'nadia.gunadi', 'tegar.pradana'].map((account) =>
      app.signIn(account),
    ),
  )) as [Caller, Caller, Caller, Caller];
  const unitId = await idOf(app, sql`organization_unit where code = 'NTR.OPT.LLN'`);
  const recordsUnitId = await idOf(app, sql`organization_unit where code = 'NTR.SEK.TUK'`);
  let n = 0;
  /** A closed filing unit due for `kind`, with one item that has its own file. */
  const due = async (
    kind: ProposalKind,
    over: { unitId?: string; content?: Buffer; isHeld?: boolean } = {},
  ): Promise<Made> => {
    n += 1;
    const [id, itemId, code] = [newId(), newId(), `RET/${n}`];
    const stored = await app.files.putFile(over.content ?? smallPdf(`Arsip ${n}`, [`Isi ${n}`]), {
      name: 'arsip.pdf',
      maxBytes: 1e6,
    });
    // Backdate the file, as those of due items are old.
    const at = new Date('2015-03-01T08:00:00Z');
    utimesSync(
      join(app.config.dataFolder, 'files', stored.hash.slice(0, 2), stored.hash.slice(2, 4), stored.hash),
      at,
      at,
    );
    const isActive = kind === 'transfer';
    const fate = {
      transfer: 'Musnah',
      destroy: 'Musnah',
      permanent: 'Permanen',
      appraise: 'Dinilai Kembali',
    }[kind];
    await app.db.execute(sql`
    insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, closed_date,
      retention_start_date, active_years, inactive_years, final_disposition, active_until, inactive_until)
    values (${id}, ${code}, ${`Berkas ${n}`}, ${ids.classification}, ${over.unitId ?? unitId}, 2015, 'closed',
      ${isActive ? 'active' : 'inactive'}, '2015-06-01', '2015-12-31', 2, 3, ${fate}, '2017-12-31', '2020-12-31')`);
    if (over.isHeld)
      await app.db.execute(sql`insert into filing_unit_hold (id, filing_unit_id, party, reason, set_by_user_id)
      values (${newId()}, ${id}, 'legal', 'Sengketa', ${legal.userId})`);
    await app.db.execute(sql`
    insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id,
      development_level, status, created_by_id)
    values (${itemId}, ${`Laporan ke-${n}`}, '2015-03-01', ${ids.classification}, ${ids.biasa},
      ${over.unitId ?? unitId}, ${id}, 'asli', ${isActive ? 'active' : 'inactive'}, ${staf.userId})`);
    await app.db.execute(sql`
    insert into archive_file (id, archive_id, slot, title, file_name, mime_type, size, file_hash, added_by_user_id)
    values (${newId()}, ${itemId}, 1, 'Arsip', 'arsip.pdf', 'application/pdf', ${stored.size}, ${stored.hash},
      ${staf.userId})`);
    await app.db.execute(sql`
    insert into file_text (file_hash, mime_type, state, content) values (${stored.hash}, 'application/pdf', 'done', 'isi')
    on conflict do nothing`);
    return { id, code, itemId, fileHash: stored.hash };
  };
  /** What the step of that proposal asks for the minutes. */
  const factsFor = async (id: string, step: ProposalStep) => {
    const { rows } = await app.db.execute<{ kind: ProposalKind }>(
      sql`select kind from retention_proposal where id::text = ${id}`,
    );
    return rows[0] ? factsOf(rows[0].kind, step) : {};
  };
  const propose = (by: Caller, kind: ProposalKind, filingUnitIds: string[]) =>
    by.post(`${base}/proposals`, { kind, filingUnitIds, note: null });
  const begun = async (by: Caller, kind: ProposalKind, filingUnitIds: string[]): Promise<string> => {
    const { status, body } = await propose(by, kind, filingUnitIds);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data.id;
  };
  const take = async (by: Caller, id: string, step: ProposalStep, body: object = {}) =>
    by.post(`${base}/proposals/${id}/${step}`, { password, ...(await factsFor(id, step)), ...body });
  const must = async (by: Caller, id: string, step: ProposalStep, body: object = {}) => {
    const answer = await take(by, id, step, body);
    if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const unitNow = async (id: string) => (await arsiparis.get(`/arsip/api/FilingUnit/${id}`)).body.data;
  const itemNow = async (id: string) => (await arsiparis.get(`/arsip/api/Archive/${id}`)).body.data;

  /** Up to the state before the last step. */
  const approved = async (units: string[]): Promise<string> => {
    const id = await begun(arsiparis, 'destroy', units);
    await must(arsiparis, id, 'submit');
    await must(archivist, id, 'appraise');
    await must(direktur, id, 'approve');
    return id;
  };
  const eventOf = async (retentionStartDate: string) => {
    const id = newId();
    await app.db.execute(sql`insert into event (id, code, name, unit_id, start_date, end_date, status, retention_start_date)
    values (${id}, ${`PRS-${n}`}, 'Perkara', ${unitId}, '2010-01-01', '2015-12-31', 'tutup', ${retentionStartDate})`);
    return id;
  };
  return {
    app,
    ids,
    people: { ...people, colleague, archivist, head, auditor },
    unitId,
    recordsUnitId,
    due,
    propose,
    begun,
    take,
    must,
    unitNow,
    itemNow,
    approved,
    eventOf,
  };
}
