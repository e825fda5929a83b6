import { isSameOrigin } from '../../authProvider/address.ts';
import { forgetSession, hasSession } from '../../authProvider/kept.ts';
import { keepReturnPath } from '../../authProvider/return-path.ts';
import { settleGoodbye } from '../../authProvider/session.ts';
import { language, translate } from '../../lib/language.ts';
import { speak } from '../language/index.ts';
import { asked, nameCompany } from './first-open.ts';
import { openSignIn } from './sign-in-form.ts';
import { signInMessages } from './sign-in-messages.ts';
import { reloadOnce, resumeApp } from './start-app.ts';

/** The page's only script: all heavier code loads once a session exists. */
const screen = document.documentElement.dataset.screen;
/** How long an owed goodbye waits for its next try, in milliseconds. */
const tryAgain = 5000;

// After an offline sign-out the server is notified before anything else.
void payGoodbye();
addEventListener('online', () => void settleGoodbye());

// Deletes an expired session's data before the next user. Not with another server, where a tab sees only its own
// session: others may be active.
if (screen !== 'app' && isSameOrigin() && !hasSession()) forgetSession();

// Forms that few ever see are no weight on the many who sign in.
if (screen === 'app') open().catch(sayUnavailable);
else void inOwnLanguage().then(openForm);

/** Retries until it succeeds: an unreachable server with a working network emits no `online` event. */
async function payGoodbye(): Promise<void> {
  if (!(await settleGoodbye())) setTimeout(() => void payGoodbye(), tryAgain);
}

function openForm(): void {
  void asked().then(({ companyName = '' }) => nameCompany(companyName));
  if (screen === 'reset') import('./reset-form.ts').then((form) => form.openReset(), reloadOnce);
  else if (screen === 'new-password')
    import('./new-password-form.ts').then((form) => form.openNewPassword(), reloadOnce);
  else if (screen === 'invitation')
    import('./invitation-form.ts').then((form) => form.openInvitation(), reloadOnce);
  else if (screen === 'mailed-review')
    import('./mailed-review.ts').then((form) => form.openMailedReview(), reloadOnce);
  else if (screen === 'first') import('./first-form.ts').then((form) => form.openFirst(), reloadOnce);
  else if (screen === 'proof') import('./proof.ts').then((proof) => proof.finishProof(), reloadOnce);
  else openSignIn();
}

/** The page's own texts are Indonesian; English ones replace them before the form shows. */
async function inOwnLanguage(): Promise<void> {
  if (language() === 'en')
    await import('./english-page.ts').then((page) => page.translatePage()).catch(() => undefined);
  document.getElementById('speak')?.addEventListener('click', () => speak(language() === 'en' ? 'id' : 'en'));
  document.documentElement.dataset.said = '';
}

async function open(): Promise<void> {
  if (await resumeApp()) return;
  forgetSession();
  if (location.pathname !== '/login') keepReturnPath();
  history.replaceState(null, '', '/login');
  await inOwnLanguage();
  openForm();
}

/** The app's files are missing, and a reload has just been tried. */
function sayUnavailable(): void {
  const boot = document.querySelector('.boot');
  if (!boot) return;
  const again = Object.assign(document.createElement('a'), {
    className: 'boot-again',
    href: location.href,
    textContent: translate(signInMessages.again),
  });
  boot.replaceChildren(again);
}

// After sign-out the back button must not restore the old screen from the back/forward cache.
addEventListener('pageshow', (event) => {
  if (event.persisted && screen === 'app' && !hasSession()) location.reload();
});
