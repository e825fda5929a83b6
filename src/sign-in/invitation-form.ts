import type { Answer } from '../../authProvider/answer.ts';
import { keepFlash } from '../../authProvider/flash.ts';
import { forgetSession } from '../../authProvider/kept.ts';
import { page, post, signIn } from '../../authProvider/session.ts';
import { dateFormat } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import type { GateForm } from './form.ts';
import { invitationMessages as said } from './invitation-messages.ts';
import { explain } from './messages.ts';
import { headForm, linkToken, openFreshPassword, readByLink } from './new-password-form.ts';

const call = '/user/api/Account/Invitation';
type Invitation = { personName: string; email: string; expiresAt: string };

/** The form behind an invitation: /undangan?token=… */
export async function openInvitation(): Promise<void> {
  const answer = await readByLink<Invitation>(call);
  const form = openFreshPassword(said.title, send);
  const { personName, email, expiresAt } = answer.data ?? {};
  if (!answer.ok || !personName || !email || !expiresAt) return close(form, answer);
  const until = dateFormat({ dateStyle: 'long' })(expiresAt);
  headForm(form, said.head(personName), translate(said.lead(email, until)), toSignIn);
}

const toSignIn = { label: said.toSignIn, href: '/login' };

/** It cannot be accepted: the reason in place of the fields. */
function close(form: GateForm, answer: Answer<unknown>): void {
  headForm(
    form,
    said.closed,
    answer.errors?.token?.[0] ?? explain(answer, translate(said.unknown)),
    toSignIn,
  );
  form.element.dataset.closed = '';
}

async function send(form: GateForm, password: string): Promise<void> {
  const answer = await post<{ email: string }>(call, { token: linkToken(), password });
  if (answer.ok && answer.data) {
    // A session this browser still holds may be another person's.
    forgetSession();
    const signedIn = await signIn({ email: answer.data.email, password, remember: false });
    if (signedIn.ok) return page.open('/');
    // Before a post begins, the password is all there is to do.
    keepFlash({ kind: 'info', text: signedIn.message ?? translate(said.made) });
    return page.open('/login');
  }
  if (answer.errors?.token) return close(form, answer);
  if (!form.showErrors(answer.errors ?? {}))
    form.notify({ kind: 'error', text: explain(answer, translate(said.notMade)) });
}
