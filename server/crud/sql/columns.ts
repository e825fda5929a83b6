import type { RowViewer } from '../../../domain/access/viewer.ts';
import { fieldsOfActions } from '../../../resources/actions/action-rules.ts';
import {
  computedBy,
  embedName,
  type Field,
  type FieldOf,
  isLong,
  type Resource,
} from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { countName, firstName, holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { briefName } from '../../../resources/kinds/json/field.ts';
import { lookedAt } from '../../../resources/life/life-rules.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import { kindOf } from '../../kinds/index.ts';
import { rowsSql } from '../parts/rows-sql.ts';
import { conditionOf } from './conditions.ts';
import { quote, tableName } from './names.ts';
import { naturalOrder } from './natural-order.ts';
import { readColumn } from './read-column.ts';
import { isKept, isStored, snakeCase } from './table.ts';

export { quote, tableName };

/** Fields of a row: lists omit long text that no column shows (DESIGN 5), a single record has all. */
export const shownFields = (resource: Resource, whole: boolean): [string, Field][] =>
  Object.entries(resource.fields).filter(
    ([name, field]) =>
      (isKept(field) || computedBy(field)) && (whole || !isLong(field) || resource.columns.includes(name)),
  );

/** SQL expression on `alias` for a record's label: the representing fields joined by a space. */
export function labelOf(resource: Resource, alias: string): string {
  const parts = resource.represent
    .filter((name) => {
      const field = resource.fields[name];
      return field && kindOf(field).isNaming;
    })
    .map((name) => `${alias}.${quote(snakeCase(name))}`);
  if (parts.length === 1) return `${parts[0]}::text`;
  return parts.length === 0 ? `''::text` : `concat_ws(' ', ${parts.join(', ')})`;
}

/** Only a single record marks chosen members that are inactive. */
const memberOf = (target: Resource, whole: boolean): string =>
  whole
    ? `json_strip_nulls(json_build_object('id', m.id, 'label', coalesce(${labelOf(target, 'm')}, ''), 'isActive', nullif(m.is_active, true)))`
    : `json_build_object('id', m.id, 'label', ${labelOf(target, 'm')})`;

/**
 * Select list and joins on `t`: columns, `<embed>` reference labels, reference lists as JSON {id, label}, in trees
 * a has-children flag.
 * @param withParts whether a single record comes with the rows of its parts
 */
export function selection(seen: Resource, whole: boolean, withParts = true): Selection {
  // One statement for all roles: row rules may need fields that a role does not see.
  const resource = wholeOf(seen);
  const made = selections[!whole ? 'rows' : withParts ? 'whole' : 'withoutParts'];
  const found = made.get(resource) ?? makeSelection(resource, whole, withParts);
  made.set(resource, found);
  return found;
}

/** What rules of life and actions look at beside the shown fields; presenters omit it. */
function ruleColumns(resource: Resource, whole: boolean): string[] {
  const { fields, life } = wholeOf(resource);
  const shown = new Set(shownFields(resource, whole).map(([name]) => name));
  // Lists carry only figures of files.
  const isWholly = (name: string): boolean =>
    shown.has(name) && (whole || !fields[name] || !isGivenBriefly(fields[name]));
  const looked = [...(life ? lookedAt(life, fields) : []), ...fieldsOfActions(resource)];
  const hidden = [...new Set(looked)].filter((name) => !isWholly(name));
  return hidden.flatMap((name) => {
    const field = fields[name];
    if (!field || !isStored(field) || field.kind === 'parts') return [];
    const column = `t.${quote(snakeCase(name))}`;
    // Of long texts only whether there is any.
    return [`${isLong(field) && !holdsFiles(field) ? `left(${column}::text, 1)` : column} as ${quote(name)}`];
  });
}

/** SQL for who fired which event that four eyes look at, as JSON; by the steps' index, of a page's rows only. */
export function firedOf(resource: Resource, id: string): string {
  const events = Object.values(resource.life?.events ?? {}).flatMap(({ fourEyes = [] }) => fourEyes);
  if (events.length === 0) return `'[]'::json`;
  const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
  return `(select coalesce(json_agg(json_build_object('event', s.event, 'userId', s.user_id)), '[]')
    from life_step s where s.resource = ${literal(resource.name)} and s.record_id = ${id} and s.undone_at is null
      and s.event in (${[...new Set(events)].map(literal).join(', ')}))`;
}

/** Of files, a list has only how many there are, and the id of the first picture; of JSON its first characters. */
function briefOf(name: string, kind: BriefKind): string[] {
  const column = `t.${quote(snakeCase(name))}`;
  if (kind === 'json') return [`left(${column}::text, ${briefLength}) as ${quote(briefName(name))}`];
  const count = `jsonb_array_length(${column}) as ${quote(countName(name))}`;
  return kind === 'file' ? [count] : [count, `${column} -> 0 ->> 'id' as ${quote(firstName(name))}`];
}

type BriefKind = 'file' | 'image' | 'json';
const isGivenBriefly = (field: Field): field is FieldOf<BriefKind> =>
  holdsFiles(field) || field.kind === 'json';
const briefLength = 120;

/** Nobody's, until `guardedFor` puts a viewer's condition in its place. */
const guardOf = (name: string): string => `/* guarded ${name} */ null::text`;

/**
 * The columns with those labels of guarded references that this viewer may see.
 * @param values of the statement; what the row rules compare with is added
 */
export function guardedFor(
  seen: Resource,
  columns: string,
  viewer: RowViewer | undefined,
  values: unknown[],
): string {
  if (!viewer) return columns;
  let shown = columns;
  for (const [name, field] of Object.entries(seen.fields)) {
    if (field.kind !== 'reference' || !field.options.guarded) continue;
    const target = resourceNamed(field.to);
    const alias = quote(`r_${name}`);
    const label = labelOf(target, alias);
    const condition = conditionOf(values, target.rows(viewer), alias);
    shown = shown.replace(guardOf(name), () =>
      condition === undefined ? label : `case when ${condition} then ${label} end`,
    );
  }
  return shown;
}

type Selection = { columns: string; joins: string };
const selections = {
  whole: new WeakMap<Resource, Selection>(),
  withoutParts: new WeakMap<Resource, Selection>(),
  rows: new WeakMap<Resource, Selection>(),
};

function makeSelection(resource: Resource, whole: boolean, withParts: boolean): Selection {
  const shown = shownFields(resource, whole);
  const isBrief = ([, field]: [string, Field]): boolean => !whole && isGivenBriefly(field);
  const own = columnsOf(
    shown.filter((named) => named[1].kind !== 'parts' && !isBrief(named)),
    't',
    whole,
  );
  const columns = ['t.id', ...own.columns];
  for (const [name, field] of shown)
    if (!whole && isGivenBriefly(field)) columns.push(...briefOf(name, field.kind));
  for (const part of withParts ? partsIn(resource) : [])
    if (shown.some(([name]) => name === part.name)) {
      const rows = rowsSql(part, 't.id', columnsOf(Object.entries(part.field.fields), 'p', whole));
      columns.push(`${rows} as ${quote(part.name)}`);
    }
  // Runs on the page's rows only, by the reference's index: a tree must know which rows can be expanded.
  if (!whole && resource.parent)
    columns.push(
      `exists(select 1 from ${tableName(resource)} c where c.${quote(snakeCase(resource.parent))} = t.id) as "hasChildren"`,
    );
  // Needed to compute whether a row is writable; presenters omit them.
  if (resource.writableRows || resource.life)
    for (const name of resource.hiddenIds ?? [])
      columns.push(`t.${quote(snakeCase(name))} as ${quote(name)}`);
  columns.push(...ruleColumns(resource, whole));
  if (resource.life) columns.push('t.stage_since as "stageSince"', `${firedOf(resource, 't.id')} as fired`);
  columns.push(
    't.is_active as "isActive"',
    't.version',
    't.created_at as "createdAt"',
    't.updated_at as "updatedAt"',
  );
  return { columns: columns.join(', '), joins: own.joins.join(' ') };
}

/** Columns and joins of fields on `on`; in rows of parts, which are JSON, as the API says them. */
function columnsOf(
  fields: readonly [string, Field][],
  on: 't' | 'p',
  whole: boolean,
): { columns: string[]; joins: string[] } {
  const columns: string[] = [];
  const joins: string[] = [];
  for (const [name, field] of fields) {
    const stored = `${on}.${quote(snakeCase(name))}`;
    if (holdsFiles(field) && !whole) {
      columns.push(...briefOf(name, field.kind));
      continue;
    }
    const view = computedBy(field);
    const computed = quote(`c_${name}`);
    if (view) joins.push(`left join ${quote(view)} ${computed} on ${computed}.id = ${on}.id`);
    columns.push(`${view ? `${computed}.value` : readColumn(field, name, on)} as ${quote(name)}`);
    if (field.kind === 'reference') {
      const target = resourceNamed(field.to);
      const alias = quote(`r_${name}`);
      joins.push(`left join ${tableName(target)} ${alias} on ${alias}.id = ${stored}`);
      const label = field.options.guarded ? guardOf(name) : labelOf(target, alias);
      columns.push(`${label} as ${quote(`label of ${name}`)}`);
      if (whole) columns.push(`${alias}.is_active as ${quote(`active of ${name}`)}`);
    }
    if (field.kind === 'references') {
      const target = resourceNamed(field.to);
      columns.push(`(select coalesce(json_agg(${memberOf(target, whole)} order by ${labelOf(target, 'm')} collate ${naturalOrder}), '[]')
        from ${tableName(target)} m where m.id = any(${stored})) as ${quote(embedName(name))}`);
    }
  }
  return { columns, joins };
}
