import type { FastifyInstance } from 'fastify';
import { mostLettersAtOnce, mostLettersInBatch } from '../../../domain/most-at-once.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { cancelBatch, findBatch } from './find-batch.ts';
import type { Outcome } from './one-by-one.ts';
import { reviewMany } from './review-many.ts';
import { endRunning } from './run-batch.ts';
import { signMany } from './sign-many.ts';
import { startReviewing, startSigning } from './start-batch.ts';
import type { Batch } from './tables.ts';

/** An id, optionally with the version read: a letter changed since is refused with 409. */
const oneOfThem = {
  anyOf: [
    { type: 'string' },
    { type: 'object', properties: { id: { type: 'string' }, version: { type: 'integer' } } },
  ],
};
const ids = { type: 'array', items: oneOfThem, maxItems: mostLettersAtOnce };
const inBatch = (body: { type: string; properties: object }) => ({
  ...body,
  properties: { ...body.properties, ids: { ...ids, maxItems: mostLettersInBatch } },
});
const reviewBody = {
  type: 'object',
  properties: {
    ids,
    decision: { type: 'string', enum: ['approve', 'return'] },
    note: { type: 'string' },
  },
};
const signBody = { type: 'object', properties: { ids, password: { type: 'string' } } };

/** Bulk actions: one confirmation, one outcome per letter (SPEC B6, DOMAIN 12.7). */
export function bulkRoutes(app: FastifyInstance, deps: Deps): void {
  app.post(
    '/letter/api/Task/review',
    { schema: docs.call('Paraf atau kembalikan beberapa naskah', reviewBody) },
    async (request) =>
      answer(await reviewMany(deps, request.actor, request.body, (fault) => request.log.error(fault))),
  );
  app.post(
    '/letter/api/Task/sign',
    { config: { personal: true }, schema: docs.call('Tanda tangani beberapa naskah', signBody) },
    async ({ actor, body, log }) => answer(await signMany(deps, actor, body, (fault) => log.error(fault))),
  );
  app.post(
    '/letter/api/Task/review/batch',
    { schema: docs.call('Paraf atau kembalikan banyak naskah di latar', inBatch(reviewBody)) },
    async ({ actor, body, log }) =>
      begun(await startReviewing(deps, actor, body, (fault) => log.error(fault))),
  );
  app.post(
    '/letter/api/Task/sign/batch',
    {
      config: { personal: true },
      schema: docs.call('Tanda tangani banyak naskah di latar', inBatch(signBody)),
    },
    async ({ actor, body, log }) => begun(await startSigning(deps, actor, body, (fault) => log.error(fault))),
  );
  app.post<{ Params: { id: string } }>(
    '/letter/api/Task/batch/:id/cancel',
    { schema: docs.call('Hentikan pekerjaan atas banyak naskah') },
    async ({ actor, params }) => ok(await cancelBatch(deps, actor, params.id), 'Pekerjaan dibatalkan'),
  );
  app.get<{ Params: { id: string } }>(
    '/letter/api/Task/batch/:id',
    { schema: docs.call('Hasil pekerjaan atas banyak naskah') },
    async ({ actor, params }) => ok(await findBatch(deps, actor, params.id)),
  );
  app.addHook('onClose', endRunning);
}

const begun = ({ id, letters }: Batch) =>
  ok({ id, totalCount: letters.length }, `${letters.length} naskah sedang diproses`);

function answer(items: Outcome[]) {
  const done = items.filter((item) => item.ok).length;
  return ok(
    { items, totalCount: items.length, done },
    done === items.length
      ? `${done} naskah selesai diproses`
      : `${done} dari ${items.length} naskah selesai diproses`,
  );
}
