import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../domain/calls/search.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { countStatements } from '../../support/count-statements.ts';
import { actAs, openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, admin } = desk.people;
const ids: Record<string, string> = {};
const base64 = (text: string): string => Buffer.from(text).toString('base64');

beforeAll(async () => {
  ids.bridge = await desk.inState('sent', {
    subject: 'Perbaikan jembatan Cisadane',
    content: '<p>Pengukuran rutin <b>ruas tol</b> &amp; gerbang dilaksanakan bulan depan.</p>',
    attachments: [
      {
        title: 'Rincian',
        fileName: 'rincian.txt',
        content: base64('Anggaran girder baja'),
        positionOrder: 1,
      },
    ],
  });
  ids.meeting = await desk.inState('sent', {
    subject: 'Undangan rapat anggaran',
    content: '<p>Rapat di ruang tunggu, tol ruas lain tidak dibahas.</p>',
    permissionClassificationId: desk.ids.terbatas,
  });
  ids.draft = await desk.inState('draft', {
    subject: 'Konsep perbaikan gerbang',
    content: '<p>Belum jadi.</p>',
  });
  await desk.app.jobs.runDue();
}, 120_000);

/** Letters, where nothing else is said: the archive has its own tests. */
const search = async (q: string, rest = '', caller: Caller = delegasi): Promise<SearchAnswer> => {
  const source = rest.includes('source=') ? '' : '&source=letter';
  const url = `/search/api/Search?q=${encodeURIComponent(q)}${rest}${source}`;
  const { status, body } = await caller.get<Ok<SearchAnswer>>(url);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};
const found = async (q: string, rest = '', caller: Caller = delegasi): Promise<string[]> => {
  const { items, isFuzzy } = await search(q, rest, caller);
  const names = items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
  return [...(isFuzzy ? ['almost'] : []), ...names.toSorted()];
};

describe('a search finds', () => {
  test.each([
    // Whatever form the word has: the stem is the same.
    ['memperbaiki', ['bridge']],
    ['mengukur', ['bridge']],
    ['diukur jembatan', ['bridge']],
    ['anggaran', ['bridge', 'meeting']],
    // In the text of an attachment.
    ['girder', ['bridge']],
    // In that, and in the subject.
    ['girder cisadane', ['bridge']],
    ['"ruas tol"', ['bridge']],
    ['ruas tol', ['bridge', 'meeting']],
    ['anggaran -rapat', ['bridge']],
    ['anggaran -"girder baja"', ['meeting']],
    ['cisa*', ['bridge']],
    // Names of people and posts on the letter.
    [direktur.personName, ['bridge', 'meeting']],
  ])('%s', async (q, names) => expect(await found(q)).toEqual(names));

  test('a letter by its number, whole or in parts', async () => {
    const { items } = await search('Cisadane');
    const number = items[0]?.number ?? '';
    expect(await found(number)).toEqual(['bridge']);
    expect(await found(number.split('/').slice(1, 3).join('/'))).toEqual(['bridge', 'meeting']);
  });

  test('what is almost what was typed, where nothing is exactly it', async () => {
    expect(await found('cisadanne')).toEqual(['almost', 'bridge']);
    expect(await found('jembtan')).toEqual(['almost', 'bridge']);
    expect(await found('anggarran -rapat')).toEqual([]);
    expect(await found('cisadane', '&fuzzy=true')).toEqual(['almost', 'bridge']);
    expect(await found('zebrakuda')).toEqual([]);
  });

  test('what is there now: a letter changed, thrown away or brought back', async () => {
    expect(await found('konsep gerbang', '', staf)).toEqual(['draft']);
    const { body } = await staf.get(desk.at(String(ids.draft)));
    const changed = {
      version: body.data.version,
      subject: 'Konsep marka',
      content: '<p>Cat termoplastik.</p>',
    };
    await staf.put(desk.at(String(ids.draft)), desk.letter(changed));
    expect(await found('konsep gerbang', '', staf)).toEqual([]);
    expect(await found('termoplastik', '', staf)).toEqual(['draft']);
    await staf.delete(desk.at(String(ids.draft)));
    expect(await found('termoplastik', '', staf)).toEqual([]);
  });
});

