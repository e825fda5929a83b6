import { currentUser } from '../../authProvider/current-user.ts';
import { takeFlash } from '../../authProvider/flash.ts';
import { signIn } from '../../authProvider/session.ts';
import { GateForm } from './form.ts';
import { helpWithPassword } from './password-field.ts';
import { fetchAppAhead, loadApp, showApp } from './start-app.ts';
import { explain } from './words.ts';

/** The sign-in form: shown, helped, sent, and followed by the app in the same page. */
export function openSignIn(): void {
  document.title = 'Masuk · Naskah';
  document.documentElement.dataset.screen = 'sign-in';
  const form = new GateForm('sign-in');
  const email = form.field('email');
  const password = form.field('password');

  helpWithPassword(password);
  form.notify(takeFlash());
  form.onSubmit('Memeriksa…', () => send(form));
  fetchAppAhead();
  // On a phone the keyboard would cover the page before anybody asked for it.
  if (matchMedia('(pointer: fine)').matches) (email.value ? password : email).focus();
}

async function send(form: GateForm): Promise<void> {
  const email = form.field('email').value.trim();
  const password = form.field('password');
  const missing = {
    email: email ? '' : 'Isi NPP atau surel Anda.',
    password: password.value ? '' : 'Isi kata sandi Anda.',
  };
  if (form.showErrors(missing)) return;

  const app = loadApp();
  app.catch(() => undefined);
  const answer = await signIn({ email, password: password.value, remember: form.field('remember').checked });
  if (answer.ok) {
    currentUser().catch(() => undefined);
    await showApp(app).catch(() => form.notify({ kind: 'error', text: NO_APP }));
    return;
  }
  if (!form.showErrors(answer.errors ?? {})) {
    form.notify({ kind: 'error', text: explain(answer, 'NPP, surel, atau kata sandi tidak cocok.') });
  }
  if (answer.status === 401) password.select();
}

const NO_APP = 'Naskah belum dapat dimuat. Periksa sambungan Anda, lalu muat ulang halaman ini.';
