import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import type { Caller } from '../../support/app.ts';
import { isFull } from '../../support/sample.ts';
import { stateOfHistory } from '../../support/state-of-history.ts';
import { password } from './desk.ts';
import { brokenRules } from './who-may/broken-rules.ts';
import { openCast } from './who-may/cast.ts';
import { furtherOrders, inputsOf, type Kind, orders, peers, proof, today } from './who-may/stage.ts';

// Property: every letter's state follows from its timeline. Random histories run through the real calls; refused
// steps are included and must leave no trace.
const cast = await openCast();
const { desk, own, people } = cast;
const { drafter, sharer, reviewer, laterReviewer, signer, receiver, recipient } = people;
const inputs = await inputsOf(cast);

const reviewersOf = (...named: (typeof own.drafter)[]) =>
  named.map((person, at) => ({ ...desk.named(person), reviewOrder: at + 1 }));
const withReviewers = {
  none: { anyReviewer: 'tidakAda', reviewers: [] },
  one: { anyReviewer: 'ada', reviewers: reviewersOf(own.reviewer) },
  two: { anyReviewer: 'ada', reviewers: reviewersOf(own.reviewer, own.laterReviewer) },
};
type Reviewers = keyof typeof withReviewers;

type On = { id: string; kind: Kind };
const by =
  (actor: Caller, rest: string, body: object = {}) =>
  ({ id }: On) =>
    actor.post(desk.at(id, rest), body);
const asReviewer = (decision: 'approve' | 'return') => async (on: On) => {
  for (const actor of [reviewer, laterReviewer])
    if ((await by(actor, '/review', { decision, note: 'Periksa lagi.' })(on)).status === 200) return;
};
const save =
  (names: Reviewers, actor: Caller = drafter) =>
  async ({ id, kind }: On) => {
    const { body } = await actor.get(desk.at(id));
    const { version, attachments } = body.data ?? {};
    const same = (attachments ?? []).map(
      ({ id, title, positionOrder, isDocument }: Record<string, unknown>) => ({
        ...{ id, title, positionOrder, isDocument },
      }),
    );
    await actor.put(desk.at(id), { ...inputs[kind], ...withReviewers[names], attachments: same, version });
  };
const onInbox =
  (verb: string, body?: object) =>
  async ({ id }: On) => {
    const found = await receiver.get(`/letter/api/Inbox?letterId=${id}`);
    const item = found.body.data?.items[0];
    if (item) await receiver.post(`/letter/api/Inbox/${item.id}/${verb}`, body);
  };
const onDisposition =
  (actor: Caller, verb: string, body?: object) =>
  async ({ id }: On) => {
    const found = await actor.get(
      `/letter/api/Disposition?letterId=${id}&direction=${actor === receiver ? 'out' : 'in'}`,
    );
    const one = found.body.data?.items[0];
    if (one) await actor.post(`/letter/api/Disposition/${one.id}/${verb}`, body);
  };
const prove = async ({ id }: On) => {
  const found = await drafter.get(desk.at(id, '/dispatch'));
  const one = found.body.data?.items.at(-1);
  if (one) await drafter.post(desk.at(id, `/dispatch/${one.id}/proof`), proof());
};

const steps: Record<string, (on: On) => Promise<unknown>> = {
  submit: by(drafter, '/submit'),
  approve: asReviewer('approve'),
  giveBack: asReviewer('return'),
  sign: by(signer, '/sign', { password }),
  signTooSoon: by(reviewer, '/sign', { password }),
  undoDecision: by(reviewer, '/review/undo'),
  undoReturn: by(signer, '/review/undo'),
  giveBackUnsigned: by(signer, '/review', { decision: 'return', note: 'Belum tepat.' }),
  withdraw: by(drafter, '/withdraw', { reason: 'Perlu diperbaiki.' }),
  nudge: by(drafter, '/nudge'),
  cancel: by(signer, '/cancel', { reason: 'Keliru.' }),
  callBack: by(drafter, '/cancel', { reason: 'Keliru.' }),
  saveWithoutReviewers: save('none'),
  saveWithOne: save('one'),
  saveWithTwo: save('two', sharer),
  goBack: async ({ id }) => {
    const { body } = await drafter.get(desk.at(id));
    await drafter.post(desk.at(id, '/versions/1/restore'), { version: body.data?.version });
  },
  throwAway: ({ id }) => drafter.delete(desk.at(id)),
  fetchBack: by(drafter, '/restore'),
  comment: by(drafter, '/comments', { text: 'Mohon dicek.' }),
  dispatch: by(drafter, '/dispatch', { channel: 'courier', date: today() }),
  prove,
  respond: by(receiver, '/response'),
  duplicate: by(receiver, '/duplicate'),
  read: onInbox('read'),
  close: onInbox('close'),
  closeAll: onInbox('close', { force: true, reason: 'Cukup.' }),
  reopen: onInbox('reopen'),
  forward: onInbox('forward', peers(cast)),
  dispose: onInbox('disposition', orders(cast)),
  disposeFurther: onDisposition(recipient, 'disposition', furtherOrders(cast)),
  report: onDisposition(recipient, 'report', { text: 'Sudah dibahas.' }),
  finish: onDisposition(recipient, 'done'),
  takeBack: onDisposition(receiver, 'withdraw', { reason: 'Keliru.' }),
  endAll: onDisposition(receiver, 'close', { force: true, reason: 'Cukup.' }),
};
const common = [
  'submit',
  'submit',
  'submit',
  'approve',
  'approve',
  'approve',
  'sign',
  'sign',
  'sign',
  'fetchBack',
];

