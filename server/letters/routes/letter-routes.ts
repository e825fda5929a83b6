import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { draftSchema } from '../../../domain/letters/letter-schema.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { createDraft } from '../drafting/create-draft.ts';
import { deleteDraft } from '../drafting/delete-draft.ts';
import { restoreDraft } from '../drafting/restore-draft.ts';
import { updateDraft } from '../drafting/update-draft.ts';
import { duplicateLetter } from '../duplicating/duplicate-letter.ts';
import { reviewLetter } from '../flow/review-letter.ts';
import { submitLetter } from '../flow/submit-letter.ts';
import { listLetters } from '../lists/list-letters.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { readAttachment, readPdf } from '../reading/read-files.ts';
import { readLetter } from '../reading/read-letter.ts';
import { readTimeline } from '../reading/read-timeline.ts';
import type { SentFile } from '../reading/sent-file.ts';
import { signLetter } from '../signing/sign-letter.ts';
import { docs } from './describe.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/letter/api/Letter';
/** Attachments travel in the body (SPEC A3): the wizard's maximum per request, with room to spare. */
const bodyLimit = 40 * 1024 * 1024;

/** The letter's own calls (SPEC B7). */
export function letterRoutes(app: FastifyInstance, deps: Deps): void {
  const asItIsNow = async (actor: Actor, id: string) =>
    presentLetter(deps.db, actor, await findLetter(deps.db, actor, id), deps.config.publicUrl);

  app.get<Query>(base, { schema: docs.list('Naskah yang boleh dilihat') }, async (request) =>
    ok(await listLetters(deps.db, request.actor, readListQuery(request.query))),
  );
  app.get<ById>(`${base}/:id`, { schema: docs.call('Satu naskah') }, async (request) =>
    ok(await readLetter(deps, request.actor, request.params.id)),
  );
  app.get<ById>(`${base}/:id/timeline`, { schema: docs.call('Riwayat naskah') }, async (request) =>
    ok(await readTimeline(deps, request.actor, request.params.id)),
  );
  app.get<ById>(`${base}/:id/pdf`, { schema: docs.file('Naskah sebagai PDF') }, async (request, reply) =>
    send(reply, await readPdf(deps, request.actor, request.params.id)),
  );
  app.get<{ Params: { id: string; attachmentId: string } }>(
    `${base}/:id/attachments/:attachmentId`,
    { schema: docs.file('Lampiran naskah') },
    async (request, reply) => {
      const { id, attachmentId } = request.params;
      return send(reply, await readAttachment(deps, request.actor, id, attachmentId));
    },
  );

  app.post(base, { bodyLimit, schema: docs.call('Simpan naskah baru', draftBody) }, async (request) => {
    const id = await createDraft(deps, request.actor, request.body);
    return ok(await asItIsNow(request.actor, id), 'Tersimpan');
  });
  app.put<ById>(
    `${base}/:id`,
    { bodyLimit, schema: docs.call('Simpan naskah', draftBody) },
    async (request) => {
      const sent = { body: request.body, ifMatch: request.headers['if-match'] };
      await updateDraft(deps, request.actor, request.params.id, sent);
      return ok(await asItIsNow(request.actor, request.params.id), 'Tersimpan');
    },
  );
  app.delete<ById>(`${base}/:id`, { schema: docs.call('Hapus naskah') }, async (request) => {
    await deleteDraft(deps, request.actor, request.params.id);
    return ok({ id: request.params.id }, 'Terhapus');
  });

  app.register(async (scope) => {
    scope.post<ById>(
      `${base}/:id/restore`,
      { schema: docs.call('Kembalikan draft yang dihapus') },
      async (request) => {
        await restoreDraft(deps, request.actor, request.params.id);
        return ok(await asItIsNow(request.actor, request.params.id), 'Draft dikembalikan');
      },
    );
    scope.post<ById>(`${base}/:id/duplicate`, { schema: docs.call('Gandakan naskah') }, async (request) => {
      const { id, ...left } = await duplicateLetter(deps, request.actor, request.params.id);
      return ok(
        { letter: await asItIsNow(request.actor, id), ...left },
        left.filesLeftOut > 0
          ? 'Naskah digandakan tanpa lampirannya: hanya penyusun dan pengirim naskah yang dapat membawanya.'
          : 'Naskah digandakan',
      );
    });
    scope.post<ById>(
      `${base}/:id/submit`,
      { schema: docs.call('Kirim naskah', submitBody) },
      async (request) => {
        await submitLetter(deps, request.actor, request.params.id, request.body);
        return ok(await asItIsNow(request.actor, request.params.id), 'Naskah terkirim');
      },
    );
    scope.post<ById>(
      `${base}/:id/review`,
      { schema: docs.call('Paraf atau kembalikan', reviewBody) },
      async (request) => {
        await reviewLetter(deps, request.actor, request.params.id, request.body);
        return ok(await asItIsNow(request.actor, request.params.id), 'Tersimpan');
      },
    );
    scope.post<ById>(
      `${base}/:id/sign`,
      { config: { personal: true }, schema: docs.call('Tanda tangani', signBody) },
      async (request) => {
        const { id } = request.params;
        await signLetter(deps, request.actor, id, request.body);
        return ok(await asItIsNow(request.actor, id), 'Naskah ditandatangani');
      },
    );
  });
}

const { $schema: _dialect, ...draftBody } = z.toJSONSchema(draftSchema, {
  target: 'draft-7',
  io: 'input',
  unrepresentable: 'any',
});
const submitBody = {
  type: 'object',
  properties: {
    skipReason: {
      type: 'string',
      description: 'Alasan pemeriksa yang mengembalikan naskah tidak diminta memeriksa lagi',
    },
  },
};
/** The version that was read; a letter changed since is refused with 409. */
const versionRead = { type: 'integer' };
const reviewBody = {
  type: 'object',
  properties: {
    decision: { type: 'string', enum: ['approve', 'return'] },
    note: { type: 'string' },
    version: versionRead,
  },
};
const signBody = {
  type: 'object',
  properties: {
    password: { type: 'string' },
    version: versionRead,
    confirmOpenPlaces: {
      type: 'boolean',
      description: 'Ditandatangani walaupun ada bagian teks yang belum diisi',
    },
  },
};

function send(reply: FastifyReply, file: SentFile): FastifyReply {
  const headers = downloadHeaders(file, { inline: true });
  return reply
    .headers({ ...headers, ...(file.size !== undefined && { 'content-length': file.size }) })
    .send(file.content);
}
