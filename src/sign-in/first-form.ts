import { keepFlash } from '../../authProvider/flash.ts';
import { forgetSession } from '../../authProvider/kept.ts';
import { page, post } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { asked, firstAdministrator, nameCompany } from './first-open.ts';
import { GateForm } from './form.ts';
import { formMessages } from './form-messages.ts';
import { explain } from './messages.ts';
import { helpWithPassword } from './password-field.ts';
import { watchStrength } from './strength.ts';

/** Messages for empty fields, in form order; the server has all other rules. */
const wanted = {
  code: formMessages.wanted.terminal,
  companyName: formMessages.wanted.companyName,
  companyCode: formMessages.wanted.companyCode,
  personName: formMessages.wanted.personName,
  npp: formMessages.wanted.npp,
  email: formMessages.wanted.email,
  password: formMessages.wanted.fresh,
};
type Name = keyof typeof wanted;
const names = Object.keys(wanted) as Name[];

/** Form at /mulai that creates the first administrator of an empty installation (DESIGN 4). */
export function openFirst(): void {
  document.title = translate(formMessages.titles.first);
  const form = new GateForm('first');
  helpWithPassword(form.field('password'));
  watchStrength(form.field('password'));
  form.onSubmit(translate(formMessages.making), () => send(form));
  const company = form.field('companyName');
  company.addEventListener('input', () => nameCompany(company.value));
  form.begin(form.field('code'));
  closeWhenTaken();
}

async function closeWhenTaken(): Promise<void> {
  if ((await asked()).isOpen === false) close();
}

/** Another user was first: replaces the form with a link to the sign-in. */
function close(): void {
  document.documentElement.dataset.screen = 'first-closed';
  document.title = 'Naskah';
  document.querySelector<HTMLElement>('#first-closed h1')?.focus();
}

async function send(form: GateForm): Promise<void> {
  const typed = (name: Name): string =>
    name === 'password' ? form.field(name).value : form.field(name).value.trim();
  const body = Object.fromEntries(names.map((name) => [name, typed(name)]));
  if (
    form.showErrors(
      Object.fromEntries(names.map((name) => [name, body[name] ? '' : translate(wanted[name])])),
    )
  )
    return;
  const answer = await post(firstAdministrator, body);
  if (answer.ok) {
    // A session this browser still holds is one of another installation.
    forgetSession();
    keepFlash({ kind: 'success', text: translate(formMessages.made), email: typed('email') });
    page.open('/login');
  } else if (answer.status === 409) {
    close();
  } else if (!form.showErrors(answer.errors ?? {})) {
    form.notify({ kind: 'error', text: explain(answer, translate(formMessages.notMade)) });
  }
}
