import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordFileCalls } from '../../domain/calls/record-files.ts';
import { mayCallResource } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { fileFieldsOf } from '../../resources/kinds/file/limits.ts';
import { viewerOf } from '../actor.ts';
import { reachToRead, reachToWrite, seenFor } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { forbidden, ok, perPerson, route } from '../http/index.ts';
import { type FoundFile, findSaved, findUploaded } from './find-file.ts';
import { createThumbs, type ThumbSize, type Thumbs } from './thumbs.ts';
import { filesFieldOf, uploadFile } from './upload-file.ts';

/** The files of records, for every resource that declares such fields. */
export function registerRecordFiles(app: FastifyInstance, deps: Deps): void {
  const thumbs = createThumbs(deps.files);
  app.addHook('onClose', async () => thumbs.stop());
  for (const resource of resources)
    if (fileFieldsOf(resource).length > 0 && !resource.viewOfResource) routesOf(app, deps, resource, thumbs);
}

function routesOf(app: FastifyInstance, deps: Deps, resource: Resource, thumbs: Thumbs): void {
  const calls = recordFileCalls(resource);

  app.register(async (scope) => {
    scope.register(multipart, { limits: { files: 1, fields: 0 }, throwFileSizeLimit: false });
    route(
      scope,
      calls.upload,
      async ({ request, params }) => {
        const seen = reachToUpload(request, resource);
        const field = filesFieldOf(seen, params.field);
        if (seen.locked?.includes(params.field)) throw forbidden();
        return ok(await uploadFile(deps, thumbs, request, { resource, name: params.field, field }));
      },
      perPerson(120),
    );
  });

  route(app, calls.readUpload, async ({ request, reply, actor, params }) => {
    const file = await findUploaded(deps, reachToUpload(request, resource), actor, params);
    return send(deps, thumbs, reply, file, thumbOf(request));
  });

  route(app, calls.read, async ({ request, reply, actor, params }) => {
    const rule = reachToRead(request, resource);
    const file = await findSaved(deps, seenFor(actor, resource), rule, params);
    return send(deps, thumbs, reply, file, thumbOf(request));
  });
}

/**
 * Takes the right to create or to change, since either names uploads.
 * @returns the declaration as the role sees it
 * @throws Refusal 403
 */
function reachToUpload(request: FastifyRequest, resource: Resource): Resource {
  const mayCreate = mayCallResource(viewerOf(request.actor), resource, 'create');
  reachToWrite(request, resource, mayCreate ? 'create' : 'change');
  return seenFor(request.actor, resource);
}

/** Undefined for the file itself. */
function thumbOf({ query }: FastifyRequest): ThumbSize | undefined {
  const { thumb } = query as { thumb?: unknown };
  return thumb === '1' ? 'small' : thumb === '2' ? 'large' : undefined;
}

async function send(
  { files }: Deps,
  thumbs: Thumbs,
  reply: FastifyReply,
  file: FoundFile,
  size: ThumbSize | undefined,
): Promise<FastifyReply> {
  if (size)
    return reply
      .headers(downloadHeaders({ name: 'kecil.jpg', mimeType: 'image/jpeg' }, { inline: true }))
      .send(Buffer.from(await thumbs.of(file, size)));
  return reply
    .headers({ ...downloadHeaders(file, { inline: true }), 'content-length': file.size })
    .send(await files.getFile(file.hash));
}
