import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { remindLoans } from '../../../server/archive/lending/remind-loans.ts';
import type { Caller } from '../../support/app.ts';
import { base, openItemDesk } from './items-desk.ts';

const desk = await openItemDesk();
const { kept, detail } = desk;
const { staf, atasan, direktur, arsiparis } = desk.people;
const { db } = desk.app;

describe('lending of paper', () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const lend = (id: string, over: object = {}, by: Caller = staf) =>
    by.post(`${base}/${id}/loans`, { borrowerId: atasan.userId, dueDate: tomorrow, note: 'Audit', ...over });

  test('paper is lent once at a time, is told, comes back and may be lent again', async () => {
    const id = await kept();
    const both = await Promise.all([lend(id), lend(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [loan] = (await detail(id)).loans;
    expect(loan).toMatchObject({ borrower: { id: atasan.userId }, dueDate: tomorrow, isOverdue: false });
    const listed = await staf.get('/arsip/api/Loan');
    expect(listed.body.data.items).toMatchObject([{ id: loan.id, canReturn: true, archive: { id } }]);
    const told = await atasan.get('/notification/api/Notification');
    expect(JSON.stringify(told.body)).toContain('meminjam fisik arsip');
    expect(
      (await staf.post(`${base}/${id}/loans/${loan.id}/return`, { note: 'Lengkap' })).body.data.loans[0]
        .returnNote,
    ).toBe('Lengkap');
    expect((await staf.post(`${base}/${id}/loans/${loan.id}/return`)).status).toBe(409);
    expect((await lend(id)).status).toBe(200);
  });

  test('a day gone by, more than a year, nobody: each is told at its field', async () => {
    const id = await kept();
    expect((await lend(id, { dueDate: '2020-01-01' })).body.errors.dueDate).toBeDefined();
    expect((await lend(id, { dueDate: '2099-01-01' })).body.errors.dueDate).toBeDefined();
    expect((await lend(id, { dueDate: 'besok' })).body.errors.dueDate).toBeDefined();
    expect((await lend(id, { borrowerId: id })).body.errors.borrowerId).toBeDefined();
  });

  test('what is overdue is asked for on the day after and every week, once each', async () => {
    const id = await kept({ title: 'Yang terlambat' });
    await lend(id);
    const after = new Date(Date.parse(tomorrow) + 36 * 3_600_000);
    expect(await remindLoans(desk.app, after)).toBeGreaterThan(0);
    expect(await remindLoans(desk.app, after)).toBe(0);
    expect(await remindLoans(desk.app, new Date(after.getTime() + 7 * 86_400_000))).toBeGreaterThan(0);
    const told = await db.execute(
      sql`select user_id from notification where message like 'Yang terlambat%' and title like '%embali%'`,
    );
    expect(new Set(told.rows.map((row) => row.user_id))).toEqual(new Set([atasan.userId, staf.userId]));
    await db.execute(sql`update paper_loan set due_date = '2026-01-01' where archive_id = ${id}`);
    const overdue = await staf.get('/arsip/api/Loan?state=overdue&FirstChar=terlambat');
    expect(overdue.body.data).toMatchObject({ totalCount: 1, items: [{ isOverdue: true }] });
    expect((await staf.get('/arsip/api/Loan?state=hilang')).status).toBe(400);
    expect((await staf.get('/arsip/api/Loan?warna=biru')).status).toBe(400);
  });
});

describe('labels', () => {
  test('of items, as PDF; of what one may not open none', async () => {
    const id = await kept({ box: 'A-12', location: 'Gedung arsip' });
    const secret = await kept({ securityId: desk.ids.rahasia }, direktur);
    const { status, raw } = await staf.get(`/arsip/api/Label?ids=${id},${secret}`);
    expect(status).toBe(200);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await staf.get(`/arsip/api/Label?ids=${secret}`)).status).toBe(404);
    expect((await staf.get('/arsip/api/Label?box=A-12')).raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('nonsense is not understood, and no more than a sheaf is printed at once', async () => {
    for (const query of [
      '',
      '?ids=x',
      '?toString=1',
      '?box=',
      `?ids=${Array(201)
        .fill(0)
        .map((_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`)
        .join(',')}`,
    ])
      expect((await arsiparis.get(`/arsip/api/Label${query}`)).status, query.slice(0, 20)).toBe(400);
  });
});
