import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { attachmentTexts, readAttachmentAgain } from './attachment-texts.ts';

const base = '/letter/api/Letter/:id/texts';

/** Whether the text of a letter's attachments can be found by a search. */
export function textRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    base,
    { schema: docs.call('Teks lampiran: sudah dibaca atau belum') },
    async (request) => ok(await attachmentTexts(deps, request.actor, request.params.id)),
  );
  app.post<{ Params: { id: string; attachmentId: string } }>(
    `${base}/:attachmentId`,
    { schema: docs.call('Baca ulang teks lampiran yang gagal') },
    async ({ actor, params }) =>
      ok(await readAttachmentAgain(deps, actor, params.id, params.attachmentId), 'Berkas dibaca ulang'),
  );
}
