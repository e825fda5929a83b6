import type { Answer, Caller, Ok } from '../../../support/app.ts';
import { sampleOf } from '../../../support/sample.ts';
import type { Person } from './cast.ts';
import { call, type Line, type Sign, statusOf, told } from './lines.ts';
import type { Stage } from './stage.ts';

export type Subject = { id: string; state: string; kind?: string };
export type People = readonly (readonly [Person, Caller])[];
export type Cells<S extends Subject> = (line: Line<S>, person: Person, on: S) => Sign;

/**
 * Tries a verb on every subject by every actor. Refusals also get an invalid body and must change nothing;
 * permitted calls run on rows that are restored.
 * @returns deviations from the table
 */
export async function walk<S extends Subject>(
  { kept }: Pick<Stage, 'kept'>,
  name: string,
  line: Line<S>,
  { people, on, cell }: { people: People; on: readonly S[]; cell: Cells<S> },
): Promise<string[]> {
  const cells = people.flatMap(([person, by]) =>
    on.map((subject) => ({ person, by, subject, sign: cell(line, person, subject) })),
  );
  const wrong: string[] = [];
  const tryOne = async ({ person, by, subject, sign }: (typeof cells)[number], spoil: boolean) => {
    const answer = await call(name, line, by, subject, spoil);
    const status = told(answer, line);
    if (status === statusOf[sign] && (status === 200 || isTold(answer))) return;
    const { kind = '', state } = subject;
    wrong.push(`${person}, ${kind} ${state}: ${status} instead of ${statusOf[sign]} ${sayings(answer)}`);
  };
  /** People with the same row of the table stand for each other. */
  const rowOf = (person: Person) => on.map((subject) => cell(line, person, subject)).join('');
  const refused = sampleOf(
    cells.filter(
      ({ sign, subject }, at) => sign !== '+' && !isSaidElsewhere(line, subject, sign, at + name.length),
    ),
    ({ person, subject: { state, kind }, sign }) => [
      `${rowOf(person)} ${state}`,
      `${person} ${sign}`,
      `${kind} ${sign}`,
    ],
    name.length * 7,
  );
  await sixAtOnce(line.isBulk ? [] : refused, (one) => tryOne(one, true));
  for (const [person, by] of line.isBulk ? people : []) {
    const all = refused.filter((one) => one.person === person);
    wrong.push(...(await refusedAtOnce(name, line, by, all)));
  }
  wrong.push(...(await kept.changed()).map((rows) => `${rows} changed`));
  await kept.putBack();

  const allowed = sampleOf(
    onceEach(cells.filter(({ sign }) => sign === '+')),
    ({ person, subject: { state, kind } }) => [rowOf(person), state, `${kind}`],
    name.length * 7,
  );
  if (name.startsWith('GET') || line.isRepeatable) {
    await sixAtOnce(allowed, (one) => tryOne(one, false));
    await kept.putBack();
    return wrong;
  }
  for (const one of allowed) {
    await tryOne(one, false);
    await kept.putBack();
  }
  return wrong;
}

/**
 * Internal letters test every pair of person and state. Outgoing ones sharing the line, and invisible incoming ones
 * (one condition for all), sample a third, different per verb.
 */
const isSaidElsewhere = (line: { outgoing?: unknown }, on: Subject, sign: Sign, at: number): boolean =>
  ((on.kind === 'outgoing' && !line.outgoing) || (on.kind === 'incoming' && sign === '.')) && at % 3 !== 0;

/** Batch verbs are tried in one call with an outcome per record. */
async function refusedAtOnce<S extends Subject>(
  name: string,
  line: Line<S>,
  by: Caller,
  cells: readonly { person: Person; subject: S; sign: Sign }[],
): Promise<string[]> {
  const [first] = cells;
  if (!first) return [];
  const ids = cells.map(({ subject }) => subject.id);
  const manyOf = { ...line, body: async () => ({ ...(await line.body?.(first.subject, by)), ids }) };
  const { status, body } = await call(name, manyOf, by, first.subject);
  return cells.flatMap(({ person, subject, sign }, at) => {
    const got = status === 200 ? body.data.items[at].statusCode : status;
    return got === statusOf[sign] ? [] : [`${person}, ${subject.state}: ${got} instead of ${statusOf[sign]}`];
  });
}

/** Keeps permitted calls once per person and state and once per kind and state: one line covers them all. */
function onceEach<One extends { person: string; subject: Subject }>(cells: readonly One[]): One[] {
  const tried = new Set<string>();
  return cells.filter(({ person, subject: { state, kind } }) => {
    const marks = [`${person} ${state}`, `${kind} ${state}`];
    const isNew = marks.some((mark) => !tried.has(mark));
    for (const mark of marks) tried.add(mark);
    return isNew;
  });
}

/** A refusal says something, and says it in Indonesian. */
export const isTold = ({ status, body }: Answer<Ok>): boolean =>
  status === 200 || (body.message.length > 8 && !/\b(the|not|is|must|invalid)\b/i.test(body.message));
const sayings = ({ body }: Answer<Ok>): string =>
  typeof body === 'object' ? `(${body.message} ${JSON.stringify(body.errors ?? {})})` : '';

async function sixAtOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
