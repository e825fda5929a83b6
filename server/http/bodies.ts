import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Lets every call come without a body under a JSON content type: the contract's clients send that type always (SPEC A6).
 * A call that needs a body refuses what is missing by its field.
 */
export function emptyBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return json(request, body as string, done);
  });
}

/**
 * Lets the calls of this scope take form fields, urlencoded or multipart (SPEC A6). They arrive as `request.body`; files
 * are refused.
 */
export function formFields(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 20, fieldSize: 10_000 },
  });
}
