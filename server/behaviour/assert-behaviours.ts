import type { Resource } from '../../resources/declare.ts';
import { type DeclarationFault, refuseFaults } from '../declarations/index.ts';
import type { Registered } from './behaviour.ts';

/** @throws StartError where a declared action or check has nothing on the server, or the other way round */
export function assertBehaviours(all: readonly Resource[], registered: readonly Registered[]): void {
  refuseFaults(behaviourFaults(all, registered));
}

export function behaviourFaults(
  all: readonly Resource[],
  registered: readonly Registered[],
): DeclarationFault[] {
  return [
    ...all.flatMap((resource) => {
      const own = registered.filter((one) => one.resource.name === resource.name);
      return parts.flatMap(({ part, what, word }) => {
        const declared = Object.keys(resource[part] ?? {});
        const given = own.flatMap(({ behaviour }) => Object.keys(behaviour[part] ?? {}));
        return [
          ...declared
            .filter((name) => !given.includes(name))
            .map((name) => ({
              resource,
              at: [`${part}:`, `${name}:`],
              says: `${what} "${name}" has no ${word}. Write one by behaviourOf and list it in server/behaviours.ts.`,
            })),
          ...given
            .filter((name, at) => !declared.includes(name) || given.indexOf(name) !== at)
            .map((name) => ({
              resource,
              at: [`${part}:`],
              says: declared.includes(name)
                ? `${what} "${name}" has two ${word}s in server/behaviours.ts. Leave one.`
                : `${what} "${name}" has a ${word} in server/behaviours.ts and is not declared. Declare it, or leave it out.`,
            })),
        ];
      });
    }),
    ...all.flatMap((resource) =>
      registered
        .filter((one) => one.resource.name === resource.name)
        .flatMap(({ behaviour }) => Object.keys(behaviour.events ?? {}))
        .flatMap((name) => eventFault(resource, name)),
    ),
    ...all.flatMap((resource) => ruleFaults(resource, registered)),
    ...registered
      .filter(({ resource }) => all.every(({ name }) => name !== resource.name))
      .map(({ resource }) => ({
        resource,
        at: [],
        says: `server/behaviours.ts names ${resource.name}, which resources/index.ts does not list. List it, or leave it out.`,
      })),
  ];
}

/** A rule that tells nobody would leave its party waiting unknowingly. */
function ruleFaults(resource: Resource, registered: readonly Registered[]): DeclarationFault[] {
  const own = registered.filter((one) => one.resource.name === resource.name);
  const given = own.flatMap(({ behaviour }) => Object.keys(behaviour.parties ?? {}));
  const declared = Object.keys(resource.life?.rules ?? {});
  return [
    ...declared
      .filter((name) => !given.includes(name))
      .map((name) => ({
        resource,
        at: ['rules:', `${name}:`],
        says: `rule "${name}" names nobody to tell. Write its people as parties by behaviourOf in server/behaviours.ts.`,
      })),
    ...given
      .filter((name) => !declared.includes(name))
      .map((name) => ({
        resource,
        at: ['life:'],
        says: `party "${name}" stands in server/behaviours.ts and no rule is called so. Declare it, or leave it out.`,
      })),
  ];
}

function eventFault(resource: Resource, name: string): DeclarationFault[] {
  const event = resource.life?.events[name];
  if (event && !event.undo) return [];
  const says = event
    ? `event "${name}" has a handler in server/behaviours.ts, whose rows nobody takes back. Leave out undo.`
    : `event "${name}" has a handler in server/behaviours.ts and is not declared. Declare it, or leave it out.`;
  return [{ resource, at: event ? ['life:', `${name}:`] : [], says }];
}

const parts = [
  { part: 'actions', what: 'action', word: 'handler' },
  { part: 'checks', what: 'check', word: 'function' },
] as const;
