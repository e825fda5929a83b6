import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProposalKind, ProposalStep } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { runRetention } from '../../../server/archive/retention/nightly-run.ts';
import { countArchive } from '../../../server/dashboard/archive-figures.ts';
import { newId } from '../../../server/db/ids.ts';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../support/app.ts';
import { idOf, openDesk, password } from '../letters/desk.ts';

// Retention (SPEC B4, DOMAIN 8): nothing is moved, destroyed or handed over by one person alone, and a hold beats all.
const desk = await openDesk();
const { app, people, ids } = desk;
const { staf, delegasi, arsiparis, direktur, legal, admin } = people;
const [colleague, archivist, head, auditor] = (await Promise.all(
  ['satria.tarigan', 'nurul.purwanto', 'nadia.gunadi', 'tegar.pradana'].map((account) => app.signIn(account)),
)) as [Caller, Caller, Caller, Caller];
let unitId = '';
let recordsUnitId = '';

beforeAll(async () => {
  unitId = await idOf(app, sql`organization_unit where code = 'NTR.OPT.LLN'`);
  recordsUnitId = await idOf(app, sql`organization_unit where code = 'NTR.SEK.TUK'`);
});

type Made = { id: string; code: string; itemId: string; fileHash: string };
let n = 0;
/** A closed filing unit with one item that has a file of its own, whose time for `kind` has come. */
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
  // Put long ago, as what is due was.
  const at = new Date('2015-03-01T08:00:00Z');
  utimesSync(
    join(app.config.dataFolder, 'files', stored.hash.slice(0, 2), stored.hash.slice(2, 4), stored.hash),
    at,
    at,
  );
  const isActive = kind === 'transfer';
  const fate = { transfer: 'Musnah', destroy: 'Musnah', permanent: 'Permanen', appraise: 'Dinilai Kembali' }[
    kind
  ];
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
const base = '/arsip/api/Retention';
const propose = (by: Caller, kind: ProposalKind, filingUnitIds: string[]) =>
  by.post(`${base}/proposals`, { kind, filingUnitIds, note: null });
const begun = async (by: Caller, kind: ProposalKind, filingUnitIds: string[]): Promise<string> => {
  const { status, body } = await propose(by, kind, filingUnitIds);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.id;
};
const take = (by: Caller, id: string, step: ProposalStep, body: object = {}) =>
  by.post(`${base}/proposals/${id}/${step}`, { password, ...body });
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

describe('what is due', () => {
  test('is listed for the unit and the records unit, by classification, unit and year', async () => {
    const [own, foreign] = [await due('transfer'), await due('transfer', { unitId: recordsUnitId })];
    const codes = async (by: Caller, query = '') =>
      (await by.get(`${base}/due?kind=transfer&PerPage=100${query}`)).body.data.items.map(
        (unit: { code: string }) => unit.code,
      );
    expect(await codes(staf)).toContain(own.code);
    expect(await codes(staf)).not.toContain(foreign.code);
    expect(await codes(arsiparis)).toEqual(expect.arrayContaining([own.code, foreign.code]));
    expect(
      await codes(arsiparis, `&unitId=${unitId}&year=2015&classificationId=${ids.classification}`),
    ).not.toContain(foreign.code);
    expect(await codes(delegasi)).not.toContain(own.code);
    for (const query of ['kind=apa', 'kind=transfer&apa=1', 'year=x'])
      expect((await staf.get(`${base}/due?${query}`)).status).toBe(400);
  });
});

