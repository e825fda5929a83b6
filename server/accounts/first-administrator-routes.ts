import type { FastifyInstance } from 'fastify';
import { sessionCalls as calls } from '../../domain/calls/session.ts';
import type { Deps } from '../deps.ts';
import { directoryOf } from '../directory/index.ts';
import { ok, route } from '../http/index.ts';
import {
  alreadyThere,
  installationOf,
  isWithoutUsers,
  makeFirstAdministrator,
} from './first-administrator.ts';

/** Routes for the first visit to an empty installation (DESIGN 4): its state, and creating its administrator. */
export function firstAdministratorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.isInstalling, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const { oidc } = directoryOf(deps.config);
    const { isEmpty, companyName } = await installationOf(deps.db);
    return ok({
      isOpen: isEmpty,
      ...(oidc && { oidc: true }),
      ...(companyName && { companyName }),
    });
  });
  route(app, calls.makeFirstAdministrator, async ({ request, body }) => {
    if (!(await isWithoutUsers(deps.db))) throw alreadyThere();
    await makeFirstAdministrator(deps, body(), request.ip);
    return ok(null, 'Administrator pertama dibuat. Silakan masuk.');
  });
}
