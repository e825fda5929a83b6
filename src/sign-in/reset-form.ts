import { post } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { GateForm } from './form.ts';
import { formMessages } from './form-messages.ts';
import { explain } from './messages.ts';

/** The form that asks for the password mail. */
export function openReset(): void {
  document.title = translate(formMessages.titles.reset);
  const form = new GateForm('reset');
  form.onSubmit(translate(formMessages.sending), () => send(form));
  if (matchMedia('(pointer: fine)').matches) form.field('email').focus();
}

async function send(form: GateForm): Promise<void> {
  const email = form.field('email').value.trim();
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    form.showErrors({
      email: translate(email ? formMessages.wanted.wholeEmail : formMessages.wanted.email),
    });
    return;
  }
  const answer = await post(`/user/api/Account/ForgetPassword?email=${encodeURIComponent(email)}`);
  if (answer.ok) {
    form.notify({ kind: 'success', text: translate(formMessages.resetSent) });
    form.element.reset();
  } else if (!form.showErrors(answer.errors ?? {})) {
    const why = explain({ ...answer, message: '' }, '');
    const failed = translate(formMessages.resetNotSent);
    form.notify({ kind: 'error', text: why ? `${failed}. ${why}` : failed });
  }
}
