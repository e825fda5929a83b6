import type { FastifyInstance } from 'fastify';
import { listenTo } from '../db/listen.ts';
import type { Deps } from '../deps.ts';
import { accessChannel, actorCache } from './actor-cache.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { type Asker, authenticate } from './authenticate.ts';
import { deviceRoutes } from './devices/routes.ts';
import { directoryRoutes } from './directory/directory-routes.ts';
import { oidcRoutes } from './directory/oidc-routes.ts';
import { firstAdministratorRoutes } from './first-administrator-routes.ts';
import { handSessions } from './hand-sessions.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { languageRoute } from './language.ts';
import { passwordRoutes } from './password-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { accountRoutes } from './routes.ts';
import { tokenMaker } from './tokens.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { viewAsRoutes } from './view-as/routes.ts';

export { accessChannel } from './actor-cache.ts';
export type { Asker } from './authenticate.ts';
export { confirmOwn } from './confirm-own.ts';
export { openSessionsOf } from './devices/devices.ts';
export { compareWithDirectory } from './directory/nightly.ts';
export { isWithoutUsers } from './first-administrator.ts';
export { firstCode } from './first-code.ts';
export { firstPost } from './first-post.ts';
export { inviteUser } from './invitations/invite-user.ts';
export { assertGivesPasswords } from './invitations/routes.ts';
export { seal, unseal } from './keys.ts';
export { inAllEntries, inOwnEntries, loadActorAs, personAs, personInAll } from './load-actor.ts';
export { refuseLockout } from './never-locked-out.ts';
export { opensByPassword } from './opens-by-password.ts';
export { hashPassword, mustChangePassword } from './password.ts';
export { recordRefused, type Why, whyOf } from './record-refused.ts';
export { endSessionsOf, isStillSignedIn, sessionsStillOpen } from './sessions.ts';
export { signInFactsOf } from './sign-in-facts.ts';
export { forgetAllTries, isLockedOut } from './sign-in-throttle.ts';
export { countedTry, forgetTries } from './throttle.ts';
export { hashToken, randomToken } from './tokens.ts';
export { hasTwoFactor } from './two-factor/second-step.ts';
export { loses, refuseOwn, userHooks } from './user-hooks.ts';

/**
 * Registers sign-in. Call it first: its hook sets `request.actor` on every route that follows.
 * @returns `forgetRights`, to call after changes of rights; `actorOf`, for a request that outlasts one response
 */
export function registerAccounts(
  app: FastifyInstance,
  deps: Deps,
): { forgetRights: () => Promise<void> } & Asker {
  const tokens = tokenMaker(deps.config.secret);
  const cache = actorCache(deps.pool);
  const asker = authenticate(app, deps, tokens, cache);
  const sessions = handSessions(deps, tokens, cache);
  accountRoutes(app, deps, tokens, cache, sessions);
  oidcRoutes(app, deps, cache, sessions);
  directoryRoutes(app, deps);
  passwordRoutes(app, deps, cache);
  invitationRoutes(app, deps, cache);
  firstAdministratorRoutes(app, deps);
  deviceRoutes(app, deps, cache);
  twoFactorRoutes(app, deps, cache);
  apiTokenRoutes(app, deps, cache);
  viewAsRoutes(app, deps, cache);
  pictureRoutes(app, deps, asker);
  languageRoute(app, deps);
  const stop = listenTo(deps.pool, accessChannel, cache.clear, cache.clear);
  app.addHook('onClose', stop);
  return { forgetRights: cache.forgetEverywhere, actorOf: asker.actorOf };
}
