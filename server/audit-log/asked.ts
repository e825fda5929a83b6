import { type SQL, sql } from 'drizzle-orm';
import { auditSubjects } from '../../domain/audit/action-labels.ts';
import { type AuditKind, type AuditWay, actionsOfKind } from '../../domain/audit/audit-log.ts';
import { translate } from '../../lib/language.ts';
import { isRealDay } from '../../lib/shapes.ts';
import { plusDays, startOfDayInWib } from '../../lib/wib.ts';
import { resources } from '../../resources/index.ts';
import { rangeIn } from '../../resources/views/range.ts';
import { badRequest, type ListQuery, queryMessages } from '../http/index.ts';
import { filtersOf, idIn } from '../letters/index.ts';

/**
 * Conditions on `audit_log a` for the log's filters; one that its indexes serve each.
 * @throws Refusal 400 for unknown filters and values, a search, an order or a page
 */
export function askedOf(query: ListQuery): { conditions: SQL; after: string | undefined } {
  const { after, ...filters } = lowered(query.filters);
  if (query.firstChar) throw badRequest({ FirstChar: [translate(unsearchable)] });
  if (query.orderBy) throw badRequest({ OrderBy: [translate(queryMessages.unsortable)] });
  if (query.page > 1) throw badRequest({ Page: [translate(byAfter)] });
  if (after !== undefined && !/^\d{1,18}$/.test(after))
    throw badRequest({ After: [translate(queryMessages.unknownValue)] });
  const conditions = filtersOf(
    { ...query, filters },
    {
      userid: idIn('a.user_id'),
      recordid: idIn('a.record_id'),
      resource: (value) => (isSubject(value) ? sql`a.resource = ${value}` : undefined),
      kind: (value) => ofKind(value),
      way: (value) => (Object.hasOwn(ways, value) ? ways[value as AuditWay] : undefined),
      at: (value) => within(value),
    },
  );
  return { conditions, after };
}

const unsearchable = {
  id: 'Log audit tidak dapat dicari dengan kata.',
  en: 'The audit log cannot be searched by words.',
};
const byAfter = {
  id: 'Halaman berikutnya diminta dengan After.',
  en: 'The next page is asked for by After.',
};

const lowered = (filters: Record<string, string>): Record<string, string> & { after?: string } =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name.toLowerCase(), value]));

const isSubject = (value: string): boolean =>
  Object.hasOwn(auditSubjects, value) || resources.some(({ name }) => name === value);

function ofKind(value: string): SQL | undefined {
  if (value === 'change') {
    const others = sql.param(Object.values(actionsOfKind).flat());
    return sql`a.action <> all(${others}::text[])`;
  }
  if (!Object.hasOwn(actionsOfKind, value)) return undefined;
  return sql`a.action = any(${sql.param(actionsOfKind[value as Exclude<AuditKind, 'change'>])}::text[])`;
}

/** An entry of a delegation or a secretary; as one array, since the index of entries serves that. */
export const onBehalf = sql`coalesce(a.entry_id = any(array(
  select d.id from delegation d union all select s.id from secretary s)), false)`;

const ways: Record<AuditWay, SQL> = {
  own: sql`a.user_id is not null and a.token_id is null and not ${onBehalf}`,
  behalf: sql`a.entry_id = any(array(select d.id from delegation d union all select s.id from secretary s))`,
  token: sql`a.token_id is not null`,
  system: sql`a.user_id is null`,
};

/** Days from..to in Western Indonesia, both included. */
function within(value: string): SQL | undefined {
  const range = rangeIn(value) ?? { from: value, to: value };
  const { from, to } = range;
  if ((!from && !to) || [from, to].some((day) => day && !isRealDay(day)) || (from && to && from > to))
    return undefined;
  return sql.join(
    [
      ...(from ? [sql`a.at >= ${startOfDayInWib(from)}::timestamptz`] : []),
      ...(to ? [sql`a.at < ${startOfDayInWib(plusDays(to, 1))}::timestamptz`] : []),
    ],
    sql` and `,
  );
}
