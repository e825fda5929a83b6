import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Disposition, DispositionAbilities } from '../../../domain/letters/disposition.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { isFull } from '../../support/sample.ts';
import type { Colleague } from './desk.ts';
import { openDispositionDesk } from './dispositions-desk.ts';
import { brokenRules } from './who-may/broken-rules.ts';

// DOMAIN 7 as a property: under any sequence of steps no circles, no withdrawal after reading, nothing open below
// closed, work exactly at open parts. `can` matches what is allowed.
const desk = await openDispositionDesk();
const { pool } = desk.app;
const { staf, atasan, direktur, delegasi } = desk.people;
const [satria, sari] = await Promise.all([enter('satria.tarigan'), enter('sari.tanjung')]);
/** Each below the one before; delegasi beside atasan. */
const people = { direktur, atasan, delegasi, satria, sari, staf };
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];

const verbs = ['read', 'start', 'report', 'done', 'reopen', 'withdraw', 'close'] as const;
type Verb = (typeof verbs)[number];
type Step =
  | { kind: 'give'; to: Name[] }
  | { kind: 'further'; by: Name; which: number; to: Name[] }
  | { kind: 'verb'; verb: Verb; by: Name; which: number; force: boolean }
  | { kind: 'item'; verb: 'close' | 'reopen'; force: boolean }
  | { kind: 'cancel' };

const person = fc.constantFrom(...names);
const below = fc.uniqueArray(fc.constantFrom<Name>('atasan', 'delegasi', 'satria', 'sari', 'staf'), {
  minLength: 1,
  maxLength: 3,
});
const which = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('give' as const), to: below }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('further' as const), by: person, which, to: below }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      ...{ kind: fc.constant('verb' as const), verb: fc.constantFrom(...verbs), by: person, which },
      force: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('item' as const),
      verb: fc.constantFrom('close' as const, 'reopen' as const),
      force: fc.boolean(),
    }),
  },
);
const steps = fc.array(step, { minLength: 10, maxLength: 30 });

/** So that the test is known to have been where it matters. */
const reached = new Map<string, number>();
const reach = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

test('the tree holds whatever is done in it', { tags: ['full'], timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (drawn, isCalledBack) => {
      const { letterId, itemId } = await desk.received();
      const ids: string[] = [];
      for (const one of [
        ...drawn,
        ...(isCalledBack ? [{ kind: 'cancel' as const }, ...drawn.slice(-5)] : []),
      ]) {
        const status = await take(one, letterId, itemId, ids);
        expect([200, 403, 404, 409, 422]).toContain(status);
        expect([one, await brokenRules(pool, letterId)]).toEqual([one, []]);
      }
      await expectLists(letterId, ids);
    }),
    { numRuns: isFull ? 9 : 4, seed: 20_261_121, endOnFailure: true, examples: [[wholeWay(), false]] },
  );
  for (const what of ['give', 'further', ...verbs, 'forced', 'item close', 'cancel'])
    expect([what, reached.get(what) ?? 0]).toEqual([what, expect.toSatisfy((times: number) => times > 0)]);
});

/** From the top to the bottom and up again, which chance alone seldom goes. */
function wholeWay(): Step[] {
  const verb = (by: Name, name: Verb, at: number, force = false): Step => ({
    ...{ kind: 'verb', verb: name, by, which: at, force },
  });
  return [
    { kind: 'give', to: ['atasan', 'delegasi'] },
    verb('direktur', 'withdraw', 0),
    { kind: 'give', to: ['atasan', 'delegasi'] },
    { kind: 'further', by: 'atasan', which: 1, to: ['satria'] },
    { kind: 'further', by: 'satria', which: 2, to: ['staf', 'sari'] },
    verb('staf', 'report', 3),
    verb('satria', 'withdraw', 3),
    verb('satria', 'done', 2),
    verb('atasan', 'close', 2, true),
    verb('staf', 'done', 3),
    verb('atasan', 'done', 1),
    verb('delegasi', 'done', 1),
    verb('direktur', 'close', 1),
    verb('direktur', 'reopen', 1),
    verb('atasan', 'reopen', 1),
    { kind: 'item', verb: 'close', force: false },
    { kind: 'item', verb: 'close', force: true },
    verb('direktur', 'reopen', 1),
    { kind: 'item', verb: 'reopen', force: false },
    verb('direktur', 'reopen', 1),
  ];
}

