import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Answer, Caller, Ok } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';
import { sampleOf } from '../../support/sample.ts';
import { type WrongBody, wrongBodies } from '../../support/wrong-bodies.ts';
import { password } from './desk.ts';
import { openCast, type Person } from './who-may/cast.ts';
import {
  bookingCell,
  bookingLines,
  dispositionCell,
  dispositionLines,
  itemCell,
  itemLines,
} from './who-may/item-lines.ts';
import { letterCell, letterLines } from './who-may/letter-lines.ts';
import { call, type Line, type Lines, verbOf } from './who-may/lines.ts';
import { ownCell, ownLines } from './who-may/own-lines.ts';
import { furtherOrders, type LetterSubject, orders, peers, proof, setStage, today } from './who-may/stage.ts';
import type { Cells, Subject } from './who-may/walk.ts';

// Invalid bodies are reported at the field, in Indonesian, and change nothing (A6, DESIGN 6): for every verb with a
// body, by an entitled user, on a suitable record.
const cast = await openCast();
const stage = await setStage(cast);
const { app } = cast.desk;
const everybody = Object.entries(cast.people) as [Person, Caller][];

const idOf = async (from: ReturnType<typeof sql>): Promise<string> =>
  (await app.db.execute<{ id: string }>(sql`select id from ${from}`)).rows[0]?.id ?? '';
const instructionId = await idOf(sql`disposition_instruction where code = 'DI-01'`);
const [receiver] = orders(cast).receivers;
const files = [{ title: 'Foto', fileName: 'foto.txt', content: Buffer.from('lokasi').toString('base64') }];
const disposition = {
  id: crypto.randomUUID(),
  receivers: [{ ...receiver, role: 'penanggung-jawab' }],
  instructionIds: [instructionId],
  deadline: null,
  note: 'Segera.',
};

/** Letters from outside have no sender and reviewers: those fields are ignored (SPEC A5). */
function withoutBlanks(input: Record<string, unknown>): object {
  const { senderId: _s, senderPositionId: _p, reviewers: _r, ...rest } = input;
  return rest;
}

/** Bodies with more optional fields than the table's line sends. */
const fuller: Record<string, object[]> = {
  'POST /letter/api/Letter': [
    stage.inputs.internal,
    stage.inputs.outgoing,
    withoutBlanks(stage.inputs.incoming),
  ],
  'POST /letter/api/Letter/:id/submit': [{ skipReason: 'Sedang cuti.' }],
  'POST /letter/api/Letter/:id/dispatch': [
    {
      id: crypto.randomUUID(),
      channel: 'courier',
      date: today(),
      note: 'Lewat umum',
      trackingNumber: 'JX 1',
    },
    { channel: 'mail', to: ['bpjt@instansi.example'], message: 'Mohon diterima.', isConfirmed: true },
  ],
  'POST /letter/api/Letter/:id/dispatch/:dispatchId/proof': [proof()],
  'POST /letter/api/Letter/:id/response': [{ id: crypto.randomUUID() }],
  'POST /letter/api/Letter/:id/comments': [
    { text: 'Baik.', parentId: stage.letters[0]?.commentId ?? '', mentions: [cast.own.drafter.userId] },
  ],
  'POST /letter/api/Inbox/:id/close': [{ force: true, reason: 'Cukup.' }],
  'POST /letter/api/Inbox/:id/disposition': [disposition],
  'POST /letter/api/Inbox/:id/forward': [{ ...peers(cast), confirmed: true }],
  'POST /letter/api/Inbox/bulk': [
    { ids: [stage.items[0]?.id ?? ''], verb: 'label', labelIds: [crypto.randomUUID()] },
  ],
  'POST /letter/api/Disposition/:id/disposition': [
    { ...furtherOrders(cast), instructionIds: [instructionId], deadline: null },
  ],
  'POST /letter/api/Disposition/:id/report': [{ text: 'Sudah.', files }],
  'POST /letter/api/Disposition/:id/done': [{ report: 'Sudah.', files, force: true, reason: 'Cukup.' }],
  'POST /letter/api/Task/review': [{ ids: [crypto.randomUUID()], decision: 'return', note: 'Ulangi.' }],
  'POST /letter/api/Task/sign': [{ ids: [crypto.randomUUID()], password }],
  'POST /letter/api/Task/review/batch': [{ ids: [crypto.randomUUID()], decision: 'return', note: 'Ulangi.' }],
  'POST /letter/api/Task/sign/batch': [{ ids: [crypto.randomUUID()], password }],
};
/** Ids that are answered for one by one, not refused with the whole. */
const namesMany = (name: string, path: string) => /Task|bulk|Snooze/.test(name) && path.startsWith('ids');