describe('a transfer', () => {
  test('goes from the unit to the records unit, with two signatures and minutes', async () => {
    const [one, two] = [await due('transfer'), await due('transfer')];
    const id = await begun(staf, 'transfer', [one.id, two.id]);
    expect((await propose(colleague, 'transfer', [one.id])).status).toBe(409);
    await must(staf, id, 'submit');
    await must(arsiparis, id, 'check');
    expect((await take(colleague, id, 'sign-first', { password: 'salah' })).status).toBe(422);
    await must(colleague, id, 'sign-first');
    const done = await must(arsiparis, id, 'sign-second');
    expect(done).toMatchObject({
      state: 'done',
      next: [],
      minutes: { number: expect.stringContaining('BA-PINDAH/') },
    });
    expect(await unitNow(one.id)).toMatchObject({ stage: 'inactive', status: 'closed' });
    expect(await itemNow(one.itemId)).toMatchObject({ status: 'inactive' });
    const minutes = await staf.get(`${base}/proposals/${id}/minutes`);
    expect(minutes.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const history = await arsiparis.get(`/arsip/api/FilingUnit/${one.id}/history`);
    expect(history.body.data.items[0].action).toBe('transfer');
    expect((await delegasi.get(`${base}/proposals/${id}`)).status).toBe(404);
    expect((await delegasi.get(`${base}/proposals/${id}/minutes`)).status).toBe(404);
  });

  test('is no matter of one person: whoever acted on one side does not act on the other', async () => {
    const own = await due('transfer', { unitId: recordsUnitId });
    const id = await begun(arsiparis, 'transfer', [own.id]);
    await must(arsiparis, id, 'submit');
    expect((await take(arsiparis, id, 'check')).status).toBe(403);
    await must(archivist, id, 'check');
    expect((await take(archivist, id, 'sign-first')).status).toBe(403);
    await must(arsiparis, id, 'sign-first');
    expect((await take(arsiparis, id, 'sign-second')).status).toBe(403);
    await must(head, id, 'sign-second');
  });

  test('is proposed by the unit that made the files, of what is due, not held and not proposed', async () => {
    const [own, held, notDue] = [
      await due('transfer'),
      await due('transfer', { isHeld: true }),
      await due('destroy'),
    ];
    expect((await propose(arsiparis, 'transfer', [own.id])).status).toBe(403);
    expect((await propose(delegasi, 'transfer', [own.id])).status).toBe(404);
    expect((await propose(staf, 'transfer', [held.id])).status).toBe(409);
    expect((await propose(staf, 'transfer', [notDue.id])).status).toBe(409);
    expect((await propose(staf, 'destroy', [notDue.id])).status).toBe(403);
    for (const body of [{}, { kind: 'x', filingUnitIds: [own.id] }, { kind: 'transfer', filingUnitIds: [] }])
      expect((await staf.post(`${base}/proposals`, body)).status).toBe(422);
  });
});

describe('a destruction', () => {
  test('takes five people, and leaves a record without its content', async () => {
    const made = await due('destroy');
    const id = await approved([made.id]);
    await must(auditor, id, 'witness-audit');
    expect(await app.files.hasFile(made.fileHash)).toBe(true);
    expect(await itemNow(made.itemId)).toMatchObject({ status: 'inactive' });
    const done = await must(legal, id, 'witness-legal');
    expect(done.state).toBe('done');
    expect(await unitNow(made.id)).toMatchObject({ stage: 'destroyed' });
    expect(await itemNow(made.itemId)).toMatchObject({
      status: 'destroyed',
      title: expect.stringContaining('Laporan'),
    });
    expect(await app.files.hasFile(made.fileHash)).toBe(false);
    const kept = await app.db.execute(
      sql`select file_hash as hash, size from archive_file where archive_id = ${made.itemId}`,
    );
    expect(kept.rows).toEqual([{ hash: made.fileHash, size: expect.any(Number) }]);
    const texts = await app.db.execute(sql`select 1 from file_text where file_hash = ${made.fileHash}`);
    expect(texts.rows).toEqual([]);
    const found = await arsiparis.get('/arsip/api/Archive?status=destroyed&PerPage=100');
    expect(found.body.data.items.map((item: { id: string }) => item.id)).toContain(made.itemId);
    expect([403, 404, 409]).toContain((await arsiparis.delete(`/arsip/api/Archive/${made.itemId}`)).status);
    const minutes = await auditor.get(`${base}/proposals/${id}/minutes`);
    expect(minutes.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('keeps the bytes that another item holds', async () => {
    const content = smallPdf('Arsip kembar', ['Sama']);
    const [goes, stays] = [await due('destroy', { content }), await due('transfer', { content })];
    const id = await approved([goes.id]);
    await must(legal, id, 'witness-legal');
    await must(auditor, id, 'witness-audit');
    expect(await itemNow(goes.itemId)).toMatchObject({ status: 'destroyed' });
    expect(await app.files.hasFile(stays.fileHash)).toBe(true);
    const texts = await app.db.execute(sql`select 1 from file_text where file_hash = ${stays.fileHash}`);
    expect(texts.rows).toHaveLength(1);
  });

  test('is done once by two witnesses at the same moment', async () => {
    const made = await due('destroy');
    const id = await approved([made.id]);
    const answers = await Promise.all([
      take(legal, id, 'witness-legal'),
      take(auditor, id, 'witness-audit'),
      take(legal, id, 'witness-legal'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const steps = await app.db.execute(sql`select step from retention_step where proposal_id = ${id}`);
    expect(steps.rows).toHaveLength(5);
    expect(await unitNow(made.id)).toMatchObject({ stage: 'destroyed' });
  });

  test('of two who approve at once one wins', async () => {
    const made = await due('destroy');
    const id = await begun(arsiparis, 'destroy', [made.id]);
    await must(arsiparis, id, 'submit');
    await must(archivist, id, 'appraise');
    const answers = await Promise.all([take(direktur, id, 'approve'), take(direktur, id, 'approve')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a hold takes a filing unit out at every step, also between the last two', async () => {
    const [held, goes] = [await due('destroy'), await due('destroy')];
    const id = await approved([held.id, goes.id]);
    await must(auditor, id, 'witness-audit');
    const hold = await legal.post(`/arsip/api/FilingUnit/${held.id}/hold`, { reason: 'Perkara baru' });
    expect(hold.status).toBe(200);
    // Kept with the proposal and printed in its minutes: Indonesian, also where the last step comes from an English page.
    const { body } = await legal.ask({
      ...{ method: 'POST', url: `${base}/proposals/${id}/witness-legal`, payload: { password } },
      headers: { 'x-language': 'en' },
    });
    expect(body.data.units.find((unit: { id: string }) => unit.id === held.id).dropReason).toMatch(
      /^Ditahan: .*Perkara baru/,
    );
    expect(await unitNow(held.id)).toMatchObject({ stage: 'inactive', isHeld: true });
    expect(await itemNow(held.itemId)).toMatchObject({ status: 'inactive' });
    expect(await app.files.hasFile(held.fileHash)).toBe(true);
    expect(await unitNow(goes.id)).toMatchObject({ stage: 'destroyed' });
  });

  test('with everything held nothing happens', async () => {
    const held = await due('destroy');
    const id = await approved([held.id]);
    await arsiparis.post(`/arsip/api/FilingUnit/${held.id}/hold`, { reason: 'Audit' });
    expect((await take(legal, id, 'witness-legal')).status).toBe(409);
    expect((await unitNow(held.id)).stage).toBe('inactive');
  });
});

describe('what a destruction leaves', () => {
  test('a file that is put again at that moment stays', async () => {
    const content = smallPdf('Arsip unggah ulang', ['Sama']);
    const made = await due('destroy', { content });
    const id = await approved([made.id]);
    await must(legal, id, 'witness-legal');
    // Its upload is on its way: the bytes are there, no row says so yet.
    await app.files.putFile(content, { name: 'ulang.pdf', maxBytes: 1e6 });
    await must(auditor, id, 'witness-audit');
    expect(await itemNow(made.itemId)).toMatchObject({ status: 'destroyed' });
    expect(await app.files.hasFile(made.fileHash)).toBe(true);
  });

  test('paper at somebody’s desk is neither proposed nor destroyed', async () => {
    const [lent, goes] = [await due('destroy'), await due('destroy')];
    const lend = (itemId: string) =>
      app.db.execute(sql`insert into paper_loan (id, archive_id, borrower_user_id, lent_by_user_id, due_date)
        values (${newId()}, ${itemId}, ${staf.userId}, ${arsiparis.userId}, '2099-01-01')`);
    const id = await approved([lent.id, goes.id]);
    await lend(lent.itemId);
    await must(legal, id, 'witness-legal');
    const done = await must(auditor, id, 'witness-audit');
    expect(done.state).toBe('done');
    expect(done.units.find((unit: { id: string }) => unit.id === lent.id).dropReason).toContain('dipinjam');
    expect(await unitNow(lent.id)).toMatchObject({ stage: 'inactive' });
    expect((await propose(arsiparis, 'destroy', [lent.id])).status).toBe(409);
    await app.db.execute(sql`update paper_loan set returned_at = now() where archive_id = ${lent.itemId}`);
    expect((await propose(arsiparis, 'destroy', [lent.id])).status).toBe(200);
  });

  test('minutes that were altered are not given out', async () => {
    const made = await due('destroy');
    const id = await approved([made.id]);
    await must(legal, id, 'witness-legal');
    await must(auditor, id, 'witness-audit');
    expect((await auditor.get(`${base}/proposals/${id}/minutes`)).status).toBe(200);
    await app.db.execute(sql`update retention_proposal set minutes = jsonb_set(minutes, '{fileHash}',
      to_jsonb(${(await due('transfer')).fileHash}::text)) where id = ${id}`);
    expect((await auditor.get(`${base}/proposals/${id}/minutes`)).status).toBe(409);
  });

  test('thousands of items go in one step', async () => {
    const made = await due('destroy');
    await app.db.execute(sql`
      insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id,
        development_level, status)
      select gen_random_uuid(), 'Lembar ' || n, '2015-03-01', ${ids.classification}, ${ids.biasa}, ${unitId}, ${made.id},
        'asli', 'inactive' from generate_series(1, 3000) n`);
    const id = await approved([made.id]);
    await must(legal, id, 'witness-legal');
    await must(auditor, id, 'witness-audit');
    const { rows } = await app.db.execute(sql`
      select count(*)::int as items, count(*) filter (where s.state = 'destroyed')::int as found
      from archive a join search_archive s on s.id = a.id where a.filing_unit_id = ${made.id}`);
    expect(rows).toEqual([{ items: 3001, found: 3001 }]);
    const left = await app.db.execute(sql`select 1 from search_stale`);
    expect(left.rows).toEqual([]);
  });

  test('and never takes more locks for the search than there are drawers', async () => {
    const locks = await app.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into archive (id, title, document_date, classification_id, security_id, unit_id, development_level)
        select gen_random_uuid(), 'Lembar ' || n, '2015-03-01', ${ids.classification}, ${ids.biasa}, ${unitId}, 'asli'
        from generate_series(1, 2000) n`);
      // What otherwise happens as the transaction ends.
      await tx.execute(sql`set constraints all immediate`);
      const { rows } = await tx.execute<{ n: number }>(sql`
        select count(*)::int as n from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`);
      return rows[0]?.n ?? 0;
    });
    expect(locks).toBeGreaterThan(0);
    expect(locks).toBeLessThanOrEqual(256);
  });
});

describe('permanent keeping and appraisal', () => {
  test('hands over with minutes', async () => {
    const made = await due('permanent');
    const id = await begun(arsiparis, 'permanent', [made.id]);
    await must(arsiparis, id, 'submit');
    await must(head, id, 'appraise');
    await must(direktur, id, 'approve');
    expect((await take(head, id, 'hand-over')).status).toBe(403);
    const done = await must(archivist, id, 'hand-over');
    expect(done.minutes.number).toContain('BA-SERAH/');
    expect(await unitNow(made.id)).toMatchObject({ stage: 'permanent' });
    expect(await itemNow(made.itemId)).toMatchObject({ status: 'permanent' });
  });

  test('an appraisal says of each filing unit what becomes of it', async () => {
    const [goes, longer] = [await due('appraise'), await due('appraise')];
    const id = await begun(arsiparis, 'appraise', [goes.id, longer.id]);
    await must(arsiparis, id, 'submit');
    expect((await take(head, id, 'appraise')).status).toBe(422);
    const decisions = [
      { filingUnitId: goes.id, decision: 'Musnah' },
      { filingUnitId: longer.id, decision: 'Perpanjang', extraYears: 10 },
    ];
    expect((await take(head, id, 'appraise', { decisions: decisions.slice(0, 1) })).status).toBe(422);
    await must(head, id, 'appraise', { decisions });
    await must(direktur, id, 'approve');
    expect(await unitNow(goes.id)).toMatchObject({ finalDisposition: 'Musnah', inactiveUntil: '2020-12-31' });
    expect(await unitNow(longer.id)).toMatchObject({ inactiveUntil: '2030-12-31', stage: 'inactive' });
  });
});

describe('who may do what, in which state', () => {
  test('as DOMAIN 8 says; the others get 403, or 404 where they may not see it', async () => {
    const actors = { staf, delegasi, arsiparis, archivist, direktur, legal, auditor, admin };
    const seen: Record<string, Record<string, number>> = {};
    const made = await due('destroy');
    const id = await begun(arsiparis, 'destroy', [made.id]);
    for (const step of ['submit', 'appraise', 'approve', 'witness-legal', 'witness-audit'] as const) {
      const answers: Record<string, number> = {};
      const right = {
        submit: 'arsiparis',
        appraise: 'archivist',
        approve: 'direktur',
        'witness-legal': 'legal',
        'witness-audit': 'auditor',
      }[step];
      // Another archivist may submit it too: it is the records unit's.
      for (const [name, who] of Object.entries(actors))
        if (name !== right && !(step === 'submit' && name === 'archivist'))
          answers[name] = (await take(who, id, step)).status;
      const own = actors[right as keyof typeof actors];
      answers[right] = (await take(own, id, step)).status;
      seen[step] = answers;
    }
    const decides = { direktur: 403, legal: 403, auditor: 403 };
    expect(seen).toEqual({
      submit: {
        staf: 404,
        delegasi: 404,
        admin: 404,
        direktur: 404,
        legal: 404,
        auditor: 404,
        arsiparis: 200,
      },
      appraise: { staf: 404, delegasi: 404, admin: 404, arsiparis: 403, archivist: 200, ...decides },
      approve: {
        staf: 404,
        delegasi: 404,
        admin: 404,
        arsiparis: 403,
        archivist: 403,
        ...decides,
        direktur: 200,
      },
      'witness-legal': {
        staf: 404,
        delegasi: 404,
        admin: 404,
        arsiparis: 403,
        archivist: 403,
        ...decides,
        legal: 200,
      },
      'witness-audit': {
        staf: 404,
        delegasi: 404,
        admin: 404,
        arsiparis: 403,
        archivist: 403,
        ...decides,
        auditor: 200,
      },
    });
    expect((await take(legal, id, 'witness-legal')).status).toBe(409);
    expect((await take(arsiparis, id, 'check')).status).toBe(404);
  });

  test('refuses with a reason by who is asked, takes back by whose it is; the units are free again', async () => {
    const made = await due('transfer');
    const id = await begun(staf, 'transfer', [made.id]);
    await must(staf, id, 'submit');
    const end = (by: Caller, verb: string, body: object) => by.post(`${base}/proposals/${id}/${verb}`, body);
    expect((await end(staf, 'refuse', { reason: 'Tidak jadi' })).status).toBe(403);
    expect((await end(arsiparis, 'refuse', {})).status).toBe(422);
    expect((await end(arsiparis, 'withdraw', { reason: 'Tidak jadi' })).status).toBe(403);
    const refused = await end(arsiparis, 'refuse', { reason: 'Daftar belum lengkap' });
    expect(refused.body.data).toMatchObject({ state: 'refused', endReason: 'Daftar belum lengkap' });
    expect((await end(arsiparis, 'refuse', { reason: 'Daftar belum lengkap' })).status).toBe(409);
    const again = await begun(staf, 'transfer', [made.id]);
    const back = await staf.post(`${base}/proposals/${again}/withdraw`, { reason: 'Ditunda' });
    expect(back.body.data.state).toBe('withdrawn');
    expect((await take(staf, again, 'submit')).status).toBe(409);
  });

  test('thins out the list with a reason', async () => {
    const [one, two] = [await due('destroy'), await due('destroy')];
    const id = await begun(arsiparis, 'destroy', [one.id, two.id]);
    await must(arsiparis, id, 'submit');
    const drop = (by: Caller, filingUnitIds: string[]) =>
      by.post(`${base}/proposals/${id}/drop`, { filingUnitIds, reason: 'Masih dipakai' });
    expect((await drop(arsiparis, [one.id])).status).toBe(403);
    expect((await drop(archivist, [one.id])).status).toBe(200);
    expect((await drop(archivist, [two.id])).status).toBe(409);
  });

  test('counts proposals as mine only where I am asked', async () => {
    const made = await due('transfer');
    const id = await begun(staf, 'transfer', [made.id]);
    const mine = async (by: Caller) =>
      (await by.get(`${base}/proposals?PerPage=100`)).body.data.items.find(
        (one: { id: string }) => one.id === id,
      )?.isMine;
    expect([await mine(staf), await mine(arsiparis), await mine(delegasi)]).toEqual([true, false, undefined]);
    await must(staf, id, 'submit');
    expect([await mine(staf), await mine(arsiparis)]).toEqual([false, true]);
    const told = await app.db.execute(sql`select 1 from notification where user_id = ${arsiparis.userId}
      and detail_url = ${`/dokumen/pemberkasan/retensi/${id}`}`);
    expect(told.rows).toHaveLength(1);
  });
});

describe('what waits for a person', () => {
  test('is the same in the list, its filter, the menu’s count and on the home page', async () => {
    await begun(staf, 'transfer', [(await due('transfer')).id]);
    const checked = await begun(colleague, 'transfer', [(await due('transfer')).id]);
    await must(colleague, checked, 'submit');
    const atWitnesses = await approved([(await due('destroy')).id]);
    await must(legal, atWitnesses, 'witness-legal');
    await begun(archivist, 'appraise', [(await due('appraise')).id]);
    const everybody = {
      staf,
      colleague,
      arsiparis,
      archivist,
      direktur,
      head,
      auditor,
      legal,
      delegasi,
      admin,
    };
    const counts: Record<string, number> = {};
    for (const [name, by] of Object.entries(everybody)) {
      const list = async (query: string) =>
        ((await by.get(`${base}/proposals?PerPage=200&${query}`)).body.data?.items ?? []) as {
          id: string;
          isMine: boolean;
        }[];
      const mine = (await list('')).filter(({ isMine }) => isMine).map(({ id }) => id);
      expect([name, (await list('mine=true')).map(({ id }) => id)]).toEqual([name, mine]);
      const counted = (await by.get('/task/api/Data/sidemenucounter')).body.data.retentionCount;
      const home = (await by.get<{ key: string; value: number }[]>('/dashboard/api/Ringkasan')).body;
      const tile = home.find(({ key }) => key === 'retention')?.value ?? 0;
      expect([name, counted, tile]).toEqual([name, mine.length, mine.length]);
      counts[name] = mine.length;
    }
    expect(counts.auditor).toBeGreaterThan(0);
    expect(counts.arsiparis).toBeGreaterThan(0);
    expect(counts.delegasi).toBe(0);
  });

  test('a proposal names who may take each step to come, and nobody who has acted on another side', async () => {
    const id = await begun(arsiparis, 'destroy', [(await due('destroy')).id]);
    const sent = await must(arsiparis, id, 'submit');
    const names = (step: ProposalStep): string[] =>
      sent.awaited
        .filter((one: { step: string }) => one.step === step)
        .flatMap(({ people }: { people: { label: string }[] }) => people.map(({ label }) => label));
    expect(sent.awaited.map(({ step }: { step: string }) => step)).toEqual([
      ...['appraise', 'approve', 'witness-legal', 'witness-audit'],
    ]);
    expect(names('appraise').length).toBeGreaterThan(0);
    expect(names('appraise')).not.toContain(arsiparis.personName);
    const [witness] = sent.awaited.filter((one: { step: string }) => one.step === 'witness-legal');
    const { rows: lawyers } = await app.db.execute<{ name: string }>(sql`
      select u.person_name as name from "user" u where u.is_active and exists (select 1 from role r
        where r.id = any(u.role_ids) and r.is_active and '/dokumen/pemberkasan/legal' = any(r.privileged_list))
      order by u.person_name, u.id`);
    expect(names('witness-legal')).toEqual(lawyers.slice(0, 3).map(({ name }) => name));
    expect(witness.more).toBe(lawyers.length - 3);
    const refused = await archivist.post(`${base}/proposals/${id}/refuse`, { reason: 'Belum lengkap' });
    expect(refused.body.data.awaited).toEqual([]);
  });

  test('who may not propose what is due is told who may', async () => {
    const { id } = await due('transfer');
    const retention = async (by: Caller) => (await by.get(`/arsip/api/FilingUnit/${id}/retention`)).body.data;
    const records = await retention(arsiparis);
    expect(records.can.propose).toBeNull();
    expect(records.proposers.length).toBeGreaterThan(0);
    expect(records.proposers.map((one: { id: string }) => one.id)).not.toContain(arsiparis.userId);
    expect(await retention(staf)).toMatchObject({ can: { propose: 'transfer' }, proposers: [] });
  });
});

describe('the nightly run', () => {
  test('is tried without doing anything, tells once, and is idempotent', async () => {
    await app.db.execute(sql`delete from retention_due`);
    await app.db.execute(sql`delete from notification`);
    const made = await due('transfer');
    const tried = (await arsiparis.get(`${base}/run?dryRun=true`)).body.data;
    expect(tried.isTrial).toBe(true);
    const count = async (what: ReturnType<typeof sql>) =>
      (await app.db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`)).rows[0]?.n;
    expect(await count(sql`retention_due`)).toBe(0);
    const first = await runRetention(app, new Date());
    expect(first.found).toEqual(tried.found);
    expect(first.byUnit.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.units - b.units)).toEqual(
      tried.byUnit.toSorted(
        (a: { kind: string; units: number }, b: { kind: string; units: number }) =>
          a.kind.localeCompare(b.kind) || a.units - b.units,
      ),
    );
    const told = await count(sql`notification`);
    expect(told).toBeGreaterThan(0);
    const again = await runRetention(app, new Date());
    expect(again.found.every(({ units }) => units === 0)).toBe(true);
    expect(await count(sql`notification`)).toBe(told);
    await arsiparis.post(`/arsip/api/FilingUnit/${made.id}/hold`, { reason: 'Audit' });
    await runRetention(app, new Date());
    expect(await count(sql`retention_due where filing_unit_id = ${made.id}`)).toBe(0);
    expect((await staf.get(`${base}/run?dryRun=true`)).status).toBe(403);
    expect((await arsiparis.get(`${base}/run`)).status).toBe(400);
  });
});

describe('events while retention is under way', () => {
  const eventOf = async (retentionStartDate: string) => {
    const id = newId();
    await app.db.execute(sql`insert into event (id, code, name, unit_id, start_date, end_date, status, retention_start_date)
      values (${id}, ${`PRS-${n}`}, 'Perkara', ${unitId}, '2010-01-01', '2015-12-31', 'tutup', ${retentionStartDate})`);
    return id;
  };
  const moved = async (id: string, retentionStartDate: string) => {
    const { version } = (await arsiparis.get(`/arsip/api/Event/${id}`)).body.data;
    const answer = await arsiparis.put(`/arsip/api/Event/${id}`, { version, retentionStartDate });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };

  test('a later date of the event does not take back the years an appraisal gave', async () => {
    const made = await due('appraise');
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(sql`update filing_unit set event_id = ${eventId} where id = ${made.id}`);
    const id = await begun(arsiparis, 'appraise', [made.id]);
    await must(arsiparis, id, 'submit');
    const decisions = [{ filingUnitId: made.id, decision: 'Perpanjang', extraYears: 10 }];
    await must(archivist, id, 'appraise', { decisions });
    await must(direktur, id, 'approve');
    expect(await unitNow(made.id)).toMatchObject({ inactiveUntil: '2030-12-31', extendedYears: 10 });
    await moved(eventId, '2016-06-30');
    expect(await unitNow(made.id)).toMatchObject({
      retentionStartDate: '2016-06-30',
      activeUntil: '2018-06-30',
      inactiveUntil: '2031-06-30',
    });
  });

  test('its date is moved by who keeps the files that count from it, or decides for them', async () => {
    const made = await due('appraise');
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(sql`update filing_unit set event_id = ${eventId} where id = ${made.id}`);
    const { version } = (await admin.get(`/arsip/api/Event/${eventId}`)).body.data;
    const change = (body: object) => admin.put(`/arsip/api/Event/${eventId}`, { version, ...body });
    const refused = await change({ retentionStartDate: '2012-01-01' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.retentionStartDate).toBeDefined();
    expect(await unitNow(made.id)).toMatchObject({ retentionStartDate: '2015-12-31' });
    expect((await change({ name: 'Perkara yang lain' })).status).toBe(200);
    await moved(eventId, '2016-01-31');
    expect(await unitNow(made.id)).toMatchObject({ retentionStartDate: '2016-01-31' });
  });

  test('a date given at closing comes back when the event is taken off', async () => {
    const made = await due('transfer');
    const eventId = await eventOf('2016-02-01');
    await app.db.execute(sql`update archive_classification set retention_trigger = 'kontrak-berakhir'
      where id = ${ids.classification}`);
    await app.db.execute(sql`update filing_unit set given_start_date = '2015-12-31' where id = ${made.id}`);
    const attach = async (event: string | null) => {
      const { version } = (await staf.get(`/arsip/api/FilingUnit/${made.id}`)).body.data;
      const answer = await staf.put(`/arsip/api/FilingUnit/${made.id}`, { version, eventId: event });
      expect(answer.status).toBe(200);
    };
    await attach(eventId);
    expect(await unitNow(made.id)).toMatchObject({ retentionStartDate: '2016-02-01' });
    await attach(null);
    expect(await unitNow(made.id)).toMatchObject({
      retentionStartDate: '2015-12-31',
      activeUntil: '2017-12-31',
      inactiveUntil: '2020-12-31',
    });
    await app.db.execute(sql`update archive_classification set retention_trigger = 'akhir-tahun'
      where id = ${ids.classification}`);
  });

  test('what is on its way in a proposal counts anew at once, and drops out when it is not due any more', async () => {
    const [later, stays] = [await due('destroy'), await due('destroy')];
    const eventId = await eventOf('2015-12-31');
    await app.db.execute(sql`update filing_unit set event_id = ${eventId} where id = ${later.id}`);
    const id = await approved([later.id, stays.id]);
    const nextYears = `${new Date().getFullYear() - 1}-06-30`;
    await moved(eventId, nextYears);
    expect(await unitNow(later.id)).toMatchObject({ retentionStartDate: nextYears });
    await must(legal, id, 'witness-legal');
    const done = await must(auditor, id, 'witness-audit');
    expect(done.units.find((unit: { id: string }) => unit.id === later.id).dropReason).toContain(
      'Tidak lagi jatuh tempo',
    );
    expect(await unitNow(later.id)).toMatchObject({ stage: 'inactive' });
    expect(await unitNow(stays.id)).toMatchObject({ stage: 'destroyed' });
  });
});

describe('what is due is one thing', () => {
  test('for the list, the nightly run, the dashboard and the reports; hiding a file does not take it out', async () => {
    await app.db.execute(
      sql`update filing_unit set stage = 'permanent', inactive_until = null where unit_id = ${unitId}`,
    );
    const [seen, hidden, held, undecided] = [
      await due('destroy'),
      await due('destroy'),
      await due('destroy', { isHeld: true }),
      await due('destroy'),
    ];
    await app.db.execute(sql`update filing_unit set is_active = false where id = ${hidden.id}`);
    await app.db.execute(sql`update filing_unit set final_disposition = null where id = ${undecided.id}`);
    const listed = (await arsiparis.get(`${base}/due?kind=destroy&unitId=${unitId}&isHeld=false&PerPage=100`))
      .body.data;
    const wanted = [seen.id, hidden.id].toSorted();
    expect(listed.items.map((unit: { id: string }) => unit.id).toSorted()).toEqual(wanted);
    await app.db.execute(sql`delete from retention_due`);
    await runRetention(app, new Date());
    const noted = await app.db.execute<{ id: string }>(sql`
      select d.filing_unit_id as id from retention_due d join filing_unit f on f.id = d.filing_unit_id
      where f.unit_id = ${unitId} order by 1`);
    expect(noted.rows.map(({ id }) => id).toSorted()).toEqual(wanted);
    const figures = await countArchive(app.db, { key: unitId, units: [unitId] });
    expect(figures.due[0]).toMatchObject({ transfer: 0, destroy: 2, appraise: 0 });
    expect(held.id).not.toBe(seen.id);
  });
});
