import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk, password, type State } from './desk.ts';

// Every verb by everybody in every state (DESIGN 6): unseen is 404, no right 403, too late 409, else 200.
const desk = await openDesk();
const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');
/** Scopes baca, disposisi and periksa for direktur's post; not tandatangan. */
const asDelegate = await actAs(desk.app, 'delegasi', 'Delegation');
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;

const people = {
  drafter: staf,
  reviewer: atasan,
  signer: direktur,
  secretary: asSecretary,
  delegate: asDelegate,
  receiver: delegasi,
  copied: arsiparis,
  admin,
};
type Person = keyof typeof people;
const states: State[] = ['draft', 'review', 'revision', 'signing', 'sent'];

const verbs = {
  read: (by: Caller, id: string) => by.get(desk.at(id)),
  timeline: (by: Caller, id: string) => by.get(desk.at(id, '/timeline')),
  pdf: (by: Caller, id: string) => by.get(desk.at(id, '/pdf')),
  submit: (by: Caller, id: string) => by.post(desk.at(id, '/submit')),
  approve: (by: Caller, id: string) => by.post(desk.at(id, '/review'), { decision: 'approve' }),
  giveBack: (by: Caller, id: string) =>
    by.post(desk.at(id, '/review'), { decision: 'return', note: 'Ulangi.' }),
  sign: (by: Caller, id: string) => by.post(desk.at(id, '/sign'), { password }),
  withdraw: (by: Caller, id: string) => by.post(desk.at(id, '/withdraw'), { reason: 'Salah lampiran.' }),
  nudge: (by: Caller, id: string) => by.post(desk.at(id, '/nudge')),
  save: async (by: Caller, id: string) => {
    const { body } = await staf.get(desk.at(id));
    return by.put(desk.at(id), desk.letter({ subject: 'Lain', version: body.data.version }));
  },
  remove: (by: Caller, id: string) => by.delete(desk.at(id)),
};
type Verb = keyof typeof verbs;

/** Rows: verb; columns: people; in each cell what comes back in draft, review, revision, signing and sent. */
const none = '404 404 404 404 404';
const onceSubmitted = '404 200 200 200 200';
const onceSent = '404 404 404 404 200';
const forbiddenOnceSubmitted = '404 403 403 403 403';
const forbiddenOnceSent = '404 404 404 404 403';
const table: Record<Verb, Record<Person, string>> = {
  read: row('200 200 200 200 200', onceSubmitted, onceSubmitted, onceSubmitted, onceSubmitted, onceSent),
  timeline: row('200 200 200 200 200', onceSubmitted, onceSubmitted, onceSubmitted, onceSubmitted, onceSent),
  pdf: row('200 200 200 200 200', onceSubmitted, onceSubmitted, onceSubmitted, onceSubmitted, onceSent),
  submit: onlyDrafter('200 409 200 409 409'),
  approve: {
    ...onlyDrafter('403 403 403 403 403'),
    reviewer: '404 200 409 409 409',
  },
  giveBack: {
    ...onlyDrafter('403 403 403 403 403'),
    reviewer: '404 200 409 409 409',
    signer: '404 409 409 200 409',
  },
  withdraw: onlyDrafter('409 200 409 200 409'),
  // Nobody reminds themselves: not the drafter of what was returned, not the sender's side of what is to be signed.
  nudge: {
    ...onlyDrafter('409 200 409 200 409'),
    signer: '404 200 200 409 409',
    secretary: '404 200 200 409 409',
    delegate: '404 200 200 409 409',
  },
  sign: {
    ...onlyDrafter('403 403 403 403 403'),
    signer: '404 409 409 200 409',
  },
  // Under review everything but the reviewers is fixed.
  save: onlyDrafter('200 409 200 409 409'),
  remove: onlyDrafter('200 409 200 409 409'),
};

function row(
  drafter: string,
  reviewer: string,
  signer: string,
  secretary: string,
  delegate: string,
  receiver: string,
): Record<Person, string> {
  return { drafter, reviewer, signer, secretary, delegate, receiver, copied: receiver, admin: none };
}

function onlyDrafter(drafter: string): Record<Person, string> {
  const involved = forbiddenOnceSubmitted;
  return row(drafter, involved, involved, involved, involved, forbiddenOnceSent);
}

