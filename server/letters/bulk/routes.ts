import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { lenientBodies, ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import type { Outcome } from './one-by-one.ts';
import { mostAtOnce } from './read-many.ts';
import { reviewMany } from './review-many.ts';
import { signMany } from './sign-many.ts';

/** An id, or with it the version that was read: a letter that changed since is refused by 409. */
const oneOfThem = {
  anyOf: [
    { type: 'string' },
    { type: 'object', properties: { id: { type: 'string' }, version: { type: 'integer' } } },
  ],
};
const ids = { type: 'array', items: oneOfThem, maxItems: mostAtOnce };
const reviewBody = {
  type: 'object',
  properties: {
    ids,
    decision: { type: 'string', enum: ['approve', 'return'] },
    note: { type: 'string' },
  },
};
const signBody = { type: 'object', properties: { ids, password: { type: 'string' } } };

/** Letters to many at once: one confirmation, an answer for each (SPEC B6, DOMAIN 12.7). */
export function bulkRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    lenientBodies(scope);
    scope.post(
      '/letter/api/Task/review',
      { schema: docs.call('Paraf atau kembalikan beberapa naskah', reviewBody) },
      async (request) =>
        answer(await reviewMany(deps, request.who, request.body, (fault) => request.log.error(fault))),
    );
    scope.post(
      '/letter/api/Task/sign',
      { schema: docs.call('Tanda tangani beberapa naskah', signBody) },
      async ({ who, body, ip, log }) =>
        answer(await signMany(deps, who, { body, address: ip }, (fault) => log.error(fault))),
    );
  });
}

function answer(items: Outcome[]) {
  const done = items.filter((item) => item.ok).length;
  return ok(
    { items, totalCount: items.length, done },
    done === items.length
      ? `${done} naskah selesai diproses`
      : `${done} dari ${items.length} naskah selesai diproses`,
  );
}
