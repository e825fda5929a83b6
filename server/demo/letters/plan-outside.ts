import {
  awaitsReview,
  isSigned,
  type LetterState,
  signedState,
} from '../../../domain/letters/letter-life.ts';
import type { DispatchChannel } from '../../../domain/letters/outgoing.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { demoId } from '../ids.ts';
import { readData } from '../read-data.ts';
import { writtenText } from './compose.ts';
import type { FileContent } from './demo-files.ts';
import type { Post } from './organisation.ts';
import type { Arrival, Dispatched, Leaving, LetterPlan, Outsider, Party } from './plan.ts';
import type { World } from './plan-by-chance.ts';
import { createRandom, type Random } from './random.ts';
import { createWords } from './words.ts';
import { hour, momentInWib, workday } from './work-clock.ts';
import { type ContractData, writeContract } from './write-contract.ts';

type Common = {
  key: string;
  kind: string;
  subject: string;
  classification: string;
  cc?: string[];
  security?: string;
  urgency?: LetterPlan['urgency'];
  /** Working hours before now. */
  age: number;
};
/** A letter from outside; `written` counts working days before its registration `by` a post. */
type ArrivalData = Common & {
  from?: string;
  name?: string;
  number: string;
  to: string[];
  written: number;
  by: string;
  place: [location: string, cupboard: string, box: string];
  lines: string[];
};
/** A letter written here that goes outside, answers another, is signed by delegation or is cancelled. */
type LetterData = Common & {
  state?: LetterState;
  drafter: string;
  user?: string;
  sender: string;
  /** The delegation for signing a.n.; `acting` names the user who holds the post as Plh. */
  mandate?: string;
  acting?: string;
  reviewers?: string[];
  decided?: number;
  to?: string[];
  outside?: string[];
  outsideCc?: string[];
  address?: string;
  answers?: string;
  date?: string;
  time?: string;
  files?: string[];
  paragraphs: string[];
  /** Its articles follow the paragraphs. */
  contract?: ContractData;
  dispatches?: DispatchData[];
  cancelled?: { after: number; reason: string };
};
/** `after` counts working hours from signing, a proof's `days` working days from then. */
type DispatchData = {
  channel: DispatchChannel;
  after: number;
  by: string;
  note?: string;
  trackingNumber?: string;
  failed?: Record<string, string>;
  proof?: { receiver: string; days: number };
};
type InstitutionData = { code: string; name: string; email: string };

/** Plans the letters of `data/outside.json`, sent and open ones apart. */
export function planOutside(world: World): { sent: LetterPlan[]; open: LetterPlan[] } {
  // A separate random source, so that these letters do not change the others.
  const random = createRandom(20_261_122);
  const { arrivals, letters } = readData<{ arrivals: ArrivalData[]; letters: LetterData[] }>('outside');
  const come = arrivals.map((data) => planArrival(world, random, data));
  countAgenda(come);
  const byKey = new Map(arrivals.map(({ key }, index) => [key, come[index]]));
  const written = letters.map((data) => {
    const plan = planLetter(world, random, data, byKey.get(data.answers ?? ''));
    byKey.set(data.key, plan);
    return plan;
  });
  const all = [...come, ...written];
  return {
    sent: all.filter(({ state }) => isSigned(state)),
    open: all.filter(({ state }) => !isSigned(state)),
  };
}

/** Scans by the names used in plans, with the outside writer as heading. */
export const scansOf = (plans: readonly LetterPlan[]): Map<string, FileContent> =>
  new Map(
    plans.flatMap(({ arrival, files, subject }) => {
      const [name] = files;
      if (!arrival || !name) return [];
      const content = [`Nomor: ${arrival.number}`, '', ...arrival.lines].map(plain);
      return [[name, { title: plain(subject), heading: plain(arrival.senderName), content }]];
    }),
  );

/** What a small PDF can print. */
const plain = (text: string): string => text.replaceAll('–', '-');

function planArrival(world: World, random: Random, data: ArrivalData): LetterPlan {
  const { clock, organisation, people } = world;
  const at = clock.dateAt(clock.now - 1 - data.age * hour);
  const words = createWords(random, clock, at);
  const party = (post: string) => people.partyOf(random, organisation.post(post), at);
  const date = dayInWib(clock.dateAt(clock.secondsAt(at) - data.written * workday));
  const number = `${data.number}/${date.slice(0, 4)}`;
  const [location, cupboard, box] = data.place;
  const sender = data.from ? outsider(data.from) : { name: data.name ?? '', institutionId: null };
  const arrival: Arrival = {
    ...{ number, date, place: { location, cupboard, box }, senderName: sender.name },
    institutionId: sender.institutionId,
    lines: data.lines.map(words.fill),
    agenda: { unitId: organisation.post(data.by).unitId, year: Number(dayInWib(at).slice(0, 4)), number: 0 },
  };
  return {
    ...common(world, random, data, at),
    subject: words.fill(data.subject),
    state: signedState,
    text: { html: '', snippet: `Nomor ${number}, tanggal ${longDate(date)}` },
    drafter: party(data.by),
    sender: null,
    receivers: data.to.map(party),
    reviewers: [],
    decided: 0,
    files: [`scan-${data.key}`],
    arrival,
  };
}

