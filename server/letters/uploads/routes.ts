import type { FastifyInstance } from 'fastify';
import { uploadPartSize } from '../../../domain/letters/upload.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { dropUpload, putPart, readUpload, startUpload } from './upload.ts';

type ById = { Params: { id: string } };

const base = '/letter/api/Upload';

/** Chunked uploads, so that a lost connection resumes where it stopped. */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  app.post(base, { schema: docs.call('Mulai mengunggah berkas', startBody) }, async (request) =>
    ok(await startUpload(deps, request.actor, request.body)),
  );
  app.get<ById>(`${base}/:id`, { schema: docs.call('Keadaan unggahan') }, async (request) =>
    ok(await readUpload(deps, request.actor, request.params.id)),
  );
  app.delete<ById>(`${base}/:id`, { schema: docs.call('Batalkan unggahan') }, async (request) => {
    await dropUpload(deps, request.actor, request.params.id);
    return ok({ id: request.params.id }, 'Terhapus');
  });
  app.register(async (scope) => {
    // Accepts raw bytes, one more than a part may have, so that an oversized part gets its own message.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadPartSize + 1 },
      (_request, body, done) => done(null, body),
    );
    scope.put<ById & { Querystring: Record<string, unknown>; Body: Buffer | undefined }>(
      `${base}/:id`,
      { schema: docs.call('Satu bagian berkas') },
      async (request) => {
        const part = { query: request.query, bytes: request.body ?? Buffer.alloc(0) };
        return ok(await putPart(deps, request.actor, request.params.id, part));
      },
    );
  });
}

const startBody = {
  type: 'object',
  properties: { name: { type: 'string' }, size: { type: 'integer' } },
};
