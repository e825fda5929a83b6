import type { Pool } from 'pg';
import { pictureAddress } from '../../../domain/accounts/account.ts';
import type { Change, HistoryItem } from '../../../domain/calls/record-history.ts';
import { translate } from '../../../lib/language.ts';
import { formResource } from '../../../resources/actions/action-rules.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { waysOf } from '../../../resources/row-rule.ts';
import { badRequest, type ListData, queryMessages, readListQuery } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import { labelOf, tableName } from '../sql/columns.ts';
import { comesBack } from './former-values.ts';
import { changesOf, noteReferences, type Wanted } from './history-changes.ts';

type Entry = {
  id: string;
  at: Date;
  action: string;
  before: Row | null;
  after: Row | null;
  userId: string | null;
  userName: string | null;
  acting: string | null;
  via: string | null;
  pictureHash: string | null;
};

/**
 * Newest first, in three statements at most. The caller must check that the record may be read.
 * @param resource as the reader's role sees it: other fields are left out
 * @param rule omits changes made while the record was out of the viewer's reach
 */
export async function readHistory(
  pool: Pool,
  resource: Resource,
  id: string,
  { page, perPage }: { page: number; perPage: number },
  rule: RowRule,
): Promise<ListData<HistoryItem>> {
  const entriesOf = whichEntries('resource = $1 and record_id = $2', rule);
  const values = [resource.name, id, ...entriesOf.values];
  const [entries, count] = await Promise.all([
    pool.query<Entry>(entriesStatement(entriesOf.sql, values.length), [
      ...values,
      perPage,
      (page - 1) * perPage,
    ]),
    pool.query<{ n: number }>(`select count(*)::int as n from audit_log where ${entriesOf.sql}`, values),
  ]);
  return { items: await presented(pool, resource, entries.rows), totalCount: count.rows[0]?.n ?? 0 };
}

/**
 * One entry of the whole log as its record's history shows it.
 * @param resource as the reader's role sees it
 * @returns undefined where the rule keeps it from the reader
 */
export async function readHistoryEntry(
  pool: Pool,
  resource: Resource,
  entryId: string,
  rule: RowRule,
): Promise<HistoryItem | undefined> {
  const entry = await findEntry(pool, resource, entryId, rule);
  return entry && (await presented(pool, resource, [entry]))[0];
}

/**
 * One entry of a record's history as it is kept, with who made it.
 * @param recordId any record's where it is left out
 * @returns undefined where there is none, or the rule keeps it from the reader
 */
export async function findEntry(
  pool: Pool,
  resource: Resource,
  entryId: string,
  rule: RowRule,
  recordId: string | null = null,
): Promise<Entry | undefined> {
  const entriesOf = whichEntries(
    'resource = $1 and id = $2 and ($3::uuid is null or record_id = $3)',
    rule,
    3,
  );
  const values = [resource.name, entryId, recordId, ...entriesOf.values];
  const found = await pool.query<Entry>(entriesStatement(entriesOf.sql, values.length), [...values, 1, 0]);
  return found.rows[0];
}

async function presented(pool: Pool, resource: Resource, entries: readonly Entry[]): Promise<HistoryItem[]> {
  const wanted: Wanted = new Map();
  for (const { action, before, after } of entries) {
    noteReferences(resource, before ?? {}, after ?? {}, wanted);
    const asked = askedBy(resource, action, after);
    if (asked) noteReferences(asked.form, {}, asked.given, wanted);
  }
  const labels = await labelsOf(pool, wanted);
  const label = (to: string, ofId: string) => labels.get(`${to} ${ofId}`);
  return entries.map((entry) => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    action: entry.action,
    by: entry.userId
      ? {
          id: entry.userId,
          label: entry.userName ?? translate(deletedUser),
          urlImage: pictureAddress(entry.userId, entry.pictureHash),
        }
      : null,
    as: entry.acting ? { label: entry.acting } : null,
    via: entry.via,
    ...revealed(resource, entry),
    changes: withAsked(
      changesOf(resource, entry.before ?? {}, entry.after ?? {}, label),
      askedBy(resource, entry.action, entry.after),
      label,
    ),
    ...(comesBack(resource, entry) && { hasFormer: true }),
  }));
}

export const deletedUser = { id: 'Pengguna yang sudah dihapus', en: 'A user who was deleted' };

type Asked = { form: Resource; given: Row };

/** The form of an action, as it was filled in. What it asks for a hidden field, by its name, is hidden as that is. */
function askedBy(seen: Resource, action: string, after: Row | null): Asked | undefined {
  const [, name] = action.split('action:');
  const whole = wholeOf(seen);
  const declared = name ? whole.actions?.[name] : undefined;
  if (!declared?.form || !after?.given) return undefined;
  const form = formResource(seen, String(name), declared);
  const isHidden = (field: string): boolean =>
    Object.hasOwn(whole.fields, field) && !Object.hasOwn(seen.fields, field);
  const fields = Object.fromEntries(Object.entries(form.fields).filter(([field]) => !isHidden(field)));
  return { form: { ...form, fields }, given: after.given as Row };
}

