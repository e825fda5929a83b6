import { hasSession } from '../../authProvider/kept.ts';
import { keepReturnPath } from '../../authProvider/return-path.ts';
import { openFirst } from './first-form.ts';
import { openNewPassword } from './new-password-form.ts';
import { openReset } from './reset-form.ts';
import { openSignIn } from './sign-in-form.ts';
import { resumeApp } from './start-app.ts';

/** The page's one script: everything heavier comes after somebody is known to be there. */
const screen = document.documentElement.dataset.screen;

if (screen === 'reset') openReset();
else if (screen === 'new-password') openNewPassword();
else if (screen === 'first') openFirst();
else if (screen === 'app') open().catch(sayUnavailable);
else openSignIn();

async function open(): Promise<void> {
  if (await resumeApp()) return;
  if (location.pathname !== '/login') keepReturnPath();
  history.replaceState(null, '', '/login');
  openSignIn();
}

/** The app's files cannot be had, and loading the page anew has just been tried. */
function sayUnavailable(): void {
  const boot = document.querySelector('.boot');
  if (!boot) return;
  const again = Object.assign(document.createElement('a'), {
    className: 'boot-again',
    href: location.href,
    textContent: 'Naskah belum dapat dimuat. Coba lagi',
  });
  boot.replaceChildren(again);
}

// Going back after signing out must not bring the old screen up from the browser's memory.
addEventListener('pageshow', (event) => {
  if (event.persisted && screen === 'app' && !hasSession()) location.reload();
});
