import type { FastifyInstance } from 'fastify';
import { helpCalls as calls } from '../../domain/calls/help.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { readFaq } from './read-faq.ts';
import { markToursSeen, readTours } from './tours.ts';

/** Help for all signed-in users: answers and tours (SPEC A1 People); tickets are declared records. */
export function registerHelp(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.listQuestions, async () => {
    const items = await readFaq(db);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.readTours, async ({ actor }) => ok(await readTours(db, actor)));
  route(app, calls.markToursSeen, async ({ actor, body }) => ok(await markToursSeen(db, actor, body())));
}
