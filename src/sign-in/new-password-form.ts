import { addressOf, apiKey } from '../../authProvider/address.ts';
import { type Answer, readAnswer, unreachable } from '../../authProvider/answer.ts';
import { keepFlash } from '../../authProvider/flash.ts';
import { forgetSession } from '../../authProvider/kept.ts';
import { page, post } from '../../authProvider/session.ts';
import { type Message, translate } from '../../lib/language.ts';
import { GateForm } from './form.ts';
import { formMessages } from './form-messages.ts';
import { explain } from './messages.ts';
import { helpWithPassword } from './password-field.ts';
import { watchStrength } from './strength.ts';

/** The form behind the mailed link: /password/reset?token=… */
export function openNewPassword(): void {
  openFreshPassword(formMessages.titles.fresh, async (form, password) => {
    const answer = await post('/user/api/Account/ResetPassword', { token: linkToken(), password });
    if (answer.ok) {
      // The server has ended every session of this person.
      forgetSession();
      keepFlash({ kind: 'success', text: translate(formMessages.saved) });
      page.open('/login');
    } else if (!form.showErrors(answer.errors ?? {})) {
      const aboutLink = answer.errors?.token?.[0];
      form.notify({ kind: 'error', text: aboutLink ?? explain(answer, translate(formMessages.notSaved)) });
    }
  });
}

/** The token of the link that was opened. */
export const linkToken = (): string => new URLSearchParams(location.search).get('token') ?? '';

/** What that link is about, by a call that takes its token. */
export const readByLink = <T>(call: string): Promise<Answer<T>> =>
  fetch(addressOf(`${call}?token=${encodeURIComponent(linkToken())}`), { headers: { 'X-Api-Key': apiKey } })
    .then((response) => readAnswer<T>(response))
    .catch((): Answer<T> => unreachable);

/** Whatever asks for a new password: by a link, by an invitation, in place of one that was given. */
export function openFreshPassword(
  title: Message,
  send: (form: GateForm, password: string) => Promise<void>,
): GateForm {
  document.title = translate(title);
  const form = new GateForm('new-password');
  const field = form.field('password');
  helpWithPassword(field);
  watchStrength(field);
  form.onSubmit(translate(formMessages.saving), async () => {
    if (form.showErrors({ password: field.value ? '' : translate(formMessages.wanted.fresh) })) return;
    await send(form, field.value);
  });
  form.begin(field);
  return form;
}

/** Says above the form what it is for, and where else one may go. */
export function headForm(
  form: GateForm,
  head: Message,
  lead: string,
  other: { label: Message; href: string },
): void {
  const of = (selector: string) => form.element.querySelector<HTMLElement>(selector);
  const [heading, words, link] = [of('h1'), of('.gate-lead'), of('a.gate-button')];
  if (heading) heading.textContent = translate(head);
  if (words) words.textContent = lead;
  if (link) Object.assign(link, { textContent: translate(other.label), href: other.href });
  form.element.dataset.headed = '';
}