type Case = { name: string; ask: (body: unknown) => Promise<Answer<Ok>>; bodies: object[] };

/** Gives every verb with a body, with the first entitled user and the first suitable record. */
async function casesOf<S extends Subject>(
  lines: Lines<S>,
  cell: Cells<S>,
  all: readonly S[],
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [name, line] of Object.entries<Line<S>>(lines)) {
    const found = all
      .flatMap((on) => everybody.map(([person, by]) => ({ on, by, sign: cell(line, person, on) })))
      .find(({ sign }) => sign === '+');
    if (!found || !line.body) continue;
    const { on, by } = found;
    const right = await line.body(on, by);
    const ask = (body: unknown) =>
      call(name, { ...line, send: (caller, url) => sent(caller, verbOf(name), url, body) }, by, on);
    cases.push({ name, ask, bodies: fuller[verbOf(name)] ?? [right] });
  }
  return cases;
}

const sent = (by: Caller, verb: string, url: string, body: unknown) =>
  by.ask<Ok>({
    method: verb.split(' ')[0] as 'POST' | 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' && body.startsWith('{') ? body : JSON.stringify(body),
  });

const cases = [
  ...(await casesOf(letterLines, letterCell, stage.letters)),
  ...(await casesOf(itemLines(cast), itemCell, stage.items)),
  ...(await casesOf(dispositionLines, dispositionCell, stage.dispositions)),
  ...(await casesOf(bookingLines, bookingCell, stage.bookings)),
  ...(await casesOf(ownLines(cast, stage.given), ownCell, [{ id: stage.group, state: 'any' as const }])),
];

describe('what takes nothing says so of what is sent along', () => {
  const tables = [letterLines, itemLines(cast), dispositionLines] as Lines<{ id: string; state: string }>[];
  const bare = tables
    .flatMap((lines) => Object.entries(lines))
    .filter(([name, line]) => /^(POST|PUT)/.test(name) && !line.body);
  test.each(bare)('%s', async (name, line) => {
    const on = { ...stage.letters[0], ...{ settledId: crypto.randomUUID() } } as LetterSubject;
    const ask = (body: unknown) =>
      call(name, { ...line, send: (by, url) => sent(by, verbOf(name), url, body) }, cast.people.drafter, on);
    for (const [body, field] of [
      [{ tidakDikenal: 1 }, 'tidakDikenal'],
      [{ id: on.id, note: 'Segera.' }, 'note'],
      [['x'], '_'],
      [7, '_'],
    ] as const)
      expect(await ask(body)).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['Isian tidak dikenal.'] } },
      });
    expect(await stage.kept.changed()).toEqual([]);
  });
});

describe('what is wrong with a body is said at the field, and changes nothing', () => {
  // Two variants of a verb have one body, and of what two bodies have one is enough.
  test.each(sampleOf(cases, ({ name }) => [verbOf(name)]))(
    '$name',
    async ({ name, ask, bodies }) => {
      const faults: string[] = [];
      for (const wrong of sampleOf(bodies.flatMap(wrongBodies), ({ what }) => [what])) {
        const answer = await ask(wrong.body);
        if (answer.status === 200) await stage.kept.putBack();
        const fault = faultOf(name, wrong, answer);
        if (fault) faults.push(`${wrong.what}: ${fault}`);
      }
      for (const broken of ['{', '{"a":}', `{"a":"${'\\'}`]) {
        const { status, body } = await ask(broken);
        if (status !== 400 || !/dimengerti/.test(body.message))
          faults.push(`${broken}: ${status} ${body.message}`);
      }
      expect(faults).toEqual([]);
      expect(await stage.kept.changed()).toEqual([]);
    },
    60_000,
  );
});

