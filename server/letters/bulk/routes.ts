import type { FastifyInstance } from 'fastify';
import { flowCalls as calls, type LetterOutcome } from '../../../domain/calls/letters/flow.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { cancelBatch, findBatch } from './find-batch.ts';
import { reviewMany } from './review-many.ts';
import { endRunning } from './run-batch.ts';
import { signMany } from './sign-many.ts';
import { startReviewing, startSigning } from './start-batch.ts';
import type { Batch } from './tables.ts';

/** Bulk actions: one confirmation, one outcome per letter (SPEC B6, DOMAIN 12.7). */
export function bulkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.reviewMany, async ({ request, actor, body }) =>
    answer(await reviewMany(deps, actor, body, (fault) => request.log.error(fault))),
  );
  route(app, calls.signMany, async ({ request, actor, body }) =>
    answer(await signMany(deps, actor, body, (fault) => request.log.error(fault))),
  );
  route(app, calls.startReviewing, async ({ request, actor, body }) =>
    begun(await startReviewing(deps, actor, body, (fault) => request.log.error(fault))),
  );
  route(app, calls.startSigning, async ({ request, actor, body }) =>
    begun(await startSigning(deps, actor, body, (fault) => request.log.error(fault))),
  );
  route(app, calls.cancelBatch, async ({ actor, params }) =>
    ok(await cancelBatch(deps, actor, params.id), 'Pekerjaan dibatalkan'),
  );
  route(app, calls.batch, async ({ actor, params }) => ok(await findBatch(deps, actor, params.id)));
  app.addHook('onClose', endRunning);
}

const begun = ({ id, letters }: Batch) =>
  ok({ id, totalCount: letters.length }, `${letters.length} naskah sedang diproses`);

function answer(items: LetterOutcome[]) {
  const done = items.filter((item) => item.ok).length;
  return ok(
    { items, totalCount: items.length, done },
    done === items.length
      ? `${done} naskah selesai diproses`
      : `${done} dari ${items.length} naskah selesai diproses`,
  );
}
