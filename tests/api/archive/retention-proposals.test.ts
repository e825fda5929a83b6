import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import { password } from '../letters/desk.ts';
import { base, factsOf, openRetentionDesk } from './retention-desk.ts';

// Retention (SPEC B4, DOMAIN 8): no user moves, destroys or hands over records alone, and a hold overrides
// everything.
const desk = await openRetentionDesk();
const { app, ids, unitId, recordsUnitId, due, propose, begun, take, must, unitNow, itemNow, approved } = desk;
const { staf, delegasi, arsiparis, direktur, legal, colleague, archivist, head, auditor } = desk.people;

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
    // The company's mark.
    expect(minutes.raw.toString('latin1')).toContain('/Alt (Logo');
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
    await app.db.execute(sql`insert into archive_text (file_id, content, by_user_id)
      select id, 'Isi dikoreksi', added_by_user_id from archive_file where archive_id = ${made.itemId}`);
    const id = await approved([made.id]);
    const wrong = await take(auditor, id, 'witness-audit', {
      method: '',
      until: '08:00',
      consentNumber: 'B-1',
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
      422,
      ['consentNumber', 'method', 'until'],
    ]);
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
    expect(await app.db.$count(sql`archive_text` as never)).toBe(0);
    const found = await arsiparis.get('/arsip/api/Archive?status=destroyed&PerPage=100');
    expect(found.body.data.items.map((item: { id: string }) => item.id)).toContain(made.itemId);
    expect([403, 404, 409]).toContain((await arsiparis.delete(`/arsip/api/Archive/${made.itemId}`)).status);
    const minutes = await auditor.get(`${base}/proposals/${id}/minutes`);
    const { text } = await extractText(new Uint8Array(minutes.raw), { mergePages: true });
    const said = text.replace(/\s+/g, ' ');
    expect(said).toContain(
      'menurut Keputusan Nomor 019/KEPDIR/2026 tanggal 14 September 2024, bersama para saksi',
    );
    expect(said).toContain('persetujuan Kepala Arsip Nasional Republik Indonesia Nomor B-KN.00.03/412/2026');
    expect(said).toContain('pukul 09.00 sampai dengan 11.40 WIB');
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
    // Stored and printed in the minutes: Indonesian, even when the last step comes from an English page.
    const sent = { password, ...factsOf('destroy', 'witness-legal') };
    const { body } = await legal.ask({
      ...{ method: 'POST', url: `${base}/proposals/${id}/witness-legal`, payload: sent },
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
    // An upload in progress: the bytes exist, but no row refers to them yet.
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

  test('thousands of items go in one step', { tags: ['full'] }, async () => {
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
