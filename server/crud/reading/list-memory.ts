import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { resources } from '../../../resources/index.ts';

/** Default cache time in milliseconds; the rules are in docs/decisions/long-lists.md. */
const longest = 30_000;
/** Characters for all cached answers of one database: about thirty walks through a million rows. */
const mostLetters = 10_000_000;
const mostAnswers = 2000;

type Kept = { value: Promise<unknown>; until: number; resource: Resource; stand: number; letters: number };
/** In insertion order: the oldest is first. */
type Memory = { kept: Map<string, Kept>; letters: number };
const memories = new WeakMap<Pool, Memory>();

/** How an answer is kept. */
export type Keeping<T> = {
  /** False for answers that must not be cached. */
  worth: (answer: T) => boolean;
  /** About how many letters it takes. */
  letters?: (answer: T) => number;
  /** For how long; half a minute unless it says so. */
  lifetime?: number;
};

/**
 * Caches a query's answer on a resource's rows for half a minute, shared by all callers, until the resource is
 * written.
 */
export function remembered<T>(
  pool: Pool,
  resource: Resource,
  question: string,
  ask: () => Promise<T>,
  keeping: Keeping<T>,
): Promise<T> {
  const found = recalled<T>(pool, resource, question);
  if (found) return found;
  const value = ask();
  // Cache the promise, not the result: concurrent callers share one scan. A write during the scan invalidates it.
  keep(pool, resource, question, value, keeping);
  return value;
}

/** An answer that is there already, without asking. */
export function recalled<T>(pool: Pool, resource: Resource, question: string): Promise<T> | undefined {
  const found = memories.get(pool)?.kept.get(nameOf(resource, question));
  return found && isValid(found) ? (found.value as Promise<T>) : undefined;
}

/**
 * Caches an answer computed elsewhere.
 * @param stand the resource's stand when that began: later writes invalidate it
 */
export function noted<T>(
  pool: Pool,
  resource: Resource,
  question: string,
  { answer, stand }: { answer: T; stand: number },
  keeping: Keeping<T>,
): void {
  if (stand === standOf(resource)) keep(pool, resource, question, Promise.resolve(answer), keeping);
}

/** Grows with every write to the resource. */
export const standOf = (resource: Resource): number => stands.get(wholeOf(resource)) ?? 0;
const stands = new WeakMap<Resource, number>();

/** Call it after the commit and before notifying clients. Invalidates a view and its source together. */
export function forgetLists(resource: Resource): void {
  for (const one of [resource, ...alsoChanged(resource)]) stands.set(wholeOf(one), standOf(one) + 1);
}

/** Invalidates after every writing request to a declared resource, whichever route handles it. */
export function forgetListsOnWrites(app: FastifyInstance): void {
  const byAddress = new Map(
    resources.map((resource) => [`/${resource.service}/api/${resource.entity}`, resource]),
  );
  app.addHook('onSend', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const address = request.routeOptions.url?.split('/', 4).join('/');
    const resource = byAddress.get(address ?? '');
    if (resource) forgetLists(resource);
  });
}

function keep<T>(
  pool: Pool,
  resource: Resource,
  question: string,
  value: Promise<T>,
  { worth, letters, lifetime = longest }: Keeping<T>,
): void {
  const memory = memories.get(pool) ?? { kept: new Map<string, Kept>(), letters: 0 };
  memories.set(pool, memory);
  const name = nameOf(resource, question);
  const kept = {
    value,
    until: Date.now() + lifetime,
    resource,
    stand: standOf(resource),
    letters: name.length,
  };
  drop(memory, name);
  memory.kept.set(name, kept);
  memory.letters += kept.letters;
  makeRoom(memory);
  const isStillThere = () => memory.kept.get(name) === kept;
  value.then(
    (answer) => {
      if (!isStillThere()) return;
      if (!worth(answer)) return drop(memory, name);
      const size = letters?.(answer) ?? 0;
      kept.letters += size;
      memory.letters += size;
      makeRoom(memory);
    },
    () => isStillThere() && drop(memory, name),
  );
}

/** Removes invalid entries first, then the oldest. */
function makeRoom(memory: Memory): void {
  for (const [name, kept] of memory.kept) if (!isValid(kept)) drop(memory, name);
  for (const name of memory.kept.keys()) {
    if (memory.kept.size <= mostAnswers && memory.letters <= mostLetters) return;
    drop(memory, name);
  }
}

function drop(memory: Memory, name: string): void {
  memory.letters -= memory.kept.get(name)?.letters ?? 0;
  memory.kept.delete(name);
}

const isValid = ({ until, resource, stand }: Kept): boolean =>
  until > Date.now() && stand === standOf(resource);

const nameOf = (resource: Resource, question: string): string => `${resource.name} ${question}`;

/** Views on a resource, and for a view its sources: the resources it refers to. */
const alsoChanged = (resource: Resource): Resource[] =>
  resources.filter((other) => other !== resource && (refersTo(resource, other) || refersTo(other, resource)));

const refersTo = (view: Resource, shown: Resource): boolean =>
  Boolean(view.view) && Object.values(view.fields).some((field) => 'to' in field && field.to === shown.name);

/** For tests: the cache size of one database. */
export const keptOf = (pool: Pool): { answers: number; letters: number } => {
  const { kept, letters } = memories.get(pool) ?? { kept: new Map(), letters: 0 };
  return { answers: kept.size, letters };
};
