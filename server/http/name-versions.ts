import type { FastifyInstance } from 'fastify';

/** Names the version of a single record as ETag, for clients that send it back as If-Match. */
export function nameVersions(app: FastifyInstance): void {
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    const { data } = Object(payload) as { data?: unknown };
    const { id, version } = Object(data) as { id?: unknown; version?: unknown };
    if (reply.statusCode === 200 && typeof id === 'string' && Number.isInteger(version))
      reply.header('etag', `"${version}"`);
    done(null, payload);
  });
}
