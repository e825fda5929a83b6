import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../support/sample.ts';
import { type Colleague, enter, openDesk } from './desk.ts';
import { counters, items } from './inbox-items.ts';

// DOMAIN 6 as a property: whichever holder drafts, receives, reviews or gets a disposition, no colleague of the
// post reaches it by list, count, search or id.

const desk = await openDesk();
const { staf: puspita, atasan, delegasi } = desk.people;
const [citra, yoga] = (await Promise.all(
  ['citra.pradana', 'yoga.pranata'].map((account) => enter(desk.app, account)),
)) as [Colleague, Colleague];
const holders = [puspita, citra, yoga];
await desk.app.db.execute(sql`update position set can_review = true where id = ${puspita.positionId}`);

type Part = 'drafts' | 'receives' | 'reviews' | 'disposed';
const parts = fc.uniqueArray(
  fc.record({ actor: fc.nat(2), part: fc.constantFrom<Part>('drafts', 'receives', 'reviews', 'disposed') }),
  { minLength: 1, maxLength: 3, selector: ({ actor, part }) => `${actor}${part}` },
);

let count = 0;
const word = () => `Kata${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${count}zq`;

test('no colleague sees what is another’s, and everybody sees what is theirs', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(parts, async (drawn) => {
      count += 1;
      const subject = word();
      const before = await Promise.all(holders.map(counters));
      const has = (part: Part) =>
        drawn.filter((one) => one.part === part).map(({ actor }) => holders[actor] as Colleague);
      const [drafter = delegasi] = has('drafts');
      const isSent = has('receives').length + has('disposed').length > 0;
      const { id } = await desk.save(
        {
          ...{ subject, ccs: [] },
          receivers: [atasan, ...has('receives')].map((one) => desk.named(one)),
          reviewers: [...has('reviews'), ...(isSent ? [] : [atasan])].map((one, index) => ({
            ...desk.named(one),
            reviewOrder: index + 1,
          })),
          ...(isSent && has('reviews').length === 0 && { anyReviewer: 'tidakAda' }),
        },
        drafter,
      );
      if (isSent || has('reviews').length > 0) await desk.submit(id, drafter);
      if (isSent) {
        for (const one of has('reviews')) await desk.approve(id, one);
        await desk.sign(id);
      }
      if (has('disposed').length > 0) {
        const [item] = await items(atasan, `/letter/api/Inbox?letterId=${id}`);
        const { status, body } = await atasan.post(`/letter/api/Inbox/${item.id}/disposition`, {
          receivers: has('disposed').map((one) => ({ userId: one.userId, userPositionId: one.positionId })),
          note: 'Tindak lanjuti.',
        });
        expect(status, JSON.stringify(body)).toBe(200);
      }
      const drafts = drawn.some(({ part }) => part === 'drafts') ? [drafter] : [];
      const entitled = new Set([...drafts, ...has('receives'), ...has('reviews'), ...has('disposed')]);
      // Reviewers who have decided, or whose turn is later, find it only in the list of all letters.
      const isWaiting = !isSent && has('reviews').length > 0;
      const listed = new Set([
        ...drafts,
        ...has('receives'),
        ...has('disposed'),
        ...(isWaiting ? has('reviews').slice(0, 1) : []),
      ]);
      const came = new Set([...has('receives'), ...has('disposed')]);
      for (const [at, one] of holders.entries())
        await expectSeen(one, id, subject, {
          isTheirs: entitled.has(one),
          isListed: listed.has(one),
          isCounted: came.has(one),
          before: before[at],
        });
    }),
    { numRuns: isFull ? 12 : 5 },
  );
});

type Expected = { isTheirs: boolean; isListed: boolean; isCounted: boolean; before: unknown };

async function expectSeen(
  by: Colleague,
  id: string,
  subject: string,
  { isTheirs, isListed, isCounted, before }: Expected,
): Promise<void> {
  const letters = async (list: string) =>
    (await items(by, list)).filter((row: { letterId: string }) => row.letterId === id).length;
  const ways = {
    id: (await by.get(desk.at(id))).status === 200 ? 1 : 0,
    timeline: (await by.get(desk.at(id, '/timeline'))).status === 200 ? 1 : 0,
    all: await letters(`/letter/api/Letter?FirstChar=${subject}`),
    search: (await by.get(`/search/api/Search?q=${subject}&source=letter`)).body.data?.totalCount > 0 ? 1 : 0,
  };
  const elsewhere =
    (await letters('/letter/api/Draft?PerPage=100')) +
    (await letters('/letter/api/Outbox?PerPage=100')) +
    (await letters('/letter/api/Inbox?PerPage=100')) +
    (await letters('/letter/api/Task?PerPage=100'));
  const seen = isTheirs ? 1 : 0;
  expect({ ...ways, elsewhere: Math.min(elsewhere, 1) }, `${by.personName} ${subject}`).toEqual({
    ...{ id: seen, timeline: seen, all: seen, search: seen },
    elsewhere: isListed ? 1 : 0,
  });
  const counted = await counters(by);
  if (isTheirs && isCounted) expect(counted, `${by.personName} ${subject}`).not.toEqual(before);
  if (!isTheirs) expect(counted, `${by.personName} ${subject}`).toEqual(before);
}
