import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';

/** What long lists may remember between calls; the rule about it is docs/decisions/long-lists.md. */
const lifetime = 30_000;
const most = 200;

type Kept = { value: Promise<unknown>; until: number };
const memories = new WeakMap<Resource, Map<string, Kept>>();

/**
 * The answer to a question about a resource's rows, asked once for all who ask within half a minute, unless somebody
 * writes to the resource meanwhile.
 * @param worthKeeping false for answers that everybody shall find out anew
 */
export function remembered<T>(
  resource: Resource,
  question: string,
  ask: () => Promise<T>,
  worthKeeping: (answer: T) => boolean,
): Promise<T> {
  const memory = memories.get(resource) ?? new Map<string, Kept>();
  memories.set(resource, memory);
  const found = memory.get(question);
  if (found && found.until > Date.now()) return found.value as Promise<T>;
  const value = ask();
  // Kept before it is known, so that many who ask at once cause one scan; a write meanwhile replaces the whole memory.
  const kept = { value, until: Date.now() + lifetime };
  if (memory.size >= most) memory.clear();
  memory.set(question, kept);
  const drop = () => {
    if (memory.get(question) === kept) memory.delete(question);
  };
  value.then((answer) => worthKeeping(answer) || drop(), drop);
  return value;
}

/** An answer that is there already, without asking. */
export function recalled<T>(resource: Resource, question: string): Promise<T> | undefined {
  const found = memories.get(resource)?.get(question);
  return found && found.until > Date.now() ? (found.value as Promise<T>) : undefined;
}

/** Call it after rows of a resource were written, when that is committed and before anybody is told. */
export const forgetLists = (resource: Resource): void => {
  memories.delete(resource);
};

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
