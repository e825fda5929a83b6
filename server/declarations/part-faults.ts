import type { FieldOf, Resource } from '../../resources/declare.ts';
import { canBeSummed } from '../../resources/kinds/index.ts';
import { limitsOf } from '../../resources/kinds/parts/field.ts';
import { partsIn } from '../../resources/part-resource.ts';
import type { Found } from './found.ts';
import { nearestOf } from './nearest.ts';

/** Rows have a table of their own: nothing can be sorted, named or found by them. */
export function showsRowsOnPagesOnly(resource: Resource, all: readonly Resource[]): Found[] {
  const { represent, columns, filters, lookup, lookupOne, sort, view } = resource;
  const options = { represent, columns, filters, lookup, lookupOne, sort: [sort.field] };
  const entities = all.map(({ entity }) => entity);
  return partsIn(resource).flatMap(({ name, rows }) => [
    ...(entities.includes(rows.entity)
      ? [{ at: [`${name}:`], says: `"${name}" takes the table of ${rows.entity}. Write another name.` }]
      : []),
    ...Object.entries(options)
      .filter(([, names]) => names.includes(name))
      .map(([option]) => ({
        at: [`${option}:`, `'${name}'`],
        says: `${option} names "${name}", whose rows only the record's own page shows. Leave it out.`,
      })),
    ...(view
      ? [{ at: [`${name}:`], says: `"${name}" has rows, which a view's records cannot have. Leave it out.` }]
      : []),
  ]);
}

/** What these options promise is made for records, not for their rows. */
const ofRecords = [
  ...[
    'unique',
    'searchable',
    'sortable',
    'fixed',
    'stamp',
    'secret',
    'computed',
    'createInto',
    'exactFilter',
    'lockedIf',
    'masked',
  ],
];

/** Faults of the rows themselves; those of their fields are found as any field's are. */
export function rowFaults(name: string, field: FieldOf<'parts'>): Found[] {
  const { least, most } = limitsOf(field);
  const inner = Object.entries(field.fields);
  const summed = inner.filter(([, each]) => canBeSummed(each)).map(([each]) => each);
  return [
    ...(inner.length === 0
      ? [{ at: [], says: `"${name}" has rows without fields. Write what a row holds.` }]
      : []),
    ...(least > most
      ? [{ at: ['least:'], says: `"${name}" has at least ${least} and at most ${most} rows. Exchange them.` }]
      : []),
    ...inner.flatMap(([each, { options }]) => [
      ...(['ownerId', 'position'].includes(each)
        ? [{ at: [`${each}:`], says: `"${each}" is what every row has. Write another name.` }]
        : []),
      ...ofRecords
        .filter((option) => option in options && !(option === 'stamp' && 'formula' in options))
        .map((option) => ({
          at: [`${each}:`, option],
          says: `"${each}" of "${name}" is ${option}, which only fields of records can be. Leave it out.`,
        })),
    ]),
    ...(field.options.totals ?? [])
      .filter((each) => !summed.includes(each))
      .map((each) => ({
        at: ['totals:', `'${each}'`],
        says: `totals of "${name}" names "${each}", which is no number of a row. Write ${nearestOf(each, summed)}.`,
      })),
  ];
}
