import type { FastifyInstance } from 'fastify';
import { writingCalls as calls } from '../../../domain/calls/letters/writing.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { lastFromSender } from '../incoming/last-from-sender.ts';
import { proposeWriting } from './propose.ts';
import { recentWriting } from './recent.ts';

/** What is proposed to whoever begins a letter. */
export function writingRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.recent, async ({ actor }) => ok(await recentWriting(db, actor)));
  route(app, calls.fromSender, async ({ actor, request }) =>
    ok(await lastFromSender(db, actor, request.query as Record<string, unknown>)),
  );
  route(app, calls.proposal, async ({ actor, params, request }) => {
    const { senderId, senderPositionId } = request.query as Record<string, unknown>;
    const signer =
      isId(senderId) && isId(senderPositionId)
        ? { userId: senderId, positionId: senderPositionId }
        : undefined;
    return ok(await proposeWriting(db, actor, params.id, signer));
  });
}
