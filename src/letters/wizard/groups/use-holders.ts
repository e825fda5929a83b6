import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Person, Recipient } from '../../../../domain/letters/letter-people.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { type PickedPerson, personKey, personOf } from '../pickers/people.ts';
import { recipientKey } from './recipient-options.ts';

/** Maps people who left their post to its present holder; null when it is vacant. */
export type Successors = ReadonlyMap<string, Person | null>;

const none: Successors = new Map();

/**
 * Finds the present holders of posts whose named person has left (SPEC A4: the person holding the position now).
 */
export function useSuccessors(recipients: readonly Recipient[]): Successors {
  const { usersByIds, searchUsers } = useNaskah();
  const people = recipients.filter((one): one is PickedPerson => !isGroup(one) && !one.isWholePost);
  const keys = people.map(personKey).toSorted();
  const { data } = useQuery({
    queryKey: ['holders', keys],
    enabled: people.length > 0,
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<Successors> => {
      const ids = [...new Set(people.map((person) => person.userId))];
      const holding = new Set(
        (await usersByIds(ids, { signal })).map((option) => `${option.id}.${option.positionId}`),
      );
      const gone = people.filter((person) => !holding.has(personKey(person)));
      const found = await Promise.all(
        gone.map(async (person): Promise<[string, Person | null]> => {
          // Search the post by its name, then compare ids: posts may share a name.
          const options = await searchUsers(person.positionName.replace(/^a\.n\. /, ''), { signal });
          const holder = options.find((option) => option.positionId === person.userPositionId);
          return [personKey(person), holder ? personOf(holder, false) : null];
        }),
      );
      return new Map(found);
    },
  });
  return data ?? none;
}

/**
 * Applies display by name or post (SPEC A4): by post means its present holder, so a successor replaces a person who
 * left.
 */
export function displayed(person: PickedPerson, showUserName: boolean, successors: Successors): PickedPerson {
  if (person.isWholePost) return person;
  const successor = successors.get(personKey(person));
  return showUserName || !successor ? { ...person, showUserName } : { ...successor, showUserName };
}

/** Applies displayed() to a list, without duplicates. */
export function withNames(
  recipients: readonly Recipient[],
  showUserName: boolean,
  successors: Successors,
): Recipient[] {
  const seen = new Set<string>();
  return recipients
    .map((one) => (isGroup(one) ? one : displayed(one, showUserName, successors)))
    .filter((one) => !seen.has(recipientKey(one)) && seen.add(recipientKey(one)));
}
