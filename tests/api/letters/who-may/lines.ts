import type { Answer, Caller, Ok } from '../../../support/app.ts';
import type { Person } from './cast.ts';

/** `.` 404, `x` 403, `-` 409, `+` 200, in this order (DESIGN 6). `X`: 403 unseen too, the role lacks the page (SPEC A2). */
export type Sign = '.' | 'x' | 'X' | '-' | '+';
export const statusOf: Record<Sign, number> = { '.': 404, x: 403, X: 403, '-': 409, '+': 200 };
/** One sign for all states, or some states' own; what is not seen is `.` in any case. */
export type Signs<State extends string> = Sign | ({ [S in State]?: Sign } & { otherwise: Sign });

/** Permitted in these states, too late or too early in others. */
export const may = <State extends string>(...states: State[]): Signs<State> => ({
  ...(Object.fromEntries(states.map((state) => [state, '+'])) as { [S in State]?: Sign }),
  otherwise: '-',
});

/** People who may the same. */
export const groups = {
  drafters: ['drafter', 'sharer'],
  reviewers: ['reviewer', 'reviewerDelegate'],
  signers: ['signer', 'signerDeputy'],
  /** The sender's side, without read-only actors. */
  senders: ['signer', 'signerDeputy', 'signerSecretary', 'signerHandler'],
  receivers: ['receiver', 'receiverSecretary', 'receiverHandler'],
  /** Delegations for reading only. */
  readers: ['signerReader', 'receiverReader'],
  secretaries: ['signerSecretary', 'receiverSecretary'],
  delegates: [
    ...(['drafterDelegate', 'reviewerDelegate', 'signerReader', 'signerHandler', 'signerDeputy'] as const),
    ...(['receiverReader', 'receiverHandler'] as const),
  ],
  recipients: ['recipient', 'supporter'],
  unrighted: ['unrightedDrafter', 'unrightedReceiver'],
} as const satisfies Record<string, readonly Person[]>;
export type Actor = Person | keyof typeof groups;
export type Rows<State extends string> = Partial<Record<Actor, Signs<State>>>;

export type Line<Subject extends { state: string }> = {
  /** Request body; undefined for verbs without one. */
  body?: (on: Subject, by: Caller) => object | Promise<object>;
  query?: string;
  /** Maps path parameters to the subject's ids. */
  ids?: Partial<Record<string, keyof Subject>>;
  /** Sign for users who see it but are in no row; default: forbidden. */
  otherwise?: Sign;
  rows?: Rows<Subject['state']>;
  /** Where letters of other kinds differ. */
  outgoing?: Rows<Subject['state']>;
  incoming?: Rows<Subject['state']>;
  /** See it for this verb in every state, which they would not otherwise. */
  seenBy?: readonly Actor[];
  /** Repeatable in any number, by any users: it blocks no later call. */
  isRepeatable?: boolean;
  /** A batch verb: the response has one outcome per record. */
  isBulk?: boolean;
  /** The 409 depends on the body, so the body is validated first. */
  isBodyFirst?: boolean;
  /** How it is sent, where that is no JSON. */
  send?: (by: Caller, url: string) => Promise<Answer<Ok>>;
};
/** Lines by verb; brackets name a variant of the verb. */
export type Lines<Subject extends { state: string }> = Record<string, Line<Subject>>;

export const verbOf = (name: string): string => name.replace(/ \(.*\)$/, '');

/** The person, or a group that names them. */
export const isOneOf = (actors: readonly Actor[], person: Person): boolean =>
  actors.some((actor) => actor === person || membersOf(actor).includes(person));
const membersOf = (actor: Actor): readonly Person[] =>
  actor in groups ? groups[actor as keyof typeof groups] : [];

/** Gives a person's own signs, else those of the first group that names them. */
export function signsFor<State extends string>(rows: Rows<State>, person: Person): Signs<State> | undefined {
  const actors = Object.keys(rows) as Actor[];
  return rows[person] ?? rows[actors.find((actor) => membersOf(actor).includes(person)) ?? person];
}

/** Gives what a person is expected to get in a state. */
export function signOf<State extends string>(
  { rows = {}, otherwise = 'x' }: { rows?: Rows<State>; otherwise?: Sign },
  person: Person,
  state: State,
  isSeen: boolean,
): Sign {
  const signs: Signs<State> = signsFor(rows, person) ?? (isOneOf(['unrighted'], person) ? 'x' : otherwise);
  const sign = typeof signs === 'string' ? signs : (signs[state] ?? signs.otherwise);
  return isSeen || sign === 'X' ? sign : '.';
}

/** Sends a verb. `spoil` adds an unknown field: body errors must come last. */
export async function call<Subject extends { state: string }>(
  name: string,
  line: Line<Subject>,
  by: Caller,
  on: Subject,
  spoil = false,
): Promise<Answer<Ok>> {
  const [method = '', address = ''] = verbOf(name).split(' ');
  const url = `${address.replace(/:(\w+)/g, (_all, param: string) => {
    const key = (line.ids?.[param] ?? param) as keyof Subject;
    return encodeURIComponent(String(on[key]));
  })}${line.query ?? ''}`;
  if (line.send) return line.send(by, url);
  if (method === 'GET' || method === 'DELETE') return by.ask({ method, url });
  const body = await line.body?.(on, by);
  // Where nothing is taken, that is said before all else.
  const unknown = spoil && body && !line.isBulk && !line.isBodyFirst && { tidakDikenal: true };
  return by.ask({ method: method as 'POST' | 'PUT', url, payload: { ...body, ...unknown } });
}

/** The status of an answer, of one of many that of its own outcome. */
export const told = ({ status, body }: Answer<Ok>, line: Pick<Line<never>, 'isBulk'>): number =>
  line.isBulk && status === 200 ? (body.data.items[0].statusCode ?? 200) : status;
