import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Accepts empty JSON bodies: the contract's clients always send that type (SPEC A6). Routes refuse missing fields.
 */
export function emptyBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return json(request, body as string, done);
  });
}

/** Accepts form fields, urlencoded or multipart, in this scope (SPEC A6), as `request.body`; refuses files. */
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
