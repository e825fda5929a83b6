import type { Tokens } from '../../authProvider/session.ts';
import { beginSession, post } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { invitationMessages } from './invitation-messages.ts';
import { explain } from './messages.ts';
import { headForm, openFreshPassword } from './new-password-form.ts';
import { loadApp, meetPerson, showApp } from './start-app.ts';

const said = invitationMessages.own;

/**
 * Signed in with a password that an administrator gave: asks for one of their own, then opens the app.
 * @param tokens of the session, which begins for this browser once the password is changed
 */
export function openOwnPassword(tokens: Tokens, currentPassword: string, remember: boolean): void {
  document.documentElement.dataset.screen = 'new-password';
  const form = openFreshPassword(said.title, async (form, password) => {
    const answer = await post('/user/api/Account/ChangePassword', { currentPassword, password });
    if (answer.ok) {
      beginSession(tokens, remember);
      meetPerson();
      await showApp(loadApp());
    } else if (!form.showErrors(answer.errors ?? {}))
      form.notify({ kind: 'error', text: explain(answer, translate(invitationMessages.notMade)) });
  });
  headForm(form, said.head, translate(said.lead), { label: said.other, href: '/login' });
}
