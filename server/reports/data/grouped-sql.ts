import type { Field, Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Grouping } from '../../../resources/report-fields.ts';
import { type Conditions, labelOf, quote, snakeCase, tableName, whereOf } from '../../crud/index.ts';

/**
 * One statement for groups, subtotals and total, told by `at` (0: a whole group); k, l and s are keys, labels, sums.
 * Names come from the declaration alone.
 */
export function groupedSql(
  resource: Resource,
  groups: readonly Grouping[],
  measures: readonly string[],
  conditions: Conditions,
  most: number,
): string {
  const column = (name: string): string => `t.${quote(snakeCase(name))}`;
  const fieldOf = ({ name }: Grouping): Field => resource.fields[name] as Field;
  const given = [
    ...groups.map(
      (grouping, at) => `${keySql(fieldOf(grouping), column(grouping.name), grouping.by)} as k${at}`,
    ),
    ...measures.map((name, at) => `${column(name)} as s${at}`),
  ];
  const keys = groups.map((_, at) => `k${at}`);
  const sets = ['()', ...keys.map((_, at) => `(${keys.slice(0, at + 1).join(', ')})`)];
  const sums = measures.map((_, at) => `sum(s${at})::text as s${at}`);
  const grouped = `select ${[
    keys.length > 0 ? `grouping(${keys.join(', ')}) as at` : '0 as at',
    ...keys,
    'count(*)::int as count',
    ...sums,
  ].join(', ')}
    from (select ${given.join(', ') || '1'} from ${tableName(resource)} t ${whereOf(conditions)}) r
    group by grouping sets (${sets.join(', ')}) limit ${most}`;
  const labels = groups.flatMap((grouping, at) => {
    const field = fieldOf(grouping);
    if (field.kind !== 'reference') return [];
    const target = resourceNamed(field.to);
    return [
      {
        column: `${labelOf(target, `r${at}`)} as l${at}`,
        join: `left join ${tableName(target)} r${at} on r${at}.id = g.k${at}`,
      },
    ];
  });
  return `select ${['g.*', ...labels.map((label) => label.column)].join(', ')}
    from (${grouped}) g ${labels.map(({ join }) => join).join(' ')}`;
}

/** Keys as text, of references as ids; moments are those of Western Indonesia. */
function keySql({ kind }: Field, column: string, by: Grouping['by']): string {
  if (kind === 'reference') return column;
  const pattern = by === 'year' ? 'YYYY' : 'YYYY-MM';
  if (kind === 'date') return `to_char(${column}, '${pattern}')`;
  if (kind === 'dateTime') return `to_char(${column} at time zone interval '7 hours', '${pattern}')`;
  return kind === 'yearMonth' && by === 'year' ? `left(${column}, 4)` : `${column}::text`;
}
