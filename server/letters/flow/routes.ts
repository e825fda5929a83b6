import type { FastifyInstance } from 'fastify';
import type { LeftWork } from '../../../domain/letters/left-work.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { nudgeHolder } from '../reminding/nudge-holder.ts';
import { docs } from '../routes/describe.ts';
import { handOverDrafts } from '../succession/hand-over-drafts.ts';
import { listLeftWork } from '../succession/list-left-work.ts';
import { checkLetter } from './check-letter.ts';
import { undoReview } from './undo-review.ts';
import { withdrawLetter } from './withdraw-letter.ts';

type ById = { Params: { id: string } };

const base = '/letter/api/Letter';
const textIn = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

/** Steps on a letter under way besides deciding: recalling it, undoing a decision, reminding its holder. */
export function flowRoutes(app: FastifyInstance, deps: Deps): void {
  const asItIsNow = async (actor: Actor, id: string) =>
    presentLetter(deps.db, actor, await findLetter(deps.db, actor, id), deps.config.publicUrl);
  app.get<ById>(
    `${base}/:id/check`,
    { schema: docs.call('Yang masih menahan naskah sebelum dikirim') },
    async (request) => ok(await checkLetter(deps, request.actor, request.params.id)),
  );
  app.post<ById>(
    `${base}/:id/withdraw`,
    { schema: docs.call('Tarik kembali naskah yang belum ditandatangani', textIn('reason')) },
    async (request) => {
      await withdrawLetter(deps, request.actor, request.params.id, request.body);
      return ok(await asItIsNow(request.actor, request.params.id), 'Naskah ditarik kembali');
    },
  );
  app.post<ById>(
    `${base}/:id/review/undo`,
    { schema: docs.call('Batalkan paraf atau pengembalian yang baru diberikan') },
    async (request) => {
      await undoReview(deps, request.actor, request.params.id);
      return ok(await asItIsNow(request.actor, request.params.id), 'Keputusan dibatalkan');
    },
  );
  app.post<ById>(
    `${base}/:id/nudge`,
    { schema: docs.call('Ingatkan yang sedang memegang naskah', textIn('note')) },
    async (request) => {
      await nudgeHolder(deps, request.actor, request.params.id, request.body);
      return ok(await asItIsNow(request.actor, request.params.id), 'Pengingat terkirim');
    },
  );
  app.get('/letter/api/HandOver', { schema: leftWorkSchema }, async (request) =>
    ok(await listLeftWork(deps, request.actor, request.query)),
  );
  app.post(
    '/letter/api/HandOver',
    {
      schema: docs.call('Serahkan naskah dalam pengerjaan milik orang yang meninggalkan jabatan', {
        type: 'object',
        properties: {
          positionId: { type: 'string' },
          fromUserId: { type: 'string' },
          toUserId: { type: 'string' },
        },
      }),
    },
    async (request) => ok(await handOverDrafts(deps, request.actor, request.body), 'Naskah diserahkan'),
  );
}

const text = { type: 'string' };
const id = { type: 'string', format: 'uuid' };
const count = { type: 'integer' };
const leftWork = {
  type: 'object',
  properties: {
    ...{ positionId: id, positionName: text, fromUserId: id, fromName: text },
    ...{ drafts: count, returned: count, underWay: count, named: count },
    holders: { type: 'array', items: { type: 'object', properties: { userId: id, personName: text } } },
  } satisfies Record<keyof LeftWork, object>,
};
const leftWorkSchema = {
  ...docs.call('Naskah dalam pengerjaan yang ditinggalkan pemangku jabatan'),
  querystring: { type: 'object', properties: { positionId: id, fromUserId: id } },
  response: {
    200: {
      type: 'object',
      description: 'OK',
      properties: {
        ...{ statusCode: count, message: text },
        data: {
          type: 'object',
          properties: { items: { type: 'array', items: leftWork }, totalCount: count },
        },
      },
    },
  },
};
