import type { Urgency } from '../../../domain/letters/letter.ts';
import {
  awaitsReview,
  isInForce,
  isReturned,
  type LetterState,
  newLetter,
  stateAfter,
  wasSubmitted,
} from '../../../domain/letters/letter-life.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { composeText } from './compose.ts';
import type { Organisation, Post } from './organisation.ts';
import type { People } from './people.ts';
import type { LetterPlan, Party } from './plan.ts';
import type { Random } from './random.ts';
import { returnNotes } from './return-notes.ts';
import { type Topic, writtenKinds } from './topics.ts';
import { createWords } from './words.ts';
import type { WorkClock } from './work-clock.ts';

export type World = {
  random: Random;
  clock: WorkClock;
  /** The working second at which letters begin. */
  begin: number;
  organisation: Organisation;
  people: People;
  topics: Topic[];
};

/** Plans letters in order of time; remembers recent ones to answer. */
export function createPlanner(world: World) {
  const recent: Planned[] = [];
  return {
    plan: (at: Date, state: LetterState): LetterPlan => {
      const answered = world.random.chance(0.07) ? findAnswerable(world, recent, at) : undefined;
      const { plan, topic } = answered
        ? planAnswer(world, answered, { at, state })
        : planAnew(world, { at, state });
      if (isInForce(state) && plan.kind.code === 'ND') recent.push({ plan, topic });
      if (recent.length > 600) recent.splice(0, 300);
      return plan;
    },
  };
}

type Goal = { at: Date; state: LetterState };
type Planned = { plan: LetterPlan; topic: Topic };

function planAnew(world: World, goal: Goal): Planned {
  const { random, organisation, topics, clock } = world;
  const month = Number(dayInWib(goal.at).slice(5, 7));
  const topic = random.weighted(topics, ({ months, weight = 1 }) =>
    !months || months.includes(month) ? weight : 0,
  );
  const kinds = writtenKinds
    .filter(({ list }) => topic?.[list])
    .map((kind) => ({ ...kind, senders: sendersOf(organisation, topic, kind.code) }))
    .filter(({ senders }) => senders.length > 0);
  const kind = random.weighted(kinds, ({ weight }) => weight);
  if (!topic || !kind) throw new Error('A demo topic has nobody who may write about it');
  const sender = random.pick(kind.senders);
  const words = createWords(random, clock, goal.at);
  const about = words.fill(random.pick(topic[kind.list] ?? []));
  const receivers = receiversFor(world, topic, sender, kind.code);
  return {
    topic,
    plan: complete(world, {
      ...{ goal, topic, sender, receivers, words, about },
      kindCode: kind.code,
      subject: kind.subject.replace('{}', about),
    }),
  };
}

/** Finds a nota dinas of the last two weeks; planning checks whether its addressee may sign an answer. */
function findAnswerable({ random }: World, recent: readonly Planned[], at: Date): Planned | undefined {
  const fresh = recent.filter(({ plan }) => {
    const days = (at.getTime() - plan.at.getTime()) / 86_400_000;
    return days > 0.2 && days < 14;
  });
  return fresh.length > 0 ? random.pick(fresh) : undefined;
}

function planAnswer(world: World, { plan: answered, topic }: Planned, goal: Goal): Planned {
  const sender = answered.receivers.find(({ post }) => post.canSign && post.level <= 3);
  if (!sender || !answered.sender) return planAnew(world, goal);
  const words = createWords(world.random, world.clock, goal.at);
  const plan = complete(world, {
    ...{ goal, topic, words },
    kindCode: 'NDT',
    about: answered.subject,
    subject: `Tanggapan atas ${answered.subject}`,
    sender: sender.post,
    receivers: [answered.sender.post],
    securityCode: answered.security.code,
    answers: `nota dinas ${answered.sender.post.name} tanggal ${longDate(dayInWib(answered.at))} hal ${answered.subject}`,
  });
  return { topic, plan: { ...plan, referenceId: answered.id, responseToId: answered.id } };
}

type Outline = {
  goal: Goal;
  topic: Topic;
  kindCode: string;
  subject: string;
  about: string;
  sender: Post;
  receivers: Post[];
  words: ReturnType<typeof createWords>;
  securityCode?: string;
  answers?: string;
};

/** Adds the people around a letter, and its text. */
function complete(world: World, outline: Outline): LetterPlan {
  const { random, organisation, people } = world;
  const { goal, topic, kindCode, sender, receivers, words, about, answers } = outline;
  const drafter = writerFor(world, sender);
  const reviewers = reviewersFor(world, { drafter, sender, topic, receivers });
  const at = goal.at;
  const party = (post: Post) => people.partyOf(random, post, at);
  const open = openToAll.has(kindCode);
  const securityCode = open
    ? 'B'
    : (outline.securityCode ?? topic.security ?? (random.chance(0.02) ? 'T' : 'B'));
  return {
    ...progressOf(random, goal.state, reviewers.length),
    at,
    id: random.id(at),
    kind: organisation.subType(kindCode),
    subject: outline.subject,
    text: composeText(random, {
      ...{ kindCode, topic, about, sender, words },
      downward: receivers.every((post) => post.level > sender.level),
      named: namedFor(world, sender, drafter),
      ...(answers && { answers }),
    }),
    security: organisation.security(securityCode),
    classificationId: organisation.classificationId(topic.classification),
    classificationCode: topic.classification,
    urgency: random.weighted(urgencyWeights, ({ weight }) => weight)?.urgency ?? 'BIASA',
    drafter: party(drafter),
    sender: party(sender),
    receivers: receivers.map(party),
    ccs: ccsFor(world, { topic, sender, receivers }).map(party),
    reviewers: reviewers.map(party),
    referenceId: null,
    files: [],
    handling: new Map(),
  };
}

