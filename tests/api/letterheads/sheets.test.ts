import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDesk } from '../letters/desk.ts';

// Other printed sheets carry their company's logo as well, never the product's.

const desk = await openDesk();
const { db } = desk.app;
const { direktur, atasan } = desk.people;

const isMarked = (pdf: Buffer) => pdf.toString('latin1').includes('/Alt (Logo');
const put = (logo: string | null, code: string) =>
  db.execute(sql`update letterhead_template set logo = ${logo} where company_code = ${code}`);

test('a disposition sheet and a report carry the logo of their own company, or none', async () => {
  const sent = await desk.inState('sent', { receivers: [desk.named(direktur)] });
  const [item] = (await direktur.get(`/letter/api/Inbox?letterId=${sent}`)).body.data.items;
  const given = await direktur.post(`/letter/api/Inbox/${item.id}/disposition`, {
    receivers: [{ userId: atasan.userId, userPositionId: atasan.positionId }],
    instructionIds: [],
    note: 'Laporkan.',
  });
  const papers = async () => {
    const sheet = await direktur.get(`/letter/api/Disposition/${given.body.data.id}/pdf`);
    const report = await direktur.get('/report/api/Report/naskah-keluar/export?format=pdf');
    expect([sheet.status, report.status]).toEqual([200, 200]);
    return [isMarked(sheet.raw), isMarked(report.raw)];
  };
  const logos = await db.execute<{ logo: string; code: string }>(
    sql`select logo, company_code as code from letterhead_template`,
  );
  const logoOf = (code: string) => logos.rows.find((row) => row.code === code)?.logo ?? null;
  expect(await papers()).toEqual([true, true]);
  await put(null, 'NTR');
  expect(await papers()).toEqual([false, false]);
  await put(logoOf('NTR'), 'NTR');
  await put(null, 'NTO');
  expect(await papers()).toEqual([true, true]);
});
