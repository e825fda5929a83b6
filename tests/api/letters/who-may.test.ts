import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources/index.ts';
import type { Answer, Caller, Ok } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';
import { openCast, type Person } from './who-may/cast.ts';
import {
  bookingCell,
  bookingLines,
  dispositionCell,
  dispositionLines,
  itemCell,
  itemLines,
  uploadCell,
  uploadLines,
} from './who-may/item-lines.ts';
import { letterCell, letterLines } from './who-may/letter-lines.ts';
import { call, type Line, type Lines, statusOf, told, verbOf } from './who-may/lines.ts';
import { ownCell, ownLines } from './who-may/own-lines.ts';
import { setStage } from './who-may/stage.ts';

// Every verb by everybody in every state (DESIGN 6): unseen is 404, no right 403, too late 409, what is wrong with the
// body comes last. What is to be refused is asked with a body that is wrong too, and may change nothing; what is to be
// let through is done on rows that are put back.
const cast = await openCast();
const stage = await setStage(cast);
const everybody = Object.entries(cast.people) as [Person, Caller][];

const isBelow = (person: Person) => ['recipient', 'supporter', 'below'].includes(person);

type Subject = { id: string; state: string; kind?: string };
type Table<S extends Subject> = {
  lines: Lines<S>;
  on: readonly S[];
  cell: (line: Line<S>, person: Person, on: S) => string;
  /** Has to do with something else on this stage, and is no more to these than the unrelated are. */
  isAway?: (person: Person) => boolean;
};
const tables = {
  letters: { lines: letterLines, on: stage.letters, cell: letterCell, isAway: isBelow },
  items: { lines: itemLines(cast), on: stage.items, cell: itemCell },
  dispositions: { lines: dispositionLines, on: stage.dispositions, cell: dispositionCell },
  uploads: { lines: uploadLines, on: stage.uploads, cell: uploadCell },
  bookings: { lines: bookingLines, on: stage.bookings, cell: bookingCell },
  own: {
    lines: ownLines(cast, stage.given),
    on: [{ id: stage.group, state: 'any' as const }],
    cell: ownCell,
  },
};

describe('letters', () => walk(tables.letters));
describe('inbox items', () => walk(tables.items));
describe('dispositions', () => walk(tables.dispositions));
describe('uploads', () => walk(tables.uploads));
describe('booked numbers', () => walk(tables.bookings));
describe('what is done to no one record', () => walk(tables.own));

function walk<S extends Subject>({ lines, on, cell, isAway = () => false }: Table<S>): void {
  test.each(Object.keys(lines))('%s', async (name) => {
    const line = lines[name] as Line<S>;
    const cells = everybody
      .filter(([person]) => !isAway(person))
      .flatMap(([person, by]) =>
        on.map((subject) => ({ person, by, subject, sign: cell(line, person, subject) })),
      );
    type Cell = (typeof cells)[number];
    const wrong: string[] = [];
    const tryOne = async ({ person, by, subject, sign }: Cell, spoil: boolean) => {
      const answer = await call(name, line, by, subject, spoil);
      const status = told(answer, line);
      if (status === statusOf[sign] && (status === 200 || isTold(answer))) return;
      const { kind = '', state } = subject;
      wrong.push(`${person}, ${kind} ${state}: ${status} instead of ${statusOf[sign]} ${sayings(answer)}`);
    };
    const refused = cells.filter(({ sign }) => sign !== '+');
    await sixAtOnce(line.isBulk ? [] : refused, (one) => tryOne(one, true));
    for (const [person, by] of line.isBulk ? everybody : []) {
      const all = refused.filter((one) => one.person === person);
      wrong.push(...(await refusedAtOnce(name, line, by, all)));
    }
    wrong.push(...(await stage.kept.changed()).map((rows) => `${rows} changed`));
    await stage.kept.putBack();

    const allowed = cells.filter(({ sign }) => sign === '+');
    if (name.startsWith('GET')) {
      await sixAtOnce(onceEach(allowed), (one) => tryOne(one, false));
      await stage.kept.putBack();
    } else
      for (const one of onceEach(allowed)) {
        await tryOne(one, false);
        await stage.kept.putBack();
      }
    expect(wrong).toEqual([]);
  });
}

