import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { lenientBodies, ok } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { nudgeHolder } from '../reminding/nudge-holder.ts';
import { docs } from '../routes/describe.ts';
import { undoReview } from './undo-review.ts';
import { withdrawLetter } from './withdraw-letter.ts';

type ById = { Params: { id: string } };

const base = '/letter/api/Letter';
const textIn = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

/** What is done with a letter on its way besides deciding on it: taking it or a decision back, reminding its holder. */
export function flowRoutes(app: FastifyInstance, deps: Deps): void {
  const asItIsNow = async (who: Who, id: string) =>
    presentLetter(deps.db, who, await findLetter(deps.db, who, id), deps.config.publicUrl);
  app.register(async (scope) => {
    lenientBodies(scope);
    scope.post<ById>(
      `${base}/:id/withdraw`,
      { schema: docs.call('Tarik kembali naskah yang belum ditandatangani', textIn('reason')) },
      async (request) => {
        await withdrawLetter(deps, request.who, request.params.id, request.body);
        return ok(await asItIsNow(request.who, request.params.id), 'Naskah ditarik kembali');
      },
    );
    scope.post<ById>(
      `${base}/:id/review/undo`,
      { schema: docs.call('Batalkan paraf atau pengembalian yang baru diberikan') },
      async (request) => {
        await undoReview(deps, request.who, request.params.id);
        return ok(await asItIsNow(request.who, request.params.id), 'Keputusan dibatalkan');
      },
    );
    scope.post<ById>(
      `${base}/:id/nudge`,
      { schema: docs.call('Ingatkan yang sedang memegang naskah', textIn('note')) },
      async (request) => {
        await nudgeHolder(deps, request.who, request.params.id, request.body);
        return ok(await asItIsNow(request.who, request.params.id), 'Pengingat terkirim');
      },
    );
  });
}
