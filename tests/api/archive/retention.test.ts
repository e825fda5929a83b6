import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProposalKind, ProposalStep } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import { runRetention } from '../../../server/archive/retention/nightly-run.ts';
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
  const isActive = kind === 'transfer';
  const fate = { transfer: 'Musnah', destroy: 'Musnah', permanent: 'Permanen', appraise: 'Dinilai Kembali' }[
    kind
  ];
  await app.db.execute(sql`
    insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, closed_date,
      retention_start_date, active_years, inactive_years, final_disposition, active_until, inactive_until, is_held,
      hold_reason)
    values (${id}, ${code}, ${`Berkas ${n}`}, ${ids.classification}, ${over.unitId ?? unitId}, 2015, 'closed',
      ${isActive ? 'active' : 'inactive'}, '2015-06-01', '2015-12-31', 2, 3, ${fate}, '2017-12-31', '2020-12-31',
      ${over.isHeld ?? false}, ${over.isHeld ? 'Sengketa' : null})`);
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
    expect((await arsiparis.delete(`/arsip/api/Archive/${made.itemId}`)).status).toBeGreaterThanOrEqual(400);
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
    const done = await must(legal, id, 'witness-legal');
    expect(done.units.find((unit: { id: string }) => unit.id === held.id).dropReason).toContain(
      'Perkara baru',
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
