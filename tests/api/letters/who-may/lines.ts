import type { Answer, Caller, Ok } from '../../../support/app.ts';
import type { Person } from './cast.ts';

/**
 * Sign per state: `.` 404, `x` 403, `-` 409, `+` 200, in this order (DESIGN 6). `X`: 403 always, role lacks page
 * (SPEC A2). One sign: all visible states.
 */
export type Signs = string;
export const statusOf: Record<string, number> = { '.': 404, x: 403, X: 403, '-': 409, '+': 200 };

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
export type Rows = Partial<Record<Person | keyof typeof groups, Signs>>;

export type Line<Subject> = {
  /** Request body; undefined for verbs without one. */
  body?: (on: Subject, by: Caller) => object | Promise<object>;
  query?: string;
  /** Maps path parameters to the subject's ids. */
  ids?: Partial<Record<string, keyof Subject>>;
  /** Sign for users who see it but are in no row; default: forbidden. */
  otherwise?: '+' | 'x' | '-' | '.';
  rows?: Rows;
  /** Where letters of other kinds differ; only the states that there are. */
  outgoing?: Rows;
  incoming?: Rows;
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
export type Lines<Subject> = Record<string, Line<Subject>>;

export const verbOf = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Gives a person's own signs, else those of the first group that names them. */
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

/** Gives a person's expected signs from the line and what they see. */
export function signsOf(line: Pick<Line<never>, 'rows' | 'otherwise'>, person: Person, sees: Signs): Signs {
  const isUnrighted = (groups.unrighted as readonly string[]).includes(person);
  const own = signsFor(line.rows, person) ?? (isUnrighted ? 'x' : (line.otherwise ?? 'x'));
  return own.length === 1 && sees.length > 1 ? spread(own, sees) : own;
}

/** Sends a verb. `spoil` adds an unknown field: body errors must come last. */
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
