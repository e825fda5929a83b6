import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources/index.ts';
import type { Caller } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';
import { sampleOf, shareOf } from '../../support/sample.ts';
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
import { type Line, type Lines, verbOf } from './who-may/lines.ts';
import { ownCell, ownLines } from './who-may/own-lines.ts';
import { type LetterSubject, setStage } from './who-may/stage.ts';
import { type Cells, type People, type Subject, walk } from './who-may/walk.ts';

// Every verb by every actor in every state (DESIGN 6): unseen 404, no right 403, too late 409; body errors come
// last.
const cast = await openCast();
const stage = await setStage(cast);
const { app } = cast.desk;
const everybody = Object.entries(cast.people) as [Person, Caller][];
/** Parts with another role on this stage; to these letters they are unrelated. */
const onLetters = everybody.filter(([person]) => !['recipient', 'supporter', 'below'].includes(person));

type Table<S extends Subject> = { lines: Lines<S>; on: readonly S[]; cell: Cells<S>; people?: People };
const tables = {
  letters: { lines: letterLines, on: stage.letters, cell: letterCell, people: onLetters },
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

describe('letters', () => everyLine(tables.letters));
describe('inbox items', () => everyLine(tables.items));
describe('dispositions', () => everyLine(tables.dispositions));
describe('uploads', () => everyLine(tables.uploads));
describe('booked numbers', () => everyLine(tables.bookings));
describe('what is done to no one record', () => everyLine(tables.own));

function everyLine<S extends Subject>({ lines, on, cell, people = everybody }: Table<S>): void {
  test.each(Object.entries(lines))(
    '%s',
    async (name, line) => {
      expect(await walk(stage, name, line, { people, on, cell })).toEqual([]);
    },
    60_000,
  );
}

describe('the table', () => {
  /** Declared resources have tests of their own for every entity (tests/api/access, tests/api/crud). */
  const declared = resources.map(({ service, entity }) => `/${service}/api/${entity}`);
  const isDeclared = (url: string) => declared.some((base) => url === base || url.startsWith(`${base}/`));
  const registered = registeredRoutes(app.app).filter((route) => {
    const url = route.split(' ')[1] ?? '';
    return /^\/(letter|task)\//.test(url) && !isDeclared(url);
  });
  const named = new Set(Object.values(tables).flatMap(({ lines }) => Object.keys(lines).map(verbOf)));
  /**
   * Public: any holder of the paper (SPEC B7), the root certificate to verify it with, and the link of a mail that
   * asks for a paraf.
   */
  const isPublic = (route: string) =>
    [
      'GET /letter/api/Verify/:code',
      'GET /letter/api/Verify/:code/certificate',
      'GET /letter/api/Verify/certificate',
      'GET /letter/api/MailedReview',
      'GET /letter/api/MailedReview/pages',
      'POST /letter/api/MailedReview',
    ].includes(route);

  /** Its link says who may, and on what (tests/api/letters/mailed-review.test.ts). */
  const byLink = 'POST /letter/api/MailedReview/own';

  test('has a line for every call there is', () => {
    expect(registered.length).toBeGreaterThan(70);
    expect(registered.filter((route) => !named.has(route) && !isPublic(route))).toEqual([byLink]);
    expect([...named].filter((verb) => !registered.includes(verb))).toEqual([]);
  });

  test('nobody gets anywhere without a session', async () => {
    for (const route of registered.filter((one) => !isPublic(one))) {
      const [method = 'GET', url = ''] = route.split(' ');
      const address = url.replace(/:\w+/g, stage.letters[0]?.id ?? '');
      for (const way of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
        const { statusCode } = await app.app.inject({ method: way as 'GET', url: address });
        expect([way, url, statusCode]).toEqual([way, url, 401]);
      }
    }
  });

  const strange = ['x', '0', '00000000-0000-7000-8000-000000000000', "' or 1=1", '\u0000', 'é'.repeat(30)];
  test.each(strange)('%j is nothing’s id', async (id) => {
    for (const route of registered.filter((one) => one.includes('/:'))) {
      const [method = 'GET', url = ''] = route.split(' ');
      const isBytes = method === 'PUT' && url.includes('/Upload/');
      const { status, body } = await cast.people.archivist.ask({
        method: method as 'GET',
        url: url.replace(/:\w+/g, encodeURIComponent(id)),
        ...(isBytes && { headers: { 'content-type': 'application/octet-stream' } }),
      });
      expect([route, status, body.message]).toEqual([route, 404, expect.any(String)]);
    }
  });
});

describe('what one is told one may do is what the table lets through', () => {
  const lets = <S extends Subject>({ lines, cell }: Table<S>, verb: string, person: Person, on: S) =>
    cell(lines[verb] as Line<S>, person, on) === '+';
  /** Of those who may the same in the same state one, and everybody once. */
  const shown = <S extends Subject>(table: Table<S>, people: People) =>
    sampleOf(
      table.on.flatMap((on) => people.map(([person, by]) => ({ on, person, by }))),
      ({ on, person }) => {
        const may = Object.keys(table.lines).map((verb) => Number(lets(table, verb, person, on)));
        return [person, `${on.kind} ${on.state} ${may.join('')}`];
      },
    );

  test('on letters', async () => {
    const of = (rest: string) => `/letter/api/Letter/:id${rest}`;
    for (const { on, person, by } of shown(tables.letters, onLetters)) {
      const { status, body } = await by.get(`/letter/api/Letter/${on.id}`);
      if (status !== 200) continue;
      const may = (verb: string) => lets(tables.letters, verb, person, on);
      const approves = may(`POST ${of('/review (approve)')}`);
      expect({ person, kind: on.kind, state: on.state, ...body.data.can }).toMatchObject({
        ...{ person, kind: on.kind, state: on.state },
        edit: may(`PUT ${of(' (text)')}`),
        delete: may(`DELETE ${of('')}`),
        submit: may(`POST ${of('/submit')}`),
        duplicate: may(`POST ${of('/duplicate')}`),
        seeMaking: may(`GET ${of('/versions')}`),
        comment: may(`POST ${of('/comments')}`),
        review: approves,
        sign: may(`POST ${of('/sign')}`),
        giveBack: approves || may(`POST ${of('/review (return)')}`),
        editReviewers: on.state === 'review' && may(`PUT ${of(' (reviewers)')}`),
        withdraw: may(`POST ${of('/withdraw')}`),
        nudge: may(`POST ${of('/nudge')}`),
        cancel: may(`POST ${of('/cancel')}`),
        respond: may(`POST ${of('/response')}`),
        dispatch: may(`POST ${of('/dispatch')}`),
        correctPlace: may(`PUT ${of('/paper-place')}`),
        // Those who may answer it dispose as well: posts that dispose, in this cast.
        dispose: may(`POST ${of('/response')}`),
      });
    }
  });

  test('on inbox items', async () => {
    const verb = (name: string) => `POST /letter/api/Inbox/:id/${name}`;
    for (const { on, person, by } of shown(tables.items, everybody)) {
      const { status, body } = await by.get(`/letter/api/Inbox/${on.id}`);
      if (status !== 200) continue;
      const may = (name: string) => lets(tables.items, verb(name), person, on);
      expect({ person, ...body.data.can }).toEqual({
        person,
        handle: may('close') || may('reopen'),
        file: may('file'),
        forward: may('forward'),
      });
    }
  });

  test('on dispositions', async () => {
    const verb = (name: string) => `POST /letter/api/Disposition/:id/${name}`;
    for (const { on, person, by } of shown(tables.dispositions, everybody)) {
      const { status, body } = await by.get(`/letter/api/Disposition/${on.id}`);
      if (status !== 200) continue;
      const may = (name: string) => lets(tables.dispositions, verb(name), person, on);
      expect({ person, state: on.state, ...body.data.can }).toEqual({
        ...{ person, state: on.state },
        take: may('take'),
        handBack: may('hand-back'),
        start: may('start'),
        report: may('report'),
        done: may('done'),
        dispose: may('disposition'),
        reopen: may('reopen'),
        withdraw: may('withdraw'),
        undo: may('undo'),
        close: may('close (forced)'),
        nudge: may('nudge'),
      });
    }
  });
});

test('the list of letters has those that one may open, and no other', async () => {
  const line = letterLines['GET /letter/api/Letter/:id'] as Line<LetterSubject>;
  for (const [person, by] of onLetters) {
    const { status, body } = await by.get('/letter/api/Letter?PerPage=1000');
    if (status !== 200) continue;
    const listed = new Set(body.data.items.map((item: { id: string }) => item.id));
    for (const on of stage.letters)
      expect([person, on.kind, on.state, listed.has(on.id)]).toEqual([
        ...[person, on.kind, on.state],
        letterCell(line, person, on) === '+',
      ]);
  }
});

// The last one, since the posts stay as it leaves them.
test('whoever comes into a post may what it may, whoever has left it nothing any more', async () => {
  const { reviewer, unrelated } = cast.own;
  const moved = (userId: string, positionId: string) =>
    app.db.execute(sql`update job_mapping set position_id = ${positionId} where user_id = ${userId}`);
  await moved(reviewer.userId, unrelated.positionId);
  await moved(unrelated.userId, reviewer.positionId);
  const people = [
    ['reviewer', await app.signIn('hesti.ramadhani')],
    ['unrelated', await app.signIn('atasan')],
  ] as const;
  const on = stage.letters.filter((letter) => letter.kind === 'internal');
  await stage.kept.putBack();
  for (const [name, line] of shareOf(Object.entries(letterLines), 4))
    expect([name, await walk(stage, name, line, { people, on, cell: letterCell })]).toEqual([name, []]);
}, 60_000);
