import type { Answer, Caller, Ok } from '../../../support/app.ts';
import type { Person } from './cast.ts';

/**
 * One sign for each state of what a verb is done to: `.` it is not there for them (404), `x` not theirs to do (403), `-`
 * not now (409), `+` done (200); in this order, as DESIGN 6 asks. `X` is a 403 whatever it is done to: the role has not
 * the page that the verb stands on (SPEC A2). One sign alone stands for every state in which they see it.
 */
export type Signs = string;
export const statusOf: Record<string, number> = { '.': 404, x: 403, X: 403, '-': 409, '+': 200 };

/** People who may the same. */
export const groups = {
  drafters: ['drafter', 'sharer'],
  reviewers: ['reviewer', 'reviewerDelegate'],
  signers: ['signer', 'signerDeputy'],
  /** The sender's side, whoever acts there and not only reads. */
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
export type Rows = Partial<Record<Person | keyof typeof groups, Signs>>;

export type Line<Subject> = {
  /** What is sent; left out where a verb takes nothing. */
  body?: (on: Subject, by: Caller) => object | Promise<object>;
  query?: string;
  /** Which of the subject's ids stands in the address for a part of it. */
  ids?: Partial<Record<string, keyof Subject>>;
  /** For whoever sees it and is not named: may they? Nobody, when it is left out. */
  otherwise?: '+' | 'x' | '-' | '.';
  rows?: Rows;
  /** Where letters of other kinds differ; only the states that there are. */
  outgoing?: Rows;
  incoming?: Rows;
  /** Done once or often, by one or many: it leaves nothing that keeps the next from doing it. */
  isRepeatable?: boolean;
  /** One of many at once: the answer to this one stands in its outcome. */
  isBulk?: boolean;
  /** Whether it is too late depends on what is asked for, so the body is read first. */
  isBodyFirst?: boolean;
  /** How it is sent, where that is no JSON. */
  send?: (by: Caller, url: string) => Promise<Answer<Ok>>;
};
/** Lines by verb; in brackets behind it which of its ways, where it has several. */
export type Lines<Subject> = Record<string, Line<Subject>>;

export const verbOf = (name: string): string => name.replace(/ \(.*\)$/, '');

/** A person's signs among rows: their own, else those of the first group that names them. */
export function signsFor(rows: Rows | undefined, person: Person): Signs | undefined {
  if (!rows) return undefined;
  if (rows[person] !== undefined) return rows[person];
  const group = (Object.keys(rows) as (keyof Rows)[]).find(
    (name) => name in groups && (groups[name as keyof typeof groups] as readonly string[]).includes(person),
  );
  return group && rows[group];
}

/** One sign for every state in which they see it. */
export const spread = (sign: string, sees: Signs): Signs =>
  sign === 'X' ? sees.replace(/./g, 'X') : sees.replaceAll('+', sign);

/** What a person is to get, by the line and by what they see. */
export function signsOf(line: Pick<Line<never>, 'rows' | 'otherwise'>, person: Person, sees: Signs): Signs {
  const isUnrighted = (groups.unrighted as readonly string[]).includes(person);
  const own = signsFor(line.rows, person) ?? (isUnrighted ? 'x' : (line.otherwise ?? 'x'));
  return own.length === 1 && sees.length > 1 ? spread(own, sees) : own;
}

/** Sends a verb to its address. `spoil` adds a field it does not know: what is wrong with a body is said last. */
export async function call<Subject extends object>(
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
