import type { FastifyInstance } from 'fastify';
import { uploadCalls as calls } from '../../../domain/calls/letters/uploads.ts';
import { uploadPartSize } from '../../../domain/letters/upload.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { dropUpload, putPart, readUpload, startUpload } from './upload.ts';

/** Chunked uploads, so that a lost connection resumes where it stopped. */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.start, async ({ actor, body }) => ok(await startUpload(deps, actor, body)));
  route(app, calls.read, async ({ actor, params }) => ok(await readUpload(deps, actor, params.id)));
  route(app, calls.drop, async ({ actor, params }) => {
    await dropUpload(deps, actor, params.id);
    return ok({ id: params.id }, 'Terhapus');
  });
  app.register(async (scope) => {
    // Accepts raw bytes, one more than a part may have, so that an oversized part gets its own message.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadPartSize + 1 },
      (_request, body, done) => done(null, body),
    );
    route(scope, calls.putPart, async ({ request, actor, params }) => {
      const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      const query = request.query as Record<string, unknown>;
      return ok(await putPart(deps, actor, params.id, { query, bytes }));
    });
  });
}
