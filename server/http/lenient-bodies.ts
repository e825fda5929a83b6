import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the routes of this scope take what the contract's clients send to verbs (SPEC A6): no body under a JSON content
 * type, and form fields, urlencoded or multipart. Fields arrive as `request.body`; files are refused.
 */
export function lenientBodies(scope: FastifyInstance): void {
  const json = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return json(request, body as string, done);
  });
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
