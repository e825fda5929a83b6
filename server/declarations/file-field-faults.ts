import type { Resource } from '../../resources/declare.ts';
import { holdsFiles, mostFiles, mostKB } from '../../resources/kinds/file/limits.ts';
import type { Field } from '../../resources/kinds/index.ts';
import type { Found } from './found.ts';

/** Fields of files: limits that hold, and no place where a record is named, found or ordered by a value. */
export function holdsFilesSoundly(name: string, field: Field, resource: Resource): Found[] {
  if (!holdsFiles(field)) return [];
  const { most = 1, maxKB = mostKB, accept } = field.options;
  const places: [string, readonly string[]][] = [
    ['represent', resource.represent],
    ['filters', resource.filters],
    ['lookup', [...resource.lookup, ...resource.lookupOne]],
    ['sort', [resource.sort.field]],
  ];
  return [
    ...outside('most', name, most, mostFiles),
    ...outside('maxKB', name, maxKB, mostKB),
    ...(accept?.length === 0
      ? [{ at: ['accept:'], says: `"${name}" accepts nothing. Leave accept out to take every kind.` }]
      : []),
    ...places
      .filter(([, names]) => names.includes(name))
      .map(([option]) => ({
        at: [],
        says: `${option} names "${name}", which holds files. Leave it out there.`,
      })),
  ];
}

const outside = (option: string, name: string, value: number, most: number): Found[] =>
  Number.isInteger(value) && value >= 1 && value <= most
    ? []
    : [{ at: [`${option}:`], says: `${option} of "${name}" is ${value}. Write 1 to ${most}.` }];
