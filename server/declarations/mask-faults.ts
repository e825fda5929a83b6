import type { Field, Resource } from '../../resources/declare.ts';
import { maskedBy } from '../../resources/kinds/text/mask.ts';
import type { Found } from './found.ts';

/** The database holds only the mask: nothing can be found, ordered, kept apart or begun by the whole value. */
const ofWholes = [
  'unique',
  'searchable',
  'sortable',
  'exactFilter',
  'secret',
  'stamp',
  'createInto',
  'default',
];

/** Faults of a masked field. */
export function maskFaults(name: string, field: Field, resource: Resource): Found[] {
  const last = maskedBy(field);
  if (last === undefined) return [];
  const { represent, filters, lookup, lookupOne, sort, view, life } = resource;
  const named = { represent, filters, lookup, lookupOne, sort: [sort.field] };
  const asked = Object.values(life?.events ?? {}).some(({ asks = [] }) => asks.includes(name));
  return [
    ...ofWholes
      .filter((option) => option in field.options)
      .map((option) => ({
        at: [`${option}:`],
        says: `"${name}" is masked and ${option}, which takes the whole value. Leave one of them out.`,
      })),
    ...Object.entries(named)
      .filter(([, names]) => names.includes(name))
      .map(([option]) => ({
        at: [`${option}:`, `'${name}'`],
        says: `${option} names "${name}", of which only a mask is known. Leave it out.`,
      })),
    ...(asked
      ? [{ at: ['asks:'], says: `An event asks "${name}", which only its form takes. Leave it out.` }]
      : []),
    ...(view
      ? [{ at: [], says: `"${name}" is masked, which a view's fields cannot be. Leave it out.` }]
      : []),
    ...(Number.isInteger(last) && last >= 1 && last <= 8
      ? []
      : [{ at: ['last:'], says: `"${name}" shows ${last} characters. Write 1 to 8.` }]),
  ];
}
