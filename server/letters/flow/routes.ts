import type { FastifyInstance } from 'fastify';
import { flowCalls as calls } from '../../../domain/calls/letters/flow.ts';
import { letterCalls } from '../../../domain/calls/letters/letters.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { nudgeHolder } from '../reminding/nudge-holder.ts';
import { handOverDrafts } from '../succession/hand-over-drafts.ts';
import { listLeftWork } from '../succession/list-left-work.ts';
import { checkLetter } from './check-letter.ts';
import { listReassignees, reassignReview } from './reassign-review.ts';
import { undoReview } from './undo-review.ts';
import { withdrawLetter } from './withdraw-letter.ts';

/** Steps on a letter under way besides deciding: recalling it, undoing a decision, reminding its holder. */
export function flowRoutes(app: FastifyInstance, deps: Deps): void {
  const asItIsNow = async (actor: Actor, id: string) =>
    presentLetter(deps.db, actor, await findLetter(deps.db, actor, id), deps.config.publicUrl);
  route(app, letterCalls.check, async ({ actor, params }) => ok(await checkLetter(deps, actor, params.id)));
  route(app, calls.withdraw, async ({ actor, params, body }) => {
    await withdrawLetter(deps, actor, params.id, body);
    return ok(await asItIsNow(actor, params.id), 'Naskah ditarik kembali');
  });
  route(app, calls.undoReview, async ({ actor, params }) => {
    await undoReview(deps, actor, params.id);
    return ok(await asItIsNow(actor, params.id), 'Keputusan dibatalkan');
  });
  route(app, calls.reassignees, async ({ request, actor, params }) => {
    const { FirstChar } = request.query as { FirstChar?: unknown };
    const items = await listReassignees(deps, actor, params.id, String(FirstChar ?? ''));
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.reassign, async ({ actor, params, body }) => {
    await reassignReview(deps, actor, params.id, body);
    return ok(null, 'Pemeriksaan dialihkan');
  });
  route(app, calls.nudge, async ({ actor, params, body }) => {
    await nudgeHolder(deps, actor, params.id, body);
    return ok(await asItIsNow(actor, params.id), 'Pengingat terkirim');
  });
  route(app, calls.leftWork, async ({ request, actor }) =>
    ok(await listLeftWork(deps, actor, request.query)),
  );
  route(app, calls.handOverDrafts, async ({ actor, body }) =>
    ok(await handOverDrafts(deps, actor, body()), 'Naskah diserahkan'),
  );
}
