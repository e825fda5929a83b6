import type { Urgency } from '../../../domain/letters/letter.ts';
import {
  awaitsSignature,
  type LetterState,
  type SignedState,
  signedState,
} from '../../../domain/letters/letter-life.ts';
import { readData } from '../read-data.ts';
import { composeText, writtenText } from './compose.ts';
import type { Post } from './organisation.ts';
import type { LetterPlan } from './plan.ts';
import type { World } from './plan-by-chance.ts';
import { createWords } from './words.ts';
import { hour, momentInWib } from './work-clock.ts';

/** A letter of the reference organisation, sent on its date. */
type Sample = {
  subject: string;
  subType: string;
  classification: string;
  from: string;
  to: string[];
  cc?: string[];
  security: string;
  urgency: Urgency;
  date: string;
  time?: string;
  drafter?: string;
  paragraphs: string[];
  repliesTo?: string;
  files?: string[];
};
/** A letter in progress; `age` is in working hours, `decided` counts reviewers. */
type OpenLetter = {
  state: Exclude<LetterState, SignedState>;
  kind: string;
  topic: string;
  subject: string;
  about?: string;
  drafter: string;
  user?: string;
  sender?: string;
  reviewers?: string[];
  decided?: number;
  note?: string;
  to: string[];
  cc?: string[];
  security?: string;
  urgency?: Urgency;
  age: number;
  files?: string[];
};

/** The sample letters, in order of time; none later than now. */
export function planSamples(world: World): LetterPlan[] {
  const { random, clock, organisation, people } = world;
  const plans: LetterPlan[] = [];
  for (const sample of readData<Sample[]>('subjects').toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const time = sample.time ?? `${random.int(9, 15)}:${random.int(10, 59)}`;
    const wanted = momentInWib(sample.date, time.padStart(5, '0'));
    const latest = clock.dateAt(clock.now - random.int(1, 8) * hour);
    const at = new Date(Math.min(wanted.getTime(), latest.getTime()));
    const party = (post: Post) => people.partyOf(random, post, at);
    const sender = organisation.post(sample.from);
    const writers = people.writersFor(sender);
    const drafter = sample.drafter ? organisation.post(sample.drafter) : (writers[0] ?? sender);
    const reviewers = people.chainBetween(drafter, sender).slice(-3);
    const answered = plans.find(({ subject }) => subject === sample.repliesTo);
    plans.push({
      ...{ id: random.id(at), at, state: signedState, subject: sample.subject },
      kind: organisation.subType(sample.subType),
      text: writtenText(sample.paragraphs),
      security: organisation.security(sample.security),
      classificationId: organisation.classificationId(sample.classification),
      classificationCode: sample.classification,
      urgency: sample.urgency,
      drafter: party(drafter),
      sender: party(sender),
      receivers: sample.to.map(organisation.post).map(party),
      ccs: (sample.cc ?? []).map(organisation.post).map(party),
      reviewers: reviewers.map(party),
      decided: reviewers.length,
      returned: null,
      referenceId: answered?.id ?? null,
      ...(answered && { responseToId: answered.id }),
      files: sample.files ?? [],
      handling: new Map(),
    });
  }
  return plans;
}

/** Plans work for the demo accounts: drafts, returned letters, letters to review and to sign. */
export function planDesks(world: World): LetterPlan[] {
  const { random, clock, organisation, people, topics } = world;
  return readData<OpenLetter[]>('desks').map((letter) => {
    const at = clock.dateAt(clock.now - 1 - letter.age * hour);
    const topic = topics.find(({ code }) => code === letter.topic);
    if (!topic) throw new Error(`A letter on a demo desk is about ${letter.topic}, which is no topic`);
    const words = createWords(random, clock, at);
    const party = (post: Post) => people.partyOf(random, post, at);
    const drafter = party(organisation.post(letter.drafter));
    const own = drafter.post.holders.find(({ email }) => email === letter.user);
    const sender = letter.sender ? organisation.post(letter.sender) : null;
    const receivers = letter.to.map(organisation.post);
    const reviewers = (letter.reviewers ?? []).map(organisation.post);
    const decided = letter.decided ?? (awaitsSignature(letter.state) ? reviewers.length : 0);
    return {
      ...{ id: random.id(at), at, state: letter.state, subject: words.fill(letter.subject) },
      kind: organisation.subType(letter.kind),
      text: composeText(random, {
        ...{ kindCode: letter.kind, topic, words },
        about: words.fill(letter.about ?? letter.subject),
        sender: sender ?? drafter.post,
        downward: sender !== null && receivers.every((post) => post.level > sender.level),
        named: receivers.map(party),
      }),
      security: organisation.security(letter.security ?? 'B'),
      classificationId: organisation.classificationId(topic.classification),
      classificationCode: topic.classification,
      urgency: letter.urgency ?? 'BIASA',
      drafter: own ? { ...drafter, holder: own } : drafter,
      sender: sender && party(sender),
      receivers: receivers.map(party),
      ccs: (letter.cc ?? []).map(organisation.post).map(party),
      reviewers: reviewers.map(party),
      decided,
      returned: letter.note ? { by: decided - 1, note: letter.note } : null,
      referenceId: null,
      files: letter.files ?? [],
      handling: new Map(),
    };
  });
}