/** A letter in a state, the same one until somebody got something done with it. */
const untouched = new Map<State, string>();
async function letterIn(state: State): Promise<string> {
  const id = untouched.get(state) ?? (await desk.inState(state));
  untouched.set(state, id);
  return id;
}
const changesNothing: Verb[] = ['read', 'timeline', 'pdf'];

describe.each(Object.keys(table) as Verb[])('%s', (verb) => {
  test.each(Object.keys(people) as Person[])('by the %s', async (person) => {
    const answers: number[] = [];
    for (const state of states) {
      const { status } = await verbs[verb](people[person], await letterIn(state));
      if (status === 200 && !changesNothing.includes(verb)) untouched.delete(state);
      answers.push(status);
    }
    expect(answers.join(' ')).toBe(table[verb][person]);
  });
});

test('what the row says one may do is what the server lets through', async () => {
  for (const state of states) {
    const id = await letterIn(state);
    for (const [person, caller] of Object.entries(people)) {
      const { status, body } = await caller.get(desk.at(id));
      if (status !== 200) continue;
      const allowed = (verb: Verb) =>
        table[verb][person as Person].split(' ')[states.indexOf(state)] === '200';
      expect({ person, state, ...body.data.can }).toMatchObject({
        person,
        state,
        edit: allowed('save'),
        delete: allowed('remove'),
        submit: allowed('submit'),
        review: allowed('approve'),
        sign: allowed('sign'),
        giveBack: allowed('giveBack'),
        withdraw: allowed('withdraw'),
        nudge: allowed('nudge'),
        editReviewers: person === 'drafter' && state === 'review',
      });
    }
  }
});

test('malformed and unknown ids are not found, for every verb', async () => {
  for (const id of ['x', '0', '00000000-0000-7000-8000-000000000000', "' or 1=1", '%00']) {
    const at = `/letter/api/Letter/${encodeURIComponent(id)}`;
    const answers = await Promise.all([
      staf.get(at),
      staf.get(`${at}/timeline`),
      staf.get(`${at}/pdf`),
      staf.get(`${at}/attachments/${encodeURIComponent(id)}`),
      staf.put(at, {}),
      staf.delete(at),
      staf.post(`${at}/submit`),
      staf.post(`${at}/review`, {}),
      staf.post(`${at}/sign`, {}),
      staf.post(`${at}/withdraw`, {}),
      staf.post(`${at}/nudge`, {}),
      staf.get(`/letter/api/Inbox/${encodeURIComponent(id)}`),
      staf.post(`/letter/api/Inbox/${encodeURIComponent(id)}/read`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
  }
});

test('nobody gets anywhere without a session', async () => {
  const id = await desk.inState('sent');
  const { stranger } = desk.app;
  for (const url of [desk.at(id), desk.at(id, '/pdf'), '/letter/api/Inbox', '/task/api/Data/sidemenucounter'])
    expect((await stranger.get(url)).status).toBe(401);
  for (const url of [desk.at(id), desk.at(id, '/pdf')]) {
    const { statusCode } = await desk.app.app.inject({ method: 'HEAD', url });
    expect(statusCode).toBe(401);
  }
});

test('the reviewer whose turn it is not yet is refused, the one who decided is too late', async () => {
  const reviewers = [
    { ...desk.named(atasan), reviewOrder: 1 },
    { ...desk.named(arsiparis), reviewOrder: 2 },
  ];
  const { id } = await desk.save({ reviewers });
  await desk.submit(id);
  expect((await arsiparis.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(403);
  await desk.approve(id);
  expect((await atasan.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(409);
  expect((await arsiparis.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(200);
});

test('returning needs a note, signing the right password', async () => {
  const inReview = await desk.inState('review');
  const bare = await atasan.post(desk.at(inReview, '/review'), { decision: 'return', note: '  ' });
  expect(bare).toMatchObject({ status: 422, body: { errors: { note: [expect.any(String)] } } });
  const signing = await desk.inState('signing');
  const wrong = await direktur.post(desk.at(signing, '/sign'), { password: 'Salah-2026!' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { password: ['Kata sandi salah.'] } } });
  expect((await staf.get(desk.at(signing))).body.data).toMatchObject({ state: 'signing', number: null });
});
