import { takeFlash } from '../../authProvider/flash.ts';
import { owesGoodbye } from '../../authProvider/kept.ts';
import { signIn } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { get, isFirstOpen } from './first-open.ts';
import { GateForm } from './form.ts';
import { explain } from './messages.ts';
import { helpWithPassword } from './password-field.ts';
import { signInMessages } from './sign-in-messages.ts';
import { fetchAppAhead, loadApp, meetPerson, showApp } from './start-app.ts';

/** Whether this server offered it the last time. */
const COMPANY = 'naskah.company';

/** Opens the sign-in form; the app follows in the same page. */
export function openSignIn(): void {
  document.title = translate(signInMessages.title);
  document.documentElement.dataset.screen = 'sign-in';
  const form = new GateForm('sign-in');
  const email = form.field('email');
  const password = form.field('password');

  helpWithPassword(password);
  form.notify(takeFlash());
  form.onSubmit(translate(signInMessages.checking), () => send(form));
  document.getElementById('other-account')?.addEventListener('click', () => firstStep(form));
  fetchAppAhead();
  void leadToFirst();
  void offerCompanyAccount(form);
  // Not on a phone: the keyboard would cover the page.
  if (matchMedia('(pointer: fine)').matches) (email.value ? password : email).focus();
}

/** Without any account no user can sign in: redirects to /mulai. */
async function leadToFirst(): Promise<void> {
  // A user who has just signed out has an account; the owed sign-out request goes first.
  if (!owesGoodbye() && (await isFirstOpen())) location.replace('/mulai');
}

/** Offered at once where it was so before; few lines here, since most who sign in type a password. */
async function offerCompanyAccount(form: GateForm): Promise<void> {
  const offer = (): void => {
    form.element.dataset.company = '';
  };
  const account = () => import('./company-account.ts');
  document.getElementById('company')?.addEventListener('click', () => account().then((one) => one.leave(form)));
  if (localStorage.getItem(COMPANY)) offer();
  if (/[?&]state=/.test(location.search)) {
    offer();
    void account().then((one) => one.comeBack(form, openApp));
  }
  const ways = await get<{ oidc?: boolean }>('/user/api/Account/SignInWays');
  if (ways.data?.oidc) {
    localStorage.setItem(COMPANY, '1');
    offer();
  } else if (ways.ok) {
    localStorage.removeItem(COMPANY);
    delete form.element.dataset.company;
  }
}

async function send(form: GateForm): Promise<void> {
  const email = form.field('email').value.trim();
  const password = form.field('password');
  const inSecondStep = form.element.dataset.step === 'second';
  const code = inSecondStep ? form.field('code').value.trim() : '';
  const missing = {
    email: email ? '' : translate(signInMessages.wanted.name),
    password: password.value ? '' : translate(signInMessages.wanted.password),
    code: inSecondStep && !code ? translate(signInMessages.wanted.code) : '',
  };
  if (form.showErrors(missing)) return;

  const app = loadApp();
  app.catch(() => undefined);
  const answer = await signIn({
    email,
    password: password.value,
    remember: form.field('remember').checked,
    ...(code && { code }),
  });
  if (answer.ok) return openApp(form, app);
  if (answer.errors?.code && !inSecondStep) return secondStep(form);
  // The password was changed meanwhile: back to where it can be typed.
  if (answer.errors?.password) delete form.element.dataset.step;
  if (!form.showErrors(answer.errors ?? {})) {
    form.notify({ kind: 'error', text: explain(answer, translate(signInMessages.wrong)) });
  }
  if (answer.status === 401) (answer.errors?.code ? form.field('code') : password).select();
}

/** Somebody has signed in: the app takes the form's place. */
async function openApp(form: GateForm, app: ReturnType<typeof loadApp>): Promise<void> {
  meetPerson();
  await showApp(app).catch(() => form.notify({ kind: 'error', text: translate(signInMessages.noApp) }));
}

/** The password was correct: shows the code field; the other fields are hidden, but still submitted. */
function secondStep(form: GateForm): void {
  form.element.dataset.step = 'second';
  form.field('code').value = '';
  form.field('code').focus();
}

function firstStep(form: GateForm): void {
  delete form.element.dataset.step;
  form.element.reset();
  form.notify();
  form.field('email').focus();
}
