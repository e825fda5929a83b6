import type { Answer } from '../../authProvider/answer.ts';
import { takeFlash } from '../../authProvider/flash.ts';
import { owesGoodbye } from '../../authProvider/kept.ts';
import { signIn } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { asked } from './first-open.ts';
import { GateForm } from './form.ts';
import { helpWithPassword } from './password-field.ts';
import { signInMessages } from './sign-in-messages.ts';
import { fetchAppAhead, loadApp, meetPerson, reloadOnce, showApp } from './start-app.ts';

/** Opens the sign-in form; the app follows in the same page. */
export function openSignIn(): void {
  document.title = translate(signInMessages.title);
  document.documentElement.dataset.screen = 'sign-in';
  const form = new GateForm('sign-in');
  const email = form.field('email');
  const password = form.field('password');

  helpWithPassword(password);
  const flash = takeFlash();
  form.notify(flash);
  if (flash?.email) email.value = flash.email;
  form.onSubmit(translate(signInMessages.checking), () => send(form));
  document.getElementById('other-account')?.addEventListener('click', () => firstStep(form));
  fetchAppAhead();
  void lookFurther(form);
  form.begin(email.value ? password : email);
}

/** Without any account nobody can sign in, which leads to /mulai; a company account is another way in. */
async function lookFurther(form: GateForm): Promise<void> {
  const isBack = /[?&]state=/.test(location.search);
  const { isOpen, oidc }: Awaited<ReturnType<typeof asked>> = isBack ? { oidc: true } : await asked();
  // A user who has just signed out has an account; the owed sign-out request goes first.
  if (isOpen && !owesGoodbye()) location.replace('/mulai');
  // Offered before (early.ts), or now.
  if (oidc || 'company' in document.documentElement.dataset)
    (await import('./company-account.ts')).offerCompanyAccount(form, oidc ?? isOpen === undefined, openApp);
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
  if (answer.ok && answer.data?.mustChangePassword) {
    const own = await import('./own-password-form.ts').catch(reloadOnce);
    return own?.openOwnPassword(answer.data, password.value, form.field('remember').checked);
  }
  if (answer.ok) return openApp(form, app);
  if (answer.errors?.code && !inSecondStep) return secondStep(form);
  // The password was changed meanwhile: back to where it can be typed.
  if (answer.errors?.password) delete form.element.dataset.step;
  if (!form.showErrors(answer.errors ?? {})) {
    form.notify({ kind: 'error', text: await explained(answer) });
  }
  if (answer.status === 401) (answer.errors?.code ? form.field('code') : password).select();
}

/** Why it failed: words for an answer load with it, those for none are here. */
async function explained(answer: Answer<unknown>): Promise<string> {
  const { offline, unreachable, wrong } = signInMessages;
  if (answer.status === 0) return translate(navigator.onLine ? unreachable : offline);
  return import('./messages.ts').then(
    ({ explain }) => explain(answer, translate(wrong)),
    () => answer.message ?? translate(wrong),
  );
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
