import { isSameOrigin } from '../../authProvider/address.ts';
import { forgetSession, hasSession } from '../../authProvider/kept.ts';
import { keepReturnPath } from '../../authProvider/return-path.ts';
import { settleGoodbye } from '../../authProvider/session.ts';
import { language, say } from '../../lib/language.ts';
import { speak } from '../language/index.ts';
import { doorWords } from './door-words.ts';
import { openSignIn } from './sign-in-form.ts';
import { reloadOnce, resumeApp } from './start-app.ts';

/** The page's one script: everything heavier comes after somebody is known to be there. */
const screen = document.documentElement.dataset.screen;
/** How long an owed goodbye waits for its next try, in milliseconds. */
const tryAgain = 5000;

// Somebody signed out here without a network: the server hears of it before anything else.
void payGoodbye();
addEventListener('online', () => void settleGoodbye());

// Nobody was there when the session ran out: what it kept goes before anybody else is. With another server a tab sees
// only its own session, so others may still be there.
if (screen !== 'app' && isSameOrigin() && !hasSession()) forgetSession();

// Forms that few ever see are no weight on the many who sign in.
if (screen === 'app') open().catch(sayUnavailable);
else void inOwnLanguage().then(openForm);

/** The server may be away while the browser has a network, which tells of no change: tried until it is said. */
async function payGoodbye(): Promise<void> {
  if (!(await settleGoodbye())) setTimeout(() => void payGoodbye(), tryAgain);
}

function openForm(): void {
  if (screen === 'reset') import('./reset-form.ts').then((form) => form.openReset(), reloadOnce);
  else if (screen === 'new-password')
    import('./new-password-form.ts').then((form) => form.openNewPassword(), reloadOnce);
  else if (screen === 'first') import('./first-form.ts').then((form) => form.openFirst(), reloadOnce);
  else openSignIn();
}

/** The page's own words are Indonesian; whoever reads English gets them before they see any. */
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
  openSignIn();
}

/** The app's files cannot be had, and loading the page anew has just been tried. */
function sayUnavailable(): void {
  const boot = document.querySelector('.boot');
  if (!boot) return;
  const again = Object.assign(document.createElement('a'), {
    className: 'boot-again',
    href: location.href,
    textContent: say(doorWords.again),
  });
  boot.replaceChildren(again);
}

// Going back after signing out must not bring the old screen up from the browser's memory.
addEventListener('pageshow', (event) => {
  if (event.persisted && screen === 'app' && !hasSession()) location.reload();
});