async function take(one: Step, letterId: string, itemId: string, ids: string[]): Promise<number> {
  const reason = 'Tidak perlu lagi.';
  if (one.kind === 'cancel')
    return done('cancel', atasan.post(desk.letterAt(letterId, '/cancel'), { reason }));
  if (one.kind === 'item') {
    const body = one.force && one.verb === 'close' ? { force: true, reason } : undefined;
    return done(`item ${one.verb}`, direktur.post(`/letter/api/Inbox/${itemId}/${one.verb}`, body));
  }
  if (one.kind === 'give') {
    const answer = await desk.dispose(itemId, { receivers: one.to.map((name) => desk.to(people[name])) });
    if (answer.status === 200) ids.push(answer.body.data.id);
    return done('give', Promise.resolve(answer));
  }
  const id = ids[one.which % Math.max(ids.length, 1)];
  const by = people[one.by];
  if (!id) return 200;
  const may = await mayIn(by, id);
  if (one.kind === 'further') {
    const receivers = one.to.map((name) => desk.to(people[name]));
    const answer = await desk.further(id, { receivers }, by);
    if (answer.status === 200) ids.push(answer.body.data.id);
    // 422: not below the giver; 409: already has one from the same giver.
    if (!may?.dispose) expect([one, answer.status]).not.toEqual([one, 200]);
    return done('further', Promise.resolve(answer));
  }
  const { verb, force } = one;
  const status = await done(verb, by.post(desk.at(id, verb), bodies(verb, force, reason)));
  if (status === 200 && force && (verb === 'done' || verb === 'close')) reach('forced');
  // Open dispositions below prevent finishing; `can` does not say so, the attempt does.
  const isUnready = status === 409 && !force && (verb === 'done' || verb === 'close');
  if (verb !== 'read' && !isUnready) expect([one, status === 200]).toEqual([one, may?.[verb] === true]);
  return status;
}

const bodies = (verb: Verb, force: boolean, reason: string): object | undefined => {
  if (verb === 'report') return { text: 'Sudah dibahas.' };
  if (verb === 'withdraw') return { reason };
  return force && (verb === 'done' || verb === 'close') ? { force, reason } : undefined;
};

async function done(what: string, answer: Promise<{ status: number }>): Promise<number> {
  const { status } = await answer;
  if (status === 200) reach(what);
  return status;
}

async function mayIn(by: Caller, id: string): Promise<DispositionAbilities | undefined> {
  const { status, body } = await by.get<Ok<Disposition>>(desk.at(id));
  return status === 200 ? body.data.can : undefined;
}

/**
 * Checks the legend of disposition-in (SPEC A2): Open until the actor's part is done or the whole has ended, and
 * counted likewise.
 */
async function expectLists(letterId: string, ids: readonly string[]): Promise<void> {
  for (const by of Object.values(people)) {
    const list = async (rest: string) =>
      (await by.get(`/letter/api/Disposition?letterId=${letterId}&PerPage=100&${rest}`)).body.data.items as {
        id: string;
        isOpen: boolean;
      }[];
    const tasks = async (kind: string) =>
      (await by.get(`/letter/api/Task?letterId=${letterId}&PerPage=100&kind=${kind}`)).body.data.items as {
        dispositionId: string;
      }[];
    for (const direction of ['in', 'out']) {
      const all = await list(`direction=${direction}`);
      const open = all.filter((one) => one.isOpen).map((one) => one.id);
      expect((await list(`direction=${direction}&isOpen=true`)).map((one) => one.id)).toEqual(open);
      expect((await list(`direction=${direction}&isOpen=false`)).length).toBe(all.length - open.length);
      const waiting = (await tasks(`disposition-${direction}`)).map((task) => task.dispositionId);
      expect(waiting.toSorted()).toEqual(open.toSorted());
      expect(all.every((one) => ids.includes(one.id))).toBe(true);
    }
  }
}

async function enter(account: string): Promise<Colleague> {
  const caller = await desk.app.signIn(account);
  const {
    id: userId,
    positionId,
    personName,
  } = (await caller.get('/user/api/Account/GetUserByToken')).body.data;
  return { ...caller, userId, positionId, personName };
}
