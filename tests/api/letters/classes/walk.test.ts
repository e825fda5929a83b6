import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../../domain/calls/search.ts';
import type { Caller, Ok } from '../../../support/app.ts';
import { sampleOf } from '../../../support/sample.ts';
import { openCast, type Part, partNames } from './cast.ts';
import { type Class, classes, type Staged, stageLetters } from './stage.ts';
import { addressesOf, byId, elsewhere, lists } from './ways.ts';

// SPEC B3: every GET that may reveal a letter, for every actor and class. Entitled ones find its marker word;
// others get 404 or 403 and see it nowhere.
const cast = await openCast();
let letters: Staged[] = [];
const paths = {
  byId: Object.keys(byId),
  lists: Object.entries(lists).flatMap(([path, { search, with: queries = [''] }]) =>
    queries.map((query) => ({ path: query ? `${path}?${query}` : path, search })),
  ),
};

beforeAll(async () => {
  letters = await stageLetters(cast);
}, 120_000);

/** States in which each part sees a letter; classes depend on the role they act in. */
const inState: Record<Part, Staged['state'][]> = {
  drafter: ['draft', 'review', 'sent'],
  reviewer: ['review', 'sent'],
  signer: ['review', 'sent'],
  receiver: ['sent'],
  copied: ['sent'],
  disposed: ['sent'],
};
const upTo = (most: Class) => (of: Class) => classes.indexOf(of) <= classes.indexOf(most);
/** Words of the drafting phase; receivers must not find them in their view. */
const making: Partial<Record<Part, string[]>> = {
  receiver: ['Komentar', 'Mohon', 'Setuju'],
  copied: ['Komentar', 'Mohon', 'Setuju', 'Tindak lanjuti', 'Laporan'],
  disposed: ['Komentar', 'Mohon', 'Setuju'],
};
type Sees = (letter: Staged) => boolean;
const asPart =
  (part: Part, most: Class): Sees =>
  (letter) =>
    inState[part].includes(letter.state) && upTo(most)(letter.class);
const nothing: Sees = () => false;

test('every GET of the services that carry letters stands in the table of ways', async () => {
  const { body } = await cast.outsiders.admin.get<{ paths: Record<string, { get?: object }> }>(
    '/openapi.json',
  );
  const known = Object.entries(body.paths)
    .filter(
      ([path, { get }]) => get && /^\/(letter|task|dashboard|calendar|notification|search)\//.test(path),
    )
    .map(([path]) => path)
    .filter((path) => !elsewhere.test(path));
  expect(known.toSorted()).toEqual([...paths.byId, ...Object.keys(lists)].toSorted());
});

describe('people on the letter', () => {
  test.each(partNames)(
    'the %s',
    (part) => walk(cast.own[part], asPart(part, 'sangatRahasia'), making[part]),
    60_000,
  );
});

describe('who acts for the receiver', () => {
  test('a secretary stops at Terbatas', async () => {
    await walk(await cast.acting.secretary(false), asPart('receiver', 'terbatas'));
  }, 60_000);
  test('a secretary with "Membuka naskah Rahasia" stops at Rahasia', async () => {
    await walk(await cast.acting.secretary(true), asPart('receiver', 'rahasia'));
  }, 60_000);
  for (const [at, scope] of cast.acting.scopes.entries())
    test(`a delegate with the scope ${scope} stops at Rahasia`, {
      tags: at === 0 ? [] : ['full'],
      timeout: 60_000,
    }, async () => {
      await walk(await cast.acting.delegate(scope), asPart('receiver', 'rahasia'));
    });
});

describe('people who are not on it', () => {
  test.each(['colleague', 'admin', 'archivist'] as const)(
    'the %s',
    (actor) => walk(cast.outsiders[actor], nothing),
    60_000,
  );
});

describe('who comes after somebody in a post', () => {
  beforeAll(() => cast.leave());
  eachPart('everything but Sangat Rahasia', async (part) =>
    walk(await cast.successor(part), asPart(part, 'rahasia')),
  );
});

describe('who comes into a post beside somebody', () => {
  let beside: Record<Part, Caller>;
  beforeAll(async () => {
    beside = await cast.colleagues();
  });
  eachPart('nothing of what was there', (part) => walk(beside[part], nothing));
});

/** Who begins a letter and who gets it stand for the others, whom the full run asks too. */
function eachPart(rule: string, check: (part: Part) => Promise<void>): void {
  for (const part of partNames)
    test(`the ${part}: ${rule}`, { tags: ['drafter', 'receiver'].includes(part) ? [] : ['full'] }, () =>
      check(part),
    );
}

test('notices say no subject that a class masks, to nobody', async () => {
  const { rows } = await cast.desk.app.db.execute<{ said: string }>(sql`
    select title || ' ' || message as said from notification union all select subject || ' ' || body from mail`);
  expect(rows.length).toBeGreaterThan(50);
  for (const { word } of letters.filter(({ class: of }) => of === 'rahasia' || of === 'sangatRahasia'))
    expect(rows.filter(({ said }) => said.includes(word))).toEqual([]);
});

