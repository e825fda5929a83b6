import { describe } from 'vitest';
import type { Field, Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';

/** Options that change how a value is judged or stored. */
const judging = [
  ...['required', 'unique', 'fixed', 'stamp', 'secret', 'only', 'others', 'computed'],
  ...['min', 'max', 'pattern', 'isYear', 'multiline'],
  ...['digits', 'sen'],
  ...['shownIf', 'requiredIf', 'lockedIf'],
];

/** What makes a resource's generated calls differ from another's: its own settings, and its fields' kinds and options. */
const traitsOf = (resource: Resource): string[] => [
  ...Object.keys(resource),
  ...Object.values<Field>(resource.fields).map(({ kind, options }) =>
    [kind, ...judging.filter((option) => option in options)].join(' '),
  ),
];

/** The few resources in which every trait of any of them occurs. */
const distinct = new Set<string>();
const seen = new Set<string>();
const unseenIn = (resource: Resource) => new Set(traitsOf(resource).filter((trait) => !seen.has(trait))).size;
for (;;) {
  const [next] = resources.toSorted((a, b) => unseenIn(b) - unseenIn(a));
  if (!next || unseenIn(next) === 0) break;
  distinct.add(next.name);
  traitsOf(next).forEach((trait) => void seen.add(trait));
}

/** Whether `npm test` asks this resource, since it shows traits that no other asked one does. */
export const isDistinct = ({ name }: Resource): boolean => distinct.has(name);

/** Describes each of the resources; those whose traits others show already are left to the full run. */
export function describeEach(all: readonly Resource[], tests: (resource: Resource) => void): void {
  for (const resource of all)
    describe(resource.name, { tags: isDistinct(resource) ? [] : ['full'] }, () => tests(resource));
}
