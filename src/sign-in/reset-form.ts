import { post } from '../../authProvider/session.ts';
import { say } from '../../lib/language.ts';
import { GateForm } from './form.ts';
import { formWords } from './form-words.ts';
import { explain } from './words.ts';

/** The form that asks for the password mail. */
export function openReset(): void {
  document.title = say(formWords.titles.reset);
  const form = new GateForm('reset');
  form.onSubmit(say(formWords.sending), () => send(form));
  if (matchMedia('(pointer: fine)').matches) form.field('email').focus();
}

async function send(form: GateForm): Promise<void> {
  const email = form.field('email').value.trim();
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    form.showErrors({
      email: say(email ? formWords.wanted.wholeEmail : formWords.wanted.email),
    });
    return;
  }
  const answer = await post(`/user/api/Account/ForgetPassword?email=${encodeURIComponent(email)}`);
  if (answer.ok) {
    form.notify({ kind: 'success', text: say(formWords.resetSent) });
    form.element.reset();
  } else if (!form.showErrors(answer.errors ?? {})) {
    const why = explain({ ...answer, message: '' }, '');
    const failed = say(formWords.resetNotSent);
    form.notify({ kind: 'error', text: why ? `${failed}. ${why}` : failed });
  }
}