/** Many at once are asked for in one call, which answers for each. */
async function refusedAtOnce<S extends Subject>(
  name: string,
  line: Line<S>,
  by: Caller,
  cells: readonly { person: Person; subject: S; sign: string }[],
): Promise<string[]> {
  const [first] = cells;
  if (!first) return [];
  const ids = cells.map(({ subject }) => subject.id);
  const manyOf = { ...line, body: async () => ({ ...(await line.body?.(first.subject, by)), ids }) };
  const { status, body } = await call(name, manyOf, by, first.subject);
  return cells.flatMap(({ person, subject, sign }, at) => {
    const got = status === 200 ? body.data.items[at].statusCode : status;
    return got === statusOf[sign] ? [] : [`${person}, ${subject.state}: ${got} instead of ${statusOf[sign]}`];
  });
}

/** What is let through is let through for a kind of letter by the same line: everybody tries it on one kind. */
function onceEach<One extends { person: string; subject: Subject }>(cells: readonly One[]): One[] {
  const tried = new Set<string>();
  return cells.filter(({ person, subject: { state, kind } }) => {
    const marks = [`${person} ${state}`, `${kind} ${state}`];
    const isNew = marks.some((mark) => !tried.has(mark));
    for (const mark of marks) tried.add(mark);
    return isNew;
  });
}

/** A refusal says something, and says it in Indonesian. */
const isTold = ({ status, body }: Answer<Ok>): boolean =>
  status === 200 || (body.message.length > 8 && !/\b(the|not|is|must)\b/i.test(body.message));
const sayings = ({ body }: Answer<Ok>): string =>
  typeof body === 'object' ? `(${body.message} ${JSON.stringify(body.errors ?? {})})` : '';

async function sixAtOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

describe('the table', () => {
  /** Declared resources have tests of their own for every entity (tests/api/access, tests/api/crud). */
  const declared = resources.map(({ service, entity }) => `/${service}/api/${entity}`);
  const isDeclared = (url: string) => declared.some((base) => url === base || url.startsWith(`${base}/`));
  const registered = registeredRoutes(cast.desk.app.app).filter((route) => {
    const url = route.split(' ')[1] ?? '';
    return /^\/(letter|task)\//.test(url) && !isDeclared(url);
  });
  const named = new Set(Object.values(tables).flatMap(({ lines }) => Object.keys(lines).map(verbOf)));
  /** Open to anybody with a paper in hand (SPEC B7). */
  const isPublic = (route: string) => route === 'GET /letter/api/Verify/:code';

  test('has a line for every call there is', () => {
    expect(registered.length).toBeGreaterThan(70);
    expect(registered.filter((route) => !named.has(route) && !isPublic(route))).toEqual([]);
    expect([...named].filter((verb) => !registered.includes(verb))).toEqual([]);
  });

  test.each(registered.filter((route) => !isPublic(route)))(
    'nobody gets anywhere without a session: %s',
    async (route) => {
      const [method = 'GET', url = ''] = route.split(' ');
      const address = url.replace(/:\w+/g, stage.letters[0]?.id ?? '');
      const asked = await cast.desk.app.stranger.ask({ method: method as 'GET', url: address });
      expect(asked.status).toBe(401);
      if (method !== 'GET') return;
      const { statusCode } = await cast.desk.app.app.inject({ method: 'HEAD', url: address });
      expect(statusCode).toBe(401);
    },
  );

  test.each(registered.filter((route) => route.includes('/:')))(
    'ids of nothing and of no shape: %s',
    async (route) => {
      const [method = 'GET', url = ''] = route.split(' ');
      for (const id of [
        'x',
        '0',
        '00000000-0000-7000-8000-000000000000',
        "' or 1=1",
        '\u0000',
        'é'.repeat(30),
      ]) {
        const address = url.replace(/:\w+/g, encodeURIComponent(id));
        const type = url.includes('/Upload/') && method === 'PUT' ? 'application/octet-stream' : undefined;
        const { status, body } = await cast.people.archivist.ask({
          ...{ method: method as 'GET', url: address },
          ...(type && { headers: { 'content-type': type } }),
        });
        expect([id, status, body.message]).toEqual([id, 404, expect.any(String)]);
      }
    },
  );
});
