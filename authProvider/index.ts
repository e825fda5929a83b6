import type { AuthProvider, UserIdentity } from 'react-admin';
import type { Viewer } from '../domain/access/viewer.ts';
import { translate } from '../lib/language.ts';
import { mayActOn } from '../resources/access.ts';
import { currentRole, currentUser, forgetCurrentUser, forgetRole, switchRole } from './current-user.ts';
import { hasSession } from './kept.ts';
import { keepReturnPath } from './return-path.ts';
import { roleLabel, viewerOf } from './roles.ts';
import { hasSignedOut, page, SessionEnded, signIn, signOut } from './session.ts';

export {
  currentRole,
  currentUser,
  forgetCurrentUser,
  NOT_SWITCHED,
  switchRole,
} from './current-user.ts';
export { type Flash, keepFlash, takeFlash } from './flash.ts';
export { deviceKey, hasSession, KEPT, PREFIX, SEALED } from './kept.ts';
export {
  activeRole,
  actsFor,
  type CurrentUser,
  orderRoles,
  type RoleEntry,
  roleLabel,
  viewerOf,
} from './roles.ts';
export { authorisedFetch, hasSignedOut } from './session.ts';

export type Identity = UserIdentity & { id: string; fullName: string; positionName: string; email: string };

/** The current user and role, as the rules of SPEC A2 take them. */
export const currentViewer = async (): Promise<Viewer> => viewerOf(await currentUser(), await currentRole());

/** Identity for react-admin. The sign-in screen is outside of it, so signing out uses page loads. */
export const authProvider: AuthProvider & {
  getIdentity: () => Promise<Identity>;
  switchRole: typeof switchRole;
} = {
  login: async (credentials: { email: string; password: string; remember?: boolean }) => {
    const answer = await signIn({ remember: false, ...credentials });
    if (!answer.ok)
      throw new Error(
        answer.message ??
          translate({
            id: 'NPP, surel, atau kata sandi tidak cocok.',
            en: 'The staff number, e-mail or password is not right.',
          }),
      );
    forgetCurrentUser();
  },

  /**
   * Also called by react-admin when checkAuth refuses: stores the path then, but not after a deliberate sign-out.
   */
  logout: async () => {
    if (hasSession()) forgetRole();
    else if (!hasSignedOut()) keepReturnPath();
    const next = await signOut();
    forgetCurrentUser();
    page.open(next);
    return false;
  },

  checkAuth: async () => {
    if (!hasSession()) throw new SessionEnded();
  },

  /** authorisedFetch already handles 401 and leaves; other errors are the screen's to show. */
  checkError: async () => {},

  getIdentity: async () => {
    const [user, role] = await Promise.all([currentUser(), currentRole()]);
    return {
      id: user.id,
      fullName: user.personName,
      email: user.email,
      avatar: user.urlImage || undefined,
      positionName: role ? roleLabel(role) : '',
    };
  },

  getPermissions: async () => (await currentRole())?.privilegedList ?? [],

  /** A role's permission on a resource is one privilege, not necessarily that of its own path (SPEC A2). */
  canAccess: async ({ resource, action }) => mayActOn(await currentViewer(), resource, action),

  switchRole,
};