test('every letter is where its history says, whatever was tried in whatever order', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  const reached = new Set<string>();
  const history = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Kind>('internal', 'internal', 'outgoing', 'incoming'),
      fc.constantFrom<Reviewers>('none', 'one', 'two'),
      fc.array(fc.constantFrom(...common, ...Object.keys(steps)), { minLength: 6, maxLength: 20 }),
      async (kind, named, names) => {
        const { body } = await drafter.post('/letter/api/Letter', {
          ...inputs[kind],
          ...withReviewers[named],
        });
        const on = { id: body.data.id as string, kind };
        for (const name of names) {
          await steps[name]?.(on);
          const after = `after ${name} of ${names.join(', ')}`;
          expect(await brokenRules(desk.app.pool, on.id), after).toEqual([]);
          // The same from the drafter's view; deleted letters show nothing.
          const letter = await drafter.get(desk.at(on.id));
          if (letter.status !== 200) continue;
          const { body: timeline } = await drafter.get(desk.at(on.id, '/timeline'));
          const entries: TimelineEntry[] = timeline.data.items;
          expect(stateOfHistory(entries), after).toBe(letter.body.data.state);
          reached.add(`${kind} ${letter.body.data.state}`);
          // Steps of dispositions are not the drafter's to read.
          const { rows } = await desk.app.db.execute<{ event: string }>(
            sql`select distinct event from letter_timeline where letter_id = ${on.id}`,
          );
          for (const { event } of rows) history.add(event);
        }
      },
    ),
    {
      numRuns: isFull ? 16 : 6,
      seed: 20_261_121,
      endOnFailure: true,
      // The ways to the end, which chance alone seldom goes.
      examples: [
        ['internal', 'none', ['submit', 'sign', 'read', 'cancel', 'close', 'cancel', 'submit', 'reopen']],
        [
          ...(['internal', 'two'] as const),
          ['submit', 'approve', 'saveWithOne', 'approve', 'giveBackUnsigned', 'submit', 'sign', 'cancel'],
        ],
        [
          ...(['outgoing', 'one'] as const),
          [
            'submit',
            'giveBack',
            'throwAway',
            'submit',
            'fetchBack',
            'submit',
            'withdraw',
            'submit',
            'approve',
          ],
        ],
        [
          ...(['outgoing', 'none'] as const),
          [
            'submit',
            'sign',
            'dispatch',
            'prove',
            'dispose',
            'report',
            'respond',
            'forward',
            'cancel',
            'dispatch',
          ],
        ],
        [
          ...(['incoming', 'none'] as const),
          [
            'saveWithTwo',
            'goBack',
            'submit',
            'dispose',
            'disposeFurther',
            'close',
            'closeAll',
            'callBack',
            'reopen',
          ],
        ],
      ],
    },
  );
  // Else the test would have walked the easy half only.
  const everywhere = ['cancelled', 'draft', 'review', 'revision', 'sent', 'signing'];
  expect([...reached]).toEqual(
    expect.arrayContaining([
      ...everywhere.map((state) => `internal ${state}`),
      ...['outgoing sent', 'outgoing cancelled', 'incoming sent', 'incoming cancelled'],
    ]),
  );
  expect([...history]).toEqual(
    expect.arrayContaining([
      'withdrawn',
      'dispatched',
      'dispatch-proved',
      'registered',
      'disposed',
      'cancelled',
    ]),
  );
});

// The last one, since the post stays as it leaves it.
test('a letter stays where it is when the post that has it changes hands', async () => {
  const { body } = await drafter.post('/letter/api/Letter', { ...inputs.internal, ...withReviewers.two });
  const on: On = { id: body.data.id, kind: 'internal' };
  await steps.submit?.(on);
  // What the cast itself has moved about.
  await handOverPosts(desk.app, new Date());
  await desk.app.db.execute(sql`
    update job_mapping set user_id = ${own.unrelated.userId} where position_id = ${own.reviewer.positionId}`);
  expect(await handOverPosts(desk.app, new Date())).toBe(1);
  const { body: timeline } = await drafter.get(desk.at(on.id, '/timeline'));
  expect(timeline.data.items.at(-1).event).toBe('handed-over');
  expect(await brokenRules(desk.app.pool, on.id)).toEqual([]);
});