/** Numbers of a unit's agenda in a year, in the order of registering. */
function countAgenda(plans: readonly LetterPlan[]): void {
  const last = new Map<string, number>();
  for (const { arrival } of plans.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (!arrival) continue;
    const agenda = `${arrival.agenda.unitId} ${arrival.agenda.year}`;
    arrival.agenda.number = (last.get(agenda) ?? 0) + 1;
    last.set(agenda, arrival.agenda.number);
  }
}

function planLetter(world: World, random: Random, data: LetterData, answered?: LetterPlan): LetterPlan {
  const { clock, organisation, people } = world;
  const wanted = data.date && momentInWib(data.date, data.time ?? '09:00').getTime();
  const at = wanted
    ? new Date(Math.min(wanted, clock.dateAt(clock.now - hour).getTime()))
    : clock.dateAt(clock.now - 1 - data.age * hour);
  const words = createWords(random, clock, at);
  const party = (post: string) => people.partyOf(random, organisation.post(post), at);
  const own = holderOf(organisation.post(data.drafter), ({ email }) => email === data.user);
  const acting = holderOf(
    organisation.post(data.sender),
    ({ userId }) => userId === demoId('user', data.acting ?? ''),
  );
  const reviewers = (data.reviewers ?? []).map(party);
  const state = data.state ?? signedState;
  const text = writtenText(data.paragraphs);
  const written = data.contract && writeContract(data.contract, dayInWib(at));
  return {
    ...common(world, random, data, at),
    ...{ state, subject: words.fill(data.subject), text },
    ...(written && { text: { ...text, html: text.html + written.html }, contract: written.contract }),
    drafter: own ?? party(data.drafter),
    sender: acting ?? party(data.sender),
    receivers: (data.to ?? []).map(party),
    reviewers,
    decided: data.decided ?? (awaitsReview(state) ? 0 : reviewers.length),
    files: data.files ?? [],
    ...(answered && { referenceId: answered.id, responseToId: answered.id }),
    ...(data.mandate && { delegations: [{ id: demoId('delegation', data.mandate), type: 'an' }] }),
    ...(data.acting && {
      delegations: [{ id: demoId('job-mapping', `${data.acting} ${data.sender}`), type: 'plh' }],
    }),
    ...(data.outside && { leaving: leavingOf(world, data, at, party) }),
    ...(data.cancelled && {
      cancelled: { at: later(world, at, data.cancelled.after * hour), reason: data.cancelled.reason },
    }),
  };
}

function holderOf(post: Post, is: (holder: Post['holders'][number]) => boolean): Party | undefined {
  const holder = post.holders.find(is);
  return holder && { post, holder };
}

function leavingOf(world: World, data: LetterData, at: Date, party: (post: string) => Party): Leaving {
  const to = (data.outside ?? []).map(outsider);
  const dispatches = (data.dispatches ?? []).map((dispatch, index): Dispatched => {
    const left = later(world, at, dispatch.after * hour);
    const failed = Object.entries(dispatch.failed ?? {}).map(
      ([code, words]) => [outsider(code).email ?? '', words] as const,
    );
    return {
      id: demoId('dispatch', `${data.key} ${index}`),
      channel: dispatch.channel,
      at: left,
      by:
        dispatch.by === data.drafter
          ? (holderOf(party(dispatch.by).post, ({ email }) => email === data.user) ?? party(dispatch.by))
          : party(dispatch.by),
      note: dispatch.note ?? null,
      trackingNumber: dispatch.trackingNumber ?? null,
      failed: new Map(failed),
      proof: dispatch.proof
        ? { receiver: dispatch.proof.receiver, at: later(world, left, dispatch.proof.days * workday + hour) }
        : null,
    };
  });
  return { address: data.address ?? '', to, cc: (data.outsideCc ?? []).map(outsider), dispatches };
}

/** Some working time later, never later than now. */
const later = ({ clock }: World, at: Date, seconds: number): Date =>
  clock.dateAt(Math.min(clock.now - 1, clock.secondsAt(at) + seconds));

function common({ organisation, people }: World, random: Random, data: Common, at: Date) {
  return {
    ...{ id: demoId('letter', data.key), at, kind: organisation.subType(data.kind) },
    security: organisation.security(data.security ?? 'B'),
    classificationId: organisation.classificationId(data.classification),
    classificationCode: data.classification,
    urgency: data.urgency ?? 'BIASA',
    ccs: (data.cc ?? []).map((post) => people.partyOf(random, organisation.post(post), at)),
    returned: null,
    referenceId: null,
    handling: new Map(),
  } satisfies Partial<LetterPlan>;
}

/** Finds a demo institution by code, else uses the text as a name. */
function outsider(code: string): Outsider {
  const known = readData<InstitutionData[]>('institutions').find((one) => one.code === code);
  return known
    ? { name: known.name, email: known.email, institutionId: demoId('institution', code) }
    : { name: code, email: null, institutionId: null };
}
