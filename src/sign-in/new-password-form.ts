import { keepFlash } from '../../authProvider/flash.ts';
import { forgetSession } from '../../authProvider/kept.ts';
import { page, post } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { GateForm } from './form.ts';
import { formMessages } from './form-messages.ts';
import { explain } from './messages.ts';
import { helpWithPassword } from './password-field.ts';
import { watchStrength } from './strength.ts';

/** The form behind the mailed link: /password/reset?token=… */
export function openNewPassword(): void {
  document.title = translate(formMessages.titles.fresh);
  const form = new GateForm('new-password');
  helpWithPassword(form.field('password'));
  watchStrength(form.field('password'));
  form.onSubmit(translate(formMessages.saving), () => send(form));
  if (matchMedia('(pointer: fine)').matches) form.field('password').focus();
}

async function send(form: GateForm): Promise<void> {
  const password = form.field('password').value;
  if (form.showErrors({ password: password ? '' : translate(formMessages.wanted.fresh) })) return;
  const token = new URLSearchParams(location.search).get('token');
  const answer = await post('/user/api/Account/ResetPassword', { token, password });
  if (answer.ok) {
    // The server has ended every session of this person.
    forgetSession();
    keepFlash({ kind: 'success', text: translate(formMessages.saved) });
    page.open('/login');
  } else if (!form.showErrors(answer.errors ?? {})) {
    const aboutLink = answer.errors?.token?.[0];
    form.notify({ kind: 'error', text: aboutLink ?? explain(answer, translate(formMessages.notSaved)) });
  }
}
