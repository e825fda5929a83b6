import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../domain/calls/search.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { isFull } from '../../support/sample.ts';
import { upload } from '../archive/uploading.ts';
import { openDesk } from '../letters/desk.ts';

// SPEC B3: an item's existence may be known; its files' contents are found only by users who may open them.
const desk = await openDesk();
const { staf, atasan, arsiparis, sekretaris, delegasi, legal } = desk.people;
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

/** A sent letter with its archive item in the receiver's unit. */
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

describe('a letter that several units keep', () => {
  const copies = async (letterId: string) => {
    const { rows } = await desk.app.db.execute<{ id: string; unitId: string }>(sql`
      select a.id, a.unit_id as "unitId" from archive a join archive_letter s on s.archive_id = a.id
      where s.letter_id = ${letterId} and s.kind = 'source' order by a.id`);
    expect(rows.length).toBeGreaterThan(1);
    return rows;
  };

  test('is one find among the archive’s, that of the reader’s own unit, and says how many units keep it', async () => {
    const { letterId, itemId } = await sentLetter('Surat mengenai kancil');
    const all = await copies(letterId);
    const kept = await ask('kancil', delegasi, '&source=archive');
    expect(foundIn(kept)).toEqual([`archive ${itemId}`]);
    expect(kept.totalCount).toBe(1);
    expect(kept.items[0]?.keptBy).toBe(new Set(all.map(({ unitId }) => unitId)).size);
    // Users not on the letter get one result too, from any unit's copy.
    const others = await ask('kancil', legal);
    expect(others.totalCount).toBe(1);
    expect(all.map(({ id }) => id)).toContain(others.items[0]?.id);
    // Among other units' copies one the user may open is preferred.
    const [first, ...more] = all.map(({ id }) => id);
    await desk.app.db.execute(sql`update archive set security_id = ${desk.ids.terbatas}, security_rank = 2
      where id = any(${sql.param(more)}::uuid[])`);
    expect((await ask('kancil', legal)).items).toMatchObject([{ id: first, access: 'open' }]);
  });

  test('counts once for each unit that keeps it, as it is found by each', async () => {
    const { letterId } = await sentLetter('Surat mengenai rusa');
    const units = [...new Set((await copies(letterId)).map(({ unitId }) => unitId))];
    const { facets, totalCount } = await ask('rusa', legal);
    const counted = facets.find(({ name }) => name === 'unit')?.values ?? [];
    expect(counted.map(({ value }) => value).toSorted()).toEqual(units.toSorted());
    expect(counted.every(({ count }) => count === 1) && totalCount === 1).toBe(true);
  });
});

describe.each([
  ['a receiver', delegasi],
  ['the drafter', staf],
  ['an archivist it was copied to', arsiparis],
  ['who is not on the letters', legal],
])('for %s', (_who, by) => {
  test('every facet counts what is found once it is chosen, and no filter makes the list longer', {
    tags: ['full'],
  }, async () => {
    await sentLetter('Surat mengenai burung rangkong');
    await sentLetter('Surat mengenai burung jalak');
    const whole = await ask('burung', by);
    const together = new Set<string>();
    expect(whole.totalCount).toBeGreaterThan(0);
    for (const facet of whole.facets)
      for (const { value, count } of facet.values) {
        const chosen = await ask('burung', by, `&${facet.name}=${value}`);
        expect([facet.name, value, chosen.totalCount]).toEqual([facet.name, value, count]);
        expect(chosen.totalCount).toBeLessThanOrEqual(whole.totalCount);
        expect(chosen.items).toHaveLength(Math.min(count, 10));
        // Also with a second filter, where the selected facets keep their counts.
        for (const second of chosen.facets)
          for (const { value: other, count: both } of second.values.slice(0, 2)) {
            const pair = `${facet.name} ${second.name}`;
            if (second.name === facet.name || ((together.has(pair) || by !== staf) && !isFull)) continue;
            together.add(pair);
            const two = await ask('burung', by, `&${facet.name}=${value}&${second.name}=${other}`);
            expect([second.name, other, two.totalCount]).toEqual([second.name, other, both]);
          }
        const own = chosen.facets.find(({ name }) => name === facet.name)?.values;
        expect(own?.find((one) => one.value === value)?.count).toBe(count);
      }
  });
});

test('filters that leave nothing bring nothing that is only similar', async () => {
  await sentLetter('Surat mengenai merak');
  expect((await ask('merak', delegasi)).totalCount).toBe(1);
  for (const rest of ['&year=2019', '&year=2019&source=archive', '&year=2019&state=draft&source=letter']) {
    const { totalCount, isFuzzy } = await ask('merak', delegasi, rest);
    expect({ rest, totalCount, isFuzzy }).toEqual({ rest, totalCount: 0, isFuzzy: false });
  }
});

test('access is offered only to what has a file to open, or paper that can be lent', async () => {
  const { letterId } = await sentLetter('Surat mengenai cendrawasih');
  await desk.app.db.execute(sql`update archive a set security_id = ${desk.ids.terbatas}, file_count = 0
    where exists (select 1 from archive_letter s where s.archive_id = a.id and s.letter_id = ${letterId})`);
  expect((await ask('cendrawasih', legal)).items).toMatchObject([{ access: 'closed' }]);
  await desk.app.db.execute(sql`update archive a set box = 'B-1'
    where exists (select 1 from archive_letter s where s.archive_id = a.id and s.letter_id = ${letterId})`);
  expect((await ask('cendrawasih', legal)).items).toMatchObject([{ access: 'ask' }]);
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
