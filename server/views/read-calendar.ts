import type { Pool } from 'pg';
import { realDay } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { plusDays, startOfDayInWib } from '../../lib/wib.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import {
  type Abilities,
  askedFor,
  presenter,
  quote,
  type Row,
  selection,
  snakeCase,
  tableName,
  whereOf,
} from '../crud/index.ts';
import { badRequest, type ListQuery, queryMessages } from '../http/index.ts';

/** More than a month's page has room for. */
const mostRows = 500;
const mostDays = 62;

type Reading = { rule: RowRule; abilities: Abilities | undefined; from: unknown; to: unknown };

/**
 * Records that stand on days of a span, the first first, in one statement.
 * @param resource as the reader's role sees it
 * @throws Refusal 400 for what is no day or too long a span, and for unknown filters or values
 */
export async function readCalendar(
  pool: Pool,
  resource: Resource,
  query: Pick<ListQuery, 'firstChar' | 'filters'>,
  { rule, abilities, ...asked }: Reading,
): Promise<{ items: Row[]; isCut: boolean }> {
  const { from, to } = spanOf(asked);
  const { calendar } = resource;
  // A role that does not see the day has no calendar.
  if (!calendar) return { items: [], isCut: false };
  const conditions = askedFor(resource, query, rule, abilities?.viewer);
  const isMoment = resource.fields[calendar.from]?.kind === 'dateTime';
  const edge = (day: string): string => {
    conditions.values.push(isMoment ? startOfDayInWib(day) : day);
    return `$${conditions.values.length}::${isMoment ? 'timestamptz' : 'date'}`;
  };
  const first = `t.${quote(snakeCase(calendar.from))}`;
  const last = calendar.to ? `greatest(${first}, t.${quote(snakeCase(calendar.to))})` : first;
  conditions.sql.push(`${first} < ${edge(plusDays(to, 1))}`, `${last} >= ${edge(from)}`);
  const { columns, joins } = selection(resource, false);
  const { rows } = await pool.query<Row>(
    `select ${columns} from (select t.* from ${tableName(resource)} t ${whereOf(conditions)}
       order by ${first}, t.id limit ${mostRows + 1}) t ${joins} order by ${first}, t.id`,
    conditions.values,
  );
  return {
    items: rows.slice(0, mostRows).map(presenter(resource, false, abilities)),
    isCut: rows.length > mostRows,
  };
}

const aDay = realDay();

function spanOf({ from, to }: { from: unknown; to: unknown }): { from: string; to: string } {
  const days = { FromDay: aDay.safeParse(from).data, ToDay: aDay.safeParse(to).data };
  const { FromDay, ToDay } = days;
  const odd = Object.entries(days).filter(([, day]) => !day || day < '0002' || day > '9998');
  if (odd.length > 0 || !FromDay || !ToDay)
    throw badRequest(
      Object.fromEntries(odd.map(([name]) => [name, [translate(queryMessages.unknownFilterValue)]])),
    );
  if (ToDay < FromDay || ToDay > plusDays(FromDay, mostDays))
    throw badRequest({
      ToDay: [
        translate({
          id: `Paling banyak ${mostDays} hari setelah hari pertama.`,
          en: `At most ${mostDays} days after the first.`,
        }),
      ],
    });
  return { from: FromDay, to: ToDay };
}
