import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { authenticate } from './authenticate.ts';
import { deviceRoutes } from './devices/routes.ts';
import { firstAdministratorRoutes } from './first-administrator-routes.ts';
import { languageRoute } from './language.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { passwordRoutes } from './password-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { accountRoutes } from './routes.ts';
import { tokenMaker } from './tokens.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { whoCache } from './who-cache.ts';

export { findWhoAs, personAs } from './find-who.ts';
export { isWithoutUsers } from './first-administrator.ts';
export { firstCode } from './first-code.ts';
export { refuseLockout } from './never-locked-out.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { endSessionsOf } from './sessions.ts';
export { countTry, forgetTries } from './throttle.ts';
export { hashToken, randomToken } from './tokens.ts';
export { loses, refuseOwn, userHooks } from './user-hooks.ts';

/**
 * Sign-in for the whole app. Register it first: its hook sets `request.who` on every route that follows.
 * @returns `forgetRights`: call it after anything changed that rights are made from
 */
export function registerAccounts(app: FastifyInstance, deps: Deps): { forgetRights: () => Promise<void> } {
  const tokens = tokenMaker(deps.config.secret);
  const cache = whoCache(deps.pool);
  const asker = authenticate(app, deps, tokens, cache);
  accountRoutes(app, deps, tokens, cache);
  passwordRoutes(app, deps, cache);
  firstAdministratorRoutes(app, deps);
  deviceRoutes(app, deps, cache);
  twoFactorRoutes(app, deps, cache);
  apiTokenRoutes(app, deps, cache);
  pictureRoutes(app, deps, asker);
  languageRoute(app, deps);
  const stop = listenForChanges(deps.pool, cache.clear);
  app.addHook('onClose', stop);
  return { forgetRights: cache.forgetEverywhere };
}
