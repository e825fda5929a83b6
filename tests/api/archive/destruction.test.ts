import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import { newId } from '../../../server/db/ids.ts';
import { removeLeftFiles } from '../../../server/jobs/remove-left-files.ts';
import type { Caller } from '../../support/app.ts';
import { openDesk, password } from '../letters/desk.ts';
import { factsOf } from './retention-desk.ts';

// A destruction's effect on letters (DOMAIN 8): each unit destroys its own item; with the last one the letter's
// content goes.
const desk = await openDesk();
const { app, people, ids } = desk;
const { staf, direktur, delegasi, arsiparis, legal } = people;
const [archivist, auditor] = (await Promise.all(
  ['nurul.purwanto', 'tegar.pradana'].map((account) => app.signIn(account)),
)) as [Caller, Caller];
const word = 'kalimangungsari';

type Item = { id: string; unitId: string; unit: string };
const sent = async (
  over: Record<string, unknown> = {},
): Promise<{ id: string; items: Item[]; hash: string }> => {
  const id = await desk.inState('sent', over);
  const { rows: items } = await app.db.execute<Item>(sql`
    select a.id, a.unit_id as "unitId", o.code as unit from archive a
    join archive_letter s on s.archive_id = a.id and s.kind = 'source'
    join organization_unit o on o.id = a.unit_id where s.letter_id = ${id} order by o.code`);
  const { rows } = await app.db.execute<{ hash: string }>(
    sql`select file_hash as hash from letter_document where letter_id = ${id}`,
  );
  return { id, items, hash: rows[0]?.hash ?? '' };
};

let n = 0;
/** Files the item in an overdue filing unit of its unit. */
const overdue = async ({ id: itemId, unitId }: Item): Promise<string> => {
  n += 1;
  const id = newId();
  await app.db.execute(sql`
    insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, closed_date,
      retention_start_date, active_years, inactive_years, final_disposition, active_until, inactive_until)
    values (${id}, ${`MUS/${n}`}, ${`Berkas musnah ${n}`}, ${ids.classification}, ${unitId}, 2015, 'closed', 'inactive',
      '2015-06-01', '2015-12-31', 2, 3, 'Musnah', '2017-12-31', '2020-12-31')`);
  await app.db.execute(
    sql`update archive set filing_unit_id = ${id}, status = 'inactive' where id = ${itemId}`,
  );
  return id;
};
const take = async (by: Caller, id: string, step: ProposalStep) => {
  const { status, body } = await by.post(`/arsip/api/Retention/proposals/${id}/${step}`, {
    ...{ password, ...factsOf('destroy', step) },
  });
  if (status !== 200) throw new Error(`${step}: ${status} ${JSON.stringify(body)}`);
};
const begun = async (filingUnitIds: string[]): Promise<string> => {
  const made = await arsiparis.post('/arsip/api/Retention/proposals', { kind: 'destroy', filingUnitIds });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.data.id;
};
/** The archive's figures for somebody who does not act now. */
const destroyedCount = async (): Promise<number> =>
  (await arsiparis.get('/dashboard/api/Archive')).body.data.figures.stages.destroyed;
const destroyed = async (filingUnitIds: string[], beforeLast?: () => Promise<unknown>): Promise<string> => {
  const id = await begun(filingUnitIds);
  await take(arsiparis, id, 'submit');
  await take(archivist, id, 'appraise');
  await take(direktur, id, 'approve');
  await take(legal, id, 'witness-legal');
  await beforeLast?.();
  await take(auditor, id, 'witness-audit');
  return id;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('a letter whose items are destroyed', () => {
  test('stays as long as one unit keeps it, and gives its content up with the last', async () => {
    const { id, items, hash } = await sent({ content: `<p>Rahasia dapur ${word}</p>` });
    const [first, ...others] = items;
    if (!first) throw new Error('no items');
    let before = Number.NaN;
    await destroyed([await overdue(first)], async () => {
      before = await destroyedCount();
    });
    expect(await destroyedCount()).toBe(before + 1);
    expect((await delegasi.get(desk.at(id))).body.data.content).toContain(word);
    expect((await delegasi.get(desk.at(id, '/pdf'))).status).toBe(200);
    expect(await app.files.hasFile(hash)).toBe(true);

    await destroyed(await Promise.all(others.map(overdue)));
    const left = (await delegasi.get(desk.at(id))).body.data;
    expect(left).toMatchObject({ state: 'sent', subject: 'Rekayasa lalu lintas Natal', content: '' });
    expect(left.number).toBeTruthy();
    expect(left.destroyedAt).toMatch(/^\d{4}-/);
    expect(left.can).toMatchObject({ duplicate: false, dispatch: false });
    expect((await delegasi.get(desk.at(id, '/pdf'))).status).toBe(410);
    expect((await staf.post(desk.at(id, '/duplicate'))).status).toBe(410);
    for (const table of ['letter_content', 'letter_version', 'letter_comment'])
      expect(
        (await app.db.execute(sql`select 1 from ${sql.raw(table)} where letter_id = ${id}`)).rows,
      ).toEqual([]);
    // Just stored files are left to the nightly job; nothing restores the letter meanwhile.
    await removeLeftFiles(app, inDays(4));
    expect(await app.files.hasFile(hash)).toBe(false);
    const found = await staf.get(`/search/api/Search?FirstChar=${word}`);
    expect(found.body.data.items).toEqual([]);
  });

  test('its seal still tells a copy on paper', async () => {
    const { id, items } = await sent();
    const { verifyCode } = (await staf.get(desk.at(id))).body.data;
    await destroyed(await Promise.all(items.map(overdue)));
    const told = await app.stranger.get(`/letter/api/Verify/${verifyCode}`);
    expect(told.body.data).toMatchObject({ isSealed: true });
  });
});

describe('minutes of a destruction', () => {
  const minutesOf = async (filingUnitIds: string[]): Promise<string> => {
    const { raw } = await auditor.get(
      `/arsip/api/Retention/proposals/${await destroyed(filingUnitIds)}/minutes`,
    );
    const { text } = await extractText(new Uint8Array(raw), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };

  test('name the copies that other units keep, and claim no more', async () => {
    const { items } = await sent({ subject: 'Penutupan lajur KM 31' });
    const [first] = items;
    if (!first) throw new Error('no items');
    const told = await minutesOf([await overdue(first)]);
    expect(told).toContain('Dari 1 di antaranya masih ada salinan');
    expect(told).toContain('Salinan yang tidak dimusnahkan');
    expect(told).toContain('Penutupan lajur KM 31');
  });

  test('say nothing of copies where all goes at once, nor titles of a class that hides them', async () => {
    const { items } = await sent();
    const whole = await minutesOf(await Promise.all(items.map(overdue)));
    // "Salinan" also says what an item is.
    expect(whole).not.toMatch(/masih ada salinan|Salinan yang tidak dimusnahkan/);
    const secret = await sent({
      subject: 'Negosiasi tertutup',
      permissionClassificationId: ids.rahasia,
    });
    const [first] = secret.items;
    if (!first) throw new Error('no items');
    const told = await minutesOf([await overdue(first)]);
    expect(told).toContain('Arsip rahasia');
    expect(told).not.toContain('Negosiasi');
  });
});
