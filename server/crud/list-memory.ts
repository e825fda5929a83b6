import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Resource } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';

/** What long lists may remember between calls; the rule about it is docs/decisions/long-lists.md. */
const longest = 30_000;
/** Of everything that one database's lists remember together: about thirty walks through a million rows. */
const mostLetters = 10_000_000;
const mostAnswers = 2000;

type Kept = { value: Promise<unknown>; until: number; resource: Resource; stand: number; letters: number };
/** In the order in which they came: the oldest stands first. */
type Memory = { kept: Map<string, Kept>; letters: number };
const memories = new WeakMap<Pool, Memory>();

/** How an answer is kept. */
export type Keeping<T> = {
  /** False for answers that everybody shall find out anew. */
  worth: (answer: T) => boolean;
  /** About how many letters it takes. */
  letters?: (answer: T) => number;
  /** For how long; half a minute unless it says so. */
  lifetime?: number;
};

/**
 * The answer to a question about a resource's rows, asked once for all who ask within half a minute, unless somebody
 * writes to the resource meanwhile.
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
  // Kept before it is known, so that many who ask at once cause one scan; a write meanwhile makes it a thing of before.
  keep(pool, resource, question, value, keeping);
  return value;
}

/** An answer that is there already, without asking. */
export function recalled<T>(pool: Pool, resource: Resource, question: string): Promise<T> | undefined {
  const found = memories.get(pool)?.kept.get(nameOf(resource, question));
  return found && isValid(found) ? (found.value as Promise<T>) : undefined;
}

/**
 * Keeps an answer that something else found out.
 * @param stand of the resource when that began: what was written since makes it worthless
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
export const standOf = (resource: Resource): number => stands.get(resource) ?? 0;
const stands = new WeakMap<Resource, number>();

/**
 * Call it after rows of a resource were written, when that is committed and before anybody is told. A view and what it
 * is a view of change together.
 */
export function forgetLists(resource: Resource): void {
  for (const one of [resource, ...alsoChanged(resource)]) stands.set(one, standOf(one) + 1);
}

/** Forgets after every call of a declared resource that is not a mere question, whoever answers it. */
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

/** Lets go what is no longer true, then what is oldest. */
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

/** The views that show a resource, and for a view what it shows: that is what it refers to. */
const alsoChanged = (resource: Resource): Resource[] =>
  resources.filter((other) => other !== resource && (refersTo(resource, other) || refersTo(other, resource)));

const refersTo = (view: Resource, shown: Resource): boolean =>
  Boolean(view.view) && Object.values(view.fields).some((field) => 'to' in field && field.to === shown.name);

/** For tests: what is kept of one database's lists. */
export const keptOf = (pool: Pool): { answers: number; letters: number } => {
  const { kept, letters } = memories.get(pool) ?? { kept: new Map(), letters: 0 };
  return { answers: kept.size, letters };
};
