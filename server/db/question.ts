import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/** A reading statement and how to interpret its rows; without a statement there are no rows. */
export type Question<Answer> = { select?: SQL; read: (rows: never[]) => Answer };

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends Question<infer Answer> ? Answer : never;
};

export const question = <Row, Answer>(select: SQL, read: (rows: Row[]) => Answer): Question<Answer> => ({
  select,
  read,
});

/** A known answer that needs no statement. */
export const settled = <Answer>(answer: Answer): Question<Answer> => ({ read: () => answer });

/** The same question with another answer made of its answer. */
export const mapAnswer = <Answer, Made>(
  { select, read }: Question<Answer>,
  make: (answer: Answer) => Made,
): Question<Made> => ({ ...(select && { select }), read: (rows) => make(read(rows)) });

/** Several questions as one. */
export function together<const Questions extends Record<string, Question<unknown>>>(
  questions: Questions,
): Question<Answers<Questions>> {
  const asked = Object.entries(questions).flatMap(([name, { select }]) =>
    select ? [sql`(${rowsOf(select)}) as ${sql.identifier(name)}`] : [],
  );
  const read = ([row]: Record<string, never[]>[]) =>
    Object.fromEntries(
      Object.entries(questions).map(([name, one]) => [name, one.read(row?.[name] ?? [])]),
    ) as Answers<Questions>;
  return asked.length > 0
    ? question(sql`select ${sql.join(asked, sql`, `)}`, read)
    : { read: () => read([]) };
}

/** Runs all questions in one statement. Timestamps arrive as text: rows travel as JSON. */
export async function ask<Answer>(executor: Executor, { select, read }: Question<Answer>): Promise<Answer> {
  if (!select) return read([]);
  const found = await executor.execute<{ rows: never[] }>(sql`select (${rowsOf(select)}) as rows`);
  return read(found.rows[0]?.rows ?? []);
}

const rowsOf = (select: SQL): SQL => sql`select coalesce(json_agg(r), '[]') from (${select}) r`;
