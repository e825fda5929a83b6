import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../resources/search.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { upload } from '../archive/uploading.ts';
import { openDesk } from '../letters/desk.ts';

// SPEC B3: of an item one may only know that it exists; what is in its files is found by who may open them.
const desk = await openDesk();
const { staf, atasan, arsiparis, sekretaris, delegasi } = desk.people;
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const of of ['biasa', 'terbatas', 'rahasia', 'sangatRahasia'] as const) {
    const text = Buffer.from(`Isi kolibri kelas ${of.toLowerCase()}`);
    const uploadId = await upload(staf, text, 'isi.txt');
    const { status, body } = await staf.post('/arsip/api/Archive/deposit', {
      record: {
        title: `Pancawarna ${of}`,
        documentDate: '2026-11-14',
        classificationId: desk.ids.classification,
        securityId: desk.ids[of],
        developmentLevel: 'asli',
      },
      files: [{ uploadId, title: '' }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    ids[of] = body.data.id;
  }
  await desk.app.jobs.runDue();
}, 120_000);

async function ask(q: string, by: Caller, rest = ''): Promise<SearchAnswer> {
  const url = `/search/api/Search?q=${encodeURIComponent(q)}${rest}`;
  const { status, body } = await by.get<Ok<SearchAnswer>>(url);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const namesOf = (answer: SearchAnswer): string[] =>
  answer.items
    .map(({ id, access }) => `${Object.keys(ids).find((of) => ids[of] === id)} ${access}`)
    .toSorted();

test('who put an item in finds it by its title and by the text of its files, whatever its class', async () => {
  const all = ['biasa open', 'rahasia open', 'sangatRahasia open', 'terbatas open'];
  expect(namesOf(await ask('pancawarna', staf))).toEqual(all);
  const byText = await ask('kolibri', staf);
  expect(namesOf(byText)).toEqual(all);
  expect(byText.items[0]?.highlights.attachments[0]?.text.some(({ hit }) => hit)).toBe(true);
});

test.each([
  ['atasan', atasan],
  ['arsiparis', arsiparis],
])(
  '%s knows that the others exist where their class masks nothing, and finds nothing of their files',
  async (_who, by) => {
    const known = await ask('pancawarna', by);
    expect(namesOf(known)).toEqual(['biasa open', 'terbatas ask']);
    for (const { values } of known.facets)
      expect(values.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(2);
    expect(namesOf(await ask('kolibri', by))).toEqual(['biasa open']);
    expect(namesOf(await ask('pancawarna kolibri', by))).toEqual(['biasa open']);
    // Leaving out a word says no more of a text than looking for it.
    expect(namesOf(await ask('pancawarna -kolibri', by))).toEqual(['terbatas ask']);
    expect(namesOf(await ask('pancawarna -terbatas', by))).toEqual(['biasa open']);
    const closed = known.items.find(({ access }) => access === 'ask');
    expect(closed?.highlights.attachments).toEqual([]);
    expect(closed?.url).toBe(`/dokumen/arsip-aktif/${ids.terbatas}`);
  },
);

/** A letter that was sent, with the item that the receiver's unit keeps of it. */
async function sentLetter(subject: string): Promise<{ letterId: string; itemId: string; unitId: string }> {
  const letterId = await desk.inState('sent', { subject });
  const { rows } = await desk.app.db.execute<{ itemId: string; unitId: string }>(sql`
    select a.id as "itemId", a.unit_id as "unitId" from archive a join archive_letter s on s.archive_id = a.id
    join position p on p.unit_id = a.unit_id
    where s.letter_id = ${letterId} and s.kind = 'source' and p.id = ${delegasi.positionId}`);
  return { letterId, itemId: rows[0]?.itemId ?? '', unitId: rows[0]?.unitId ?? '' };
}
const foundIn = (answer: SearchAnswer): string[] => answer.items.map(({ source, id }) => `${source} ${id}`);

describe('an item that is a letter one is on', () => {
  test('does not stand beside it', async () => {
    const { letterId } = await sentLetter('Surat mengenai trenggiling');
    const answer = await ask('trenggiling', delegasi);
    expect(foundIn(answer)).toEqual([`letter ${letterId}`]);
    expect(answer.totalCount).toBe(1);
  });

  test('is found by what only the item says', async () => {
    const { itemId } = await sentLetter('Surat mengenai binturong');
    await desk.app.db.execute(
      sql`update archive set description = 'Disimpan bersama kuitansi landak' where id = ${itemId}`,
    );
    expect(foundIn(await ask('kuitansi landak', delegasi))).toEqual([`archive ${itemId}`]);
    expect(foundIn(await ask('binturong kuitansi', delegasi))).toEqual([`archive ${itemId}`]);
  });

  test('is found where a narrowing leaves the letter out', async () => {
    const { letterId, itemId, unitId } = await sentLetter('Surat mengenai tapir');
    expect(foundIn(await ask('tapir', delegasi, `&unit=${unitId}`))).toEqual([`archive ${itemId}`]);
    expect(foundIn(await ask('tapir', delegasi, '&source=letter'))).toEqual([`letter ${letterId}`]);
    expect((await ask('tapir', delegasi, '&source=archive')).items.map(({ id }) => id)).toContain(itemId);
  });
});

test('nobody without the archive’s pages finds an item', async () => {
  await desk.app.db.execute(sql`update role set privileged_list =
    array(select p from unnest(privileged_list) p where p not like '/dokumen/%')`);
  const without = await desk.app.signIn('legal');
  expect(namesOf(await ask('pancawarna', without))).toEqual([]);
  expect((await sekretaris.get('/search/api/Search?q=pancawarna&source=archive')).status).toBe(200);
});

test('an item that was changed or destroyed is found as what it is now', async () => {
  const found = async (q: string) => {
    const { rows } = await desk.app.db.execute<{ count: number }>(sql`
      select count(*)::int as count from search_archive where words @@ plainto_tsquery('naskah', ${q})`);
    return rows[0]?.count;
  };
  await desk.app.db.execute(sql`update archive set title = 'Berganti kuskus' where id = ${ids.biasa}`);
  expect([await found('pancawarna'), await found('kuskus')]).toEqual([3, 1]);
  await desk.app.db.execute(sql`update archive set status = 'destroyed' where id = ${ids.biasa}`);
  expect([await found('kuskus'), await found('kolibri')]).toEqual([1, 3]);
});
