import { forgetCurrentUser, forgetRole } from './current-user.ts';
import { page } from './session.ts';
import { broadcast } from './tabs.ts';

/** The session looks as somebody else now, or no longer: every tab begins anew with what it may. */
export function beginAnew(to = '/'): void {
  forgetRole();
  forgetCurrentUser();
  broadcast({ kind: 'role' });
  page.open(to);
}
