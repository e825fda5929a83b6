import type { PartyPeople, Registered } from '../behaviour/index.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';

/** Whom the rules of lives name, by resource; told once, when the server is composed. */
const known = new Map<string, Readonly<Record<string, PartyPeople>>>();

export function knowParties(registered: readonly Registered[]): void {
  for (const { resource, behaviour } of registered)
    if (behaviour.parties) known.set(resource.name, behaviour.parties);
}

/** Users whom a rule of the record's life names. */
export const peopleByRule = async (
  tx: Executor,
  { name }: { name: string },
  rule: string,
  row: Row,
): Promise<readonly string[]> => (await known.get(name)?.[rule]?.(tx, row)) ?? [];