/** What a form asked beside what the record became by it. */
const withAsked = (
  changes: Change[],
  asked: Asked | undefined,
  label: (to: string, id: string) => string | undefined,
): Change[] => [
  ...changes,
  ...(asked ? changesOf(asked.form, {}, asked.given, label) : []).filter(({ field }) =>
    changes.every((change) => change.field !== field),
  ),
];

/** Which masked field was opened and why, where the reader's role sees that field. */
function revealed({ fields }: Resource, { action, after }: Entry): Pick<HistoryItem, 'revealed'> {
  const { field, reason } = ((action === 'reveal' && after?.revealed) || {}) as {
    field?: string;
    reason?: string;
  };
  const declared = field !== undefined ? fields[field] : undefined;
  return declared ? { revealed: { label: translate(declared.label), reason: String(reason) } } : {};
}

const mostAPage = 100;

/** @throws Refusal 400 for any parameter but the page and its size */
export function readHistoryQuery(query: Record<string, unknown>): { page: number; perPage: number } {
  const { page, perPage, filters } = readListQuery({ PerPage: '20', ...query });
  const unknown = Object.keys(filters)[0];
  if (unknown) throw badRequest({ [unknown]: [translate(queryMessages.unknownFilter)] });
  if (perPage > mostAPage)
    throw badRequest({
      PerPage: [translate({ id: `Paling banyak ${mostAPage}.`, en: `At most ${mostAPage}.` })],
    });
  return { page, perPage };
}

/** SQL for the post somebody acted in, over `actorJoins`. */
export const actedAs = `coalesce(
  mp.name,
  'Atas nama ' || du.person_name || ', ' || dp.name,
  'Sekretaris ' || sp.name
)`;

/**
 * SQL that finds the actor of rows `a` by user_id and entry_id, which is unique among all kinds of role
 * entries.
 */
export const actorJoins = `
  left join "user" u on u.id = a.user_id
  left join person_setting ps on ps.user_id = a.user_id
  left join lateral (
    select m.position_id from job_mapping m
    where m.user_id = a.user_id
      and (m.id = a.entry_id or exists (select from role r where role_entry_id(m.id, r.id) = a.entry_id))
    limit 1
  ) m on true
  left join position mp on mp.id = m.position_id
  left join delegation d on d.id = a.entry_id left join position dp on dp.id = d.from_position_id
  left join "user" du on du.id = d.from_user_id
  left join secretary s on s.id = a.entry_id left join position sp on sp.id = s.official_position_id`;

const entriesStatement = (which: string, given: number): string => `
  select a.id::text, a.at, a.action, a.before, a.after, a.user_id as "userId", u.person_name as "userName",
    ${actedAs} as acting, tk.name as via, ps.picture_hash as "pictureHash"
  from (
    select * from audit_log where ${which} order by id desc limit $${given + 1} offset $${given + 2}
  ) a
  ${actorJoins}
  left join api_token tk on tk.id = a.token_id
  order by a.id desc`;

/**
 * Checks both before and after: a label shared today may have been private yesterday.
 * @param given how many values the statement has before these
 */
export function whichEntries(asked: string, rule: RowRule, given = 2): { sql: string; values: unknown[] } {
  const ways = waysOf(rule);
  if (ways === 'all') return { sql: asked, values: [] };
  if (ways.length === 0) return { sql: 'false', values: [] };
  const values: unknown[] = [];
  const conditions = ways.map((parts) =>
    parts.map((part) => {
      values.push(part.values.map(String));
      const at = `$${values.length + given}::text[]`;
      return (side: string) =>
        ({
          holds: `coalesce(${side} -> '${part.field}', '[]') ?| ${at}`,
          any: `${side} ->> '${part.field}' = any(${at})`,
          none: `${side} ->> '${part.field}' <> all(${at})`,
        })[part.how];
    }),
  );
  const meets = (side: string): string =>
    conditions.map((all) => `(${all.map((of) => of(side)).join(' and ') || 'true'})`).join(' or ');
  const sides = ['before', 'after'].map((side) => `(${side} is null or ${meets(side)})`);
  return { sql: [asked, ...sides].join(' and '), values };
}

/** Labels of records by resource and id, `manajemen-user.user 0198…`; of those that are gone, none. */
export async function labelsOf(pool: Pool, wanted: Wanted): Promise<Map<string, string>> {
  const asked = [...wanted].filter(([, ids]) => ids.size > 0);
  if (asked.length === 0) return new Map();
  const parts = asked.map(([to], at) => {
    const target = resourceNamed(to);
    return `select ${at} as at, t.id, ${labelOf(target, 't')} as label from ${tableName(target)} t where t.id = any($${at + 1}::uuid[])`;
  });
  const found = await pool.query<{ at: number; id: string; label: string }>(
    parts.join(' union all '),
    asked.map(([, ids]) => [...ids]),
  );
  return new Map(found.rows.map(({ at, id, label }) => [`${asked[at]?.[0]} ${id}`, label]));
}