/** Read by the whole company, so never above Biasa. */
const openToAll = new Set(['SE', 'PENG']);
const urgencyWeights: { urgency: Urgency; weight: number }[] = [
  { urgency: 'BIASA', weight: 72 },
  { urgency: 'SEGERA', weight: 19 },
  { urgency: 'SANGAT_SEGERA', weight: 6 },
  { urgency: 'KILAT', weight: 3 },
];

function sendersOf(organisation: Organisation, topic: Topic | undefined, kindCode: string): Post[] {
  const { minSignerLevel } = organisation.subType(kindCode);
  const posts = (topic?.from ?? []).map(organisation.post);
  return posts.filter((post) => post.canSign && post.level <= minSignerLevel);
}

const recipientCounts: Record<string, [least: number, most: number]> = {
  UNDI: [3, 5],
  NOT: [3, 5],
  SE: [4, 5],
  PENG: [4, 5],
  ST: [1, 2],
  SPRIN: [1, 2],
};

function receiversFor({ random, organisation }: World, topic: Topic, sender: Post, kindCode: string): Post[] {
  const others = topic.to.map(organisation.post).filter((post) => post !== sender);
  const below = others.filter((post) => post.level > sender.level);
  const instructs = ['ST', 'SPRIN', 'MEMO'].includes(kindCode) && below.length > 0;
  const [least, most] = recipientCounts[kindCode] ?? [1, random.chance(0.3) ? 3 : 1];
  const chosen = random.sample(instructs ? below : others, random.int(least, most));
  const boss = sender.parent;
  // Reports go up where the superior has to do with it.
  if (kindCode === 'LAP' && boss && others.includes(boss) && !chosen.includes(boss)) chosen[0] = boss;
  return chosen.toSorted((a, b) => a.level - b.level);
}

function writerFor({ random, people }: World, sender: Post): Post {
  const writers = people.writersFor(sender);
  return random.weighted(writers, (post) => (writers.indexOf(post) < 3 ? 3 : 1)) ?? sender;
}

function reviewersFor(
  { random, people, organisation }: World,
  { drafter, sender, topic, receivers }: { drafter: Post; sender: Post; topic: Topic; receivers: Post[] },
): Post[] {
  if (random.chance(0.12)) return [];
  const chain = people.chainBetween(drafter, sender).slice(-3);
  const beside = topic.from
    .map(organisation.post)
    .filter(
      (post) =>
        post.level >= sender.level &&
        ![...chain, ...receivers, sender, drafter].includes(post) &&
        post.companyCode === sender.companyCode,
    );
  const sideways = chain.length < 3 && beside.length > 0 && random.chance(chain.length === 0 ? 0.5 : 0.12);
  return sideways ? [...chain, random.pick(beside)] : chain;
}

function ccsFor(
  { random, organisation }: World,
  { topic, sender, receivers }: { topic: Topic; sender: Post; receivers: Post[] },
): Post[] {
  const isFree = (post: Post | null): post is Post =>
    post !== null && post !== sender && !receivers.includes(post);
  const superior = random.chance(0.35) ? [sender.parent].filter(isFree) : [];
  const peers = topic.to.map(organisation.post).filter((post) => isFree(post) && post.level <= 3);
  const count = random.chance(0.3) ? random.int(1, 2) : 0;
  const besides = random.sample(
    peers.filter((post) => !superior.includes(post)),
    count,
  );
  return [...superior, ...besides].toSorted((a, b) => a.level - b.level);
}

/** Three people of the sender's units, for letters of assignment. */
function namedFor({ people }: World, sender: Post, drafter: Post): Party[] {
  const posts = [...new Set([drafter, ...people.writersFor(sender)])].filter((post) => post !== sender);
  return posts.flatMap((post) => post.holders.map((holder) => ({ post, holder }))).slice(0, 3);
}

/** Progress of the review; without reviewers only the signer can be awaited. */
function progressOf(random: Random, wanted: LetterState, reviewers: number) {
  const isReviewed = awaitsReview(wanted) || isReturned(wanted);
  const state = (reviewers === 0 && isReviewed && stateAfter(newLetter, 'submitted')) || wanted;
  const some = random.int(1, Math.max(1, reviewers));
  const decided = isReturned(state)
    ? some
    : awaitsReview(state)
      ? some - 1
      : wasSubmitted(state)
        ? reviewers
        : 0;
  const note = random.pick(returnNotes);
  if (isReturned(state)) return { state, decided, returned: { by: decided - 1, note } };
  const returned = decided > 0 && random.chance(0.07) ? { by: random.int(0, decided - 1), note } : null;
  return { state, decided, returned };
}