describe('what is shown', () => {
  test('the words are marked where they stand: subject, text, attachment', async () => {
    const [item] = (await search('perbaikan ukur girder')).items;
    expect(item).toMatchObject({
      url: `/naskah-dinas/inbox/${ids.bridge}`,
      stateName: 'Terkirim',
      access: 'open',
      kindName: 'Nota Dinas',
    });
    const hits = (segments: { text: string; hit: boolean }[] | undefined) =>
      segments?.filter(({ hit }) => hit).map(({ text }) => text);
    expect(hits(item?.highlights.title)).toEqual(['Perbaikan']);
    expect(hits(item?.highlights.content)).toEqual(['Pengukuran']);
    expect(item?.highlights.content.map(({ text }) => text).join('')).toContain('ruas tol & gerbang');
    expect(item?.highlights.attachments.map(({ name, text }) => [name, hits(text)])).toEqual([
      ['Rincian', ['girder']],
    ]);
  });

  test('facets count what was found, and narrow it', async () => {
    const { facets } = await search('anggaran');
    const values = (name: string) =>
      facets.find((facet) => facet.name === name)?.values.map(({ label, count }) => `${label} ${count}`);
    expect(values('security')?.toSorted()).toEqual(['Biasa 1', 'Terbatas 1']);
    expect(values('state')).toEqual(['Terkirim 2']);
    expect(values('year')).toEqual(['2026 2']);
    expect(await found('anggaran', `&security=${desk.ids.terbatas}`)).toEqual(['meeting']);
    expect(await found('anggaran', `&security=${desk.ids.terbatas},${desk.ids.biasa}&year=2026`)).toEqual([
      'bridge',
      'meeting',
    ]);
    expect(await found('anggaran', '&year=2019')).toEqual([]);
  });

  test('a facet that narrows still counts what else could be chosen of it, under what the others narrow', async () => {
    const values = async (rest: string, name: string) =>
      (await search('anggaran', rest)).facets
        .find((facet) => facet.name === name)
        ?.values.map(({ label, count }) => `${label} ${count}`)
        .toSorted();
    const secret = `&security=${desk.ids.terbatas}`;
    expect(await values(secret, 'security')).toEqual(['Biasa 1', 'Terbatas 1']);
    expect(await values(secret, 'state')).toEqual(['Terkirim 1']);
    // Selected values stay in the facet even with no hits, so that they can be deselected.
    expect(await values(`${secret}&year=2019`, 'year')).toEqual(['2019 0', '2026 1']);
    expect(await values(`${secret}&year=2019`, 'security')).toEqual(['Terbatas 0']);
    const { items, totalCount, isFuzzy } = await search('anggaran', '&year=2019');
    expect({ items, totalCount, isFuzzy }).toEqual({ items: [], totalCount: 0, isFuzzy: false });
  });

  test('a facet tells of nothing that may not be found, whatever narrows', async () => {
    const { facets, totalCount } = await search(
      'anggaran',
      `&security=${desk.ids.terbatas}&year=2026`,
      admin,
    );
    expect(totalCount).toBe(0);
    const counted = facets.flatMap(({ values }) => values.filter(({ count }) => count > 0));
    // The archive item's existence may be known, as its class masks nothing; the letter's may not.
    expect(counted.map(({ value }) => value)).toEqual(['archive']);
  });

  test('the best first, or the newest; page by page', async () => {
    const order = async (rest: string) => (await search('anggaran', rest)).items.map(({ id }) => id);
    // In the subject it weighs more than in an attachment.
    expect(await order('')).toEqual([ids.meeting, ids.bridge]);
    expect(await order('&OrderBy=date&Order=desc')).toHaveLength(2);
    expect(await order('&OrderBy=date&Order=asc')).toEqual(
      (await order('&OrderBy=date&Order=desc')).toReversed(),
    );
    expect(await order('&PerPage=1&Page=2')).toEqual([ids.bridge]);
    expect(await order('&PerPage=1&Page=9000000')).toEqual([]);
  });

  test('in two statements', async () => {
    expect(await countStatements(desk.app.pool, () => search('anggaran'))).toBeLessThanOrEqual(2);
    const narrow = `&year=2026&security=${desk.ids.biasa}`;
    expect(await countStatements(desk.app.pool, () => search('anggaran', narrow))).toBeLessThanOrEqual(2);
  });
});

describe('who may search', () => {
  test('nobody finds a letter they are not on', async () => {
    expect(await found('cisadane', '', admin)).toEqual([]);
    expect(await found('cisadane', '', await desk.app.signIn('sari.tanjung'))).toEqual([]);
    // A reviewer sees it from when it is sent on, not as a draft.
    expect(await found('perbaikan', '', atasan)).toEqual(['bridge']);
  });

  test.each([
    ['sekretaris', 'Secretary'],
    ['delegasi', 'Delegation'],
  ] as const)('not %s in the role %s (SPEC A2)', async (account, role) => {
    const acting = await actAs(desk.app, account, role);
    expect((await acting.get('/search/api/Search?q=rapat')).status).toBe(403);
  });

  test('not without the privilege', async () => {
    await desk.app.db.execute(
      sql`update role set privileged_list = array_remove(privileged_list, '/search')`,
    );
    const without = await desk.app.signIn('legal');
    expect((await without.get('/search/api/Search?q=rapat')).status).toBe(403);
    await desk.app.db.execute(
      sql`update role set privileged_list = privileged_list || '{/search}' where code = 'pegawai'`,
    );
  });
});

describe('what is typed by accident', () => {
  test.each([
    ['', 'Ketik kata yang dicari.'],
    ['dan yang', 'terlalu umum'],
    ['-rapat', 'tidak hanya yang dikecualikan'],
    ['!!! ()', 'Tidak ada kata yang dapat dicari'],
    ['rapat anggaran '.repeat(1000), 'hanya bagian awalnya'],
  ])('%j is answered with what to do', async (q, words) => {
    const answer = await search(q.slice(0, 10_000));
    expect(answer.notices.join()).toContain(words);
  });

  test.each(["rapat' & | ! (:*", 'a:b:c <-> "', '\\', "%' or 1=1 --", '日本語 العربية', '🙂', '-"', '"-"'])(
    '%j does not fail',
    async (q) => expect((await search(q)).items).toBeInstanceOf(Array),
  );

  test.each([
    ['unknown=1'],
    ['unit=abc'],
    ['year=20'],
    ['source=mail'],
    ['OrderBy=words'],
    ['fuzzy=2'],
    ['state=;drop'],
    ['Page=0'],
  ])('the parameter %s is refused', async (rest) =>
    expect((await delegasi.get(`/search/api/Search?q=rapat&${rest}`)).status).toBe(400),
  );
});

test('searches are kept as views of the list "search", by who may search', async () => {
  const view = {
    resource: 'search',
    name: 'Jembatan',
    state: { filter: { q: 'jembatan', year: '2026' }, sort: { field: 'relevance', order: 'DESC' } },
  };
  const kept = await staf.post('/user/api/SavedView', view);
  expect(kept.status).toBe(200);
  const { body } = await staf.get('/user/api/SavedView?resource=search');
  expect(body.data.items).toMatchObject([{ name: 'Jembatan', state: view.state }]);
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  expect((await secretary.post('/user/api/SavedView', view)).status).toBe(403);
});
