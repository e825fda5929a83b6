import type { FastifyInstance } from 'fastify';
import { fieldErrors } from '../../resources/schema.ts';
import type { Deps } from '../deps.ts';
import { invalid, ok } from '../http/index.ts';
import {
  alreadyThere,
  firstAdministratorBody,
  isWithoutUsers,
  makeFirstAdministrator,
} from './first-administrator.ts';

const url = '/user/api/Account/FirstAdministrator';

/** Routes for the first visit to an empty installation (DESIGN 4): its state, and creating its administrator. */
export function firstAdministratorRoutes(app: FastifyInstance, deps: Deps): void {
  const config = { anonymous: true };

  app.get(url, { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return ok({ isOpen: await isWithoutUsers(deps.db) });
  });

  app.post(url, { config }, async (request) => {
    if (!(await isWithoutUsers(deps.db))) throw alreadyThere();
    const body = firstAdministratorBody.safeParse(request.body ?? {});
    if (!body.success) throw invalid(fieldErrors(body.error));
    await makeFirstAdministrator(deps, body.data, request.ip);
    return ok(null, 'Administrator pertama dibuat. Silakan masuk.');
  });
}
