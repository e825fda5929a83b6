import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { lenientBodies, ok } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { nudgeHolder } from '../reminding/nudge-holder.ts';
import { docs } from '../routes/describe.ts';
import { withdrawLetter } from './withdraw-letter.ts';

type ById = { Params: { id: string } };

const base = '/letter/api/Letter';
const textIn = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

/** What the drafter's side may do with a letter on its way: take it back, remind its holder. */
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
      `${base}/:id/nudge`,
      { schema: docs.call('Ingatkan yang sedang memegang naskah', textIn('note')) },
      async (request) => {
        await nudgeHolder(deps, request.who, request.params.id, request.body);
        return ok(await asItIsNow(request.who, request.params.id), 'Pengingat terkirim');
      },
    );
  });
}