/** Chosen in one field of the form. */
const pickedTogether: Record<string, string> = { senderPositionId: 'senderId', userPositionId: 'userId' };
const english = /\b(expected|invalid|required|received|must|too (big|small)|unrecognized|the)\b/i;

function faultOf(
  name: string,
  { path, mayPass }: WrongBody,
  { status, body }: Answer<Ok>,
): string | undefined {
  if (status === 200) return mayPass || namesMany(name, path) ? undefined : 'taken';
  if (![400, 404, 409, 413, 422].includes(status)) return `${status} ${body.message}`;
  const said = JSON.stringify([body.message, body.errors]);
  if (english.test(said)) return `said in English: ${said}`;
  // A referenced id may be missing or hidden; then the status is 404, 403 or 409 instead.
  if (status !== 422) return path === '' || mayPass || status === 409 ? undefined : `${status} ${said}`;
  const fields = Object.keys(body.errors);
  if (fields.some((field) => pickedTogether[path] === field) || namesMany(name, path)) return undefined;
  const isAt = fields.some(
    (field) =>
      field === '_' ||
      path === '' ||
      field === path ||
      path.startsWith(`${field}.`) ||
      field.startsWith(`${path}.`),
  );
  return isAt ? undefined : `said at ${fields.join()}`;
}

describe('what a list does not know it refuses', () => {
  const lists = registeredRoutes(app.app).filter((route) =>
    /^GET \/letter\/api\/(Letter|Draft|Outbox|Inbox|Task|Disposition|Number|Number\/gaps)$/.test(route),
  );
  const wrong = [
    ...['Page=0', 'Page=-1', 'Page=x', 'PerPage=0', 'PerPage=1.5', 'PerPage=100000', 'Order=up'],
    ...[
      'OrderBy=password',
      'OrderBy=deleted_at',
      'OrderBy=id;drop',
      'lain=1',
      '__proto__=1',
      'deletedAt=null',
    ],
    ...['Page=1&Page=2', `FirstChar=${'x'.repeat(300)}`, 'lain=%00'],
  ];
  test.each(lists)('%s', async (route) => {
    for (const query of wrong) {
      const { status, body } = await cast.people[route.includes('Number') ? 'archivist' : 'drafter'].get(
        `${route.slice(4)}?${query}`,
      );
      expect([query, status]).toEqual([query, 400]);
      expect(Object.keys(body.errors)).toHaveLength(1);
      expect(JSON.stringify(body)).not.toMatch(english);
    }
  });
});

test('whose an offered letter is has three values, and none that every object has', async () => {
  for (const [owner, expected] of [
    ['nobody', 200],
    ['colleague', 200],
    ['__proto__', 400],
    ['constructor', 400],
  ] as const) {
    const { status, body } = await cast.people.drafter.get(`/letter/api/Inbox?owner=${owner}`);
    expect([owner, status]).toEqual([owner, expected]);
    if (status === 400) expect(body.errors).toHaveProperty('owner');
  }
});

test('returning needs a note, signing the right password, and neither moves the letter without', async () => {
  const at = (state: string, rest: string) => {
    const letter = stage.letters.find((one) => one.kind === 'internal' && one.state === state);
    return `/letter/api/Letter/${letter?.id}${rest}`;
  };
  const { reviewer, signer } = cast.people;
  for (const note of [undefined, null, '', '  '])
    expect(await reviewer.post(at('review', '/review'), { decision: 'return', note })).toMatchObject({
      status: 422,
      body: { errors: { note: [expect.any(String)] } },
    });
  expect(await signer.post(at('signing', '/sign'), { password: 'Salah-2026!' })).toMatchObject({
    status: 422,
    body: { errors: { password: ['Kata sandi salah.'] } },
  });
  expect(await stage.kept.changed()).toEqual([]);
});