const searchCall = '/search/api/Search';

/** Requests every path for every letter, in a sample for a seen and an unseen one of each class; reports all faults together. */
async function walk(caller: Caller, sees: Sees, inside: readonly string[] = []): Promise<void> {
  const wrong: string[] = [];
  const unseen = letters.filter((letter) => !sees(letter));
  const ask = async (url: string) => {
    const { status, raw } = await caller.get(url);
    const text = raw.toString();
    if (status >= 500) wrong.push(`${status} ${url}`);
    for (const { word } of unseen) if (text.includes(word)) wrong.push(`${word} in ${url}`);
    return { status, text };
  };
  const askedFor = (path: string, all: readonly Staged[]) =>
    sampleOf(all, (letter) => [`${letter.class} ${sees(letter)}`], path.length);
  for (const path of paths.byId)
    for (const letter of askedFor(
      path,
      letters.filter((one) => addressesOf(path, one).length > 0),
    )) {
      const isSeen = sees(letter);
      for (const url of addressesOf(path, letter)) {
        // For entitled readers skip what is drawn: it is slow, and another call proves the access.
        if (isSeen && /\/(pdf|pages|compare)$/.test(path)) continue;
        const { status, text } = await ask(url);
        for (const said of inside)
          if (isSeen && text.includes(`${said} ${letter.word}`))
            wrong.push(`${said} ${letter.word} in ${url}`);
        const isAudit = path.endsWith('/openings') && caller === cast.outsiders.admin;
        if (!isSeen && !isAudit && status !== 404 && status !== 403)
          wrong.push(`${status} ${letter.word} ${url}`);
        if (isSeen && path === '/letter/api/Letter/{id}' && (status !== 200 || !text.includes(letter.word)))
          wrong.push(`${status} ${letter.word} ${url}, though it is theirs`);
      }
    }
  for (const { verifyCode } of letters) if (verifyCode) await ask(`/letter/api/Verify/${verifyCode}`);
  for (const { path, search } of paths.lists) {
    const and = path.includes('?') ? '&' : '?';
    await ask(path.startsWith('/letter/api/Number') || !search ? path : `${path}${and}PerPage=100`);
    if (!search) continue;
    for (const letter of askedFor(path, letters)) {
      const typed = path.startsWith(searchCall) ? 'q' : 'FirstChar';
      const { status, text } = await ask(`${path}${and}${typed}=${letter.word}`);
      if (status !== 200) continue;
      const { totalCount, isFuzzy } = JSON.parse(text).data;
      // A fuzzy search matches other letters' similar words; the answer was already checked for this one.
      if (isFuzzy) continue;
      if (!sees(letter) && totalCount !== 0) wrong.push(`${totalCount} finds of ${letter.word} in ${path}`);
      if (
        sees(letter) &&
        [`${searchCall}?source=letter`, '/letter/api/Letter'].includes(path) &&
        totalCount === 0
      )
        wrong.push(`${letter.word} is not found in ${path}, though it is theirs`);
    }
  }
  wrong.push(...(await searchFaults(caller, sees)));
  expect(wrong).toEqual([]);
}

/** Searches a word in all letters: exactly the visible ones are found and counted, in every facet. */
async function searchFaults(caller: Caller, sees: Sees): Promise<string[]> {
  const search = (source: string) =>
    caller.get<Ok<SearchAnswer>>(`${searchCall}?source=${source}&q=zamrud*&PerPage=50`);
  const { status, body } = await search('letter');
  if (status === 403) return [];
  const { items, totalCount, facets } = body.data;
  const wrong = letters
    .filter((letter) => items.some((item) => item.id === letter.id) !== sees(letter))
    .map((letter) => `${letter.word} ${sees(letter) ? 'is not' : 'is'} among the finds`);
  if (items.length !== totalCount) wrong.push(`${items.length} finds, ${totalCount} counted`);
  for (const { name, values } of facets) {
    const counted = values.reduce((sum, { count }) => sum + count, 0);
    if (name !== 'source' && counted > totalCount)
      wrong.push(`${counted} counted by ${name}, of ${totalCount}`);
  }
  // A facet ignores its own selection: each source counts what a search of it alone finds.
  for (const { value, count } of facets.find(({ name }) => name === 'source')?.values ?? []) {
    const found = value === 'letter' ? totalCount : (await search(value)).body.data.totalCount;
    if (count > found) wrong.push(`${count} counted as ${value}, of ${found}`);
  }
  const ofClass = facets.find(({ name }) => name === 'security')?.values ?? [];
  for (const { label, count } of ofClass) {
    const shown = items.filter((item) => item.securityName === label).length;
    if (shown !== count) wrong.push(`${count} counted as ${label}, ${shown} found`);
  }
  return wrong;
}
