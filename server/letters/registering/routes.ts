import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { docs } from '../routes/describe.ts';
import { correctPlaceOfPaper, placeOfPaperBody } from './place-of-paper.ts';
import { registeredBefore } from './registered-before.ts';

/** Actions on a registered letter besides reading; registering itself is its submit (SPEC B7). */
export function registeringRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/letter/api/Letter/:id/registered-before',
    { schema: docs.call('Naskah dengan nomor, pengirim, dan tanggal yang sama yang sudah didaftarkan') },
    async ({ actor, params: { id } }) => {
      const items = await registeredBefore(deps, actor, id);
      return ok({ items, totalCount: items.length });
    },
  );
  app.put<{ Params: { id: string } }>(
    '/letter/api/Letter/:id/paper-place',
    { schema: docs.call('Ubah tempat naskah asli', placeOfPaperBody) },
    async ({ actor, params: { id }, body }) => {
      await correctPlaceOfPaper(deps, actor, id, body);
      const letter = await findLetter(deps.db, actor, id);
      return ok(await presentLetter(deps.db, actor, letter, deps.config.publicUrl), 'Tersimpan');
    },
  );
}
