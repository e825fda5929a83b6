import { currentUser } from '../../authProvider/current-user.ts';
import { takeReturnPath } from '../../authProvider/return-path.ts';
import { resume } from '../../authProvider/session.ts';
import { language } from '../../lib/language.ts';
import { loadEnglish, speak } from '../language/index.ts';

type Mount = (root: HTMLElement) => Promise<void>;
const RELOADED = 'naskah.reloaded';
/** Heard once, by early.ts, which knows the app's files and the first page's. */
const fetchApp = 'naskah:fetch-app';

/** The app's code. Asked for while the password is being checked, so it is there when the answer is. */
export async function loadApp(): Promise<Mount> {
  dispatchEvent(new Event(fetchApp));
  if (language() === 'en') await loadEnglish();
  // Run in parts, not in one go: in between, a phone's slow processor can paint and answer a hand.
  for (const run of parts) {
    await run();
    await breath();
  }
  const app = await import('../app.tsx');
  await breath();
  return app.default;
}

/** What the app stands on, a file each (vite.config.ts). */
const parts = [
  () => import('react-dom/client'),
  () => import('../query-client.ts'),
  () => import('../theme.ts'),
  () => import('../../resources/index.ts'),
];

/** Lets the browser do what waits: paint, or answer a hand. */
const breath = (): Promise<unknown> => new Promise((go) => setTimeout(go));

/** Asks who has signed in, and speaks their language. */
export function meetPerson(): void {
  currentUser().then(
    ({ language: own }) => (own === 'id' || own === 'en') && speak(own),
    () => undefined,
  );
}

/** Has the app's files fetched, not run, while the person types: running would get in the way of typing. */
export const fetchAppAhead = (): void => {
  const fetchNow = (): boolean => dispatchEvent(new Event(fetchApp));
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchNow, 300);
  else requestIdleCallback(fetchNow, { timeout: 2000 });
};

/**
 * Takes up the session of an earlier visit and shows the app. A server that cannot be reached is no reason
 * to sign out: the app opens and tells so itself.
 * @returns false when the session is over and a sign-in is needed
 */
export async function resumeApp(): Promise<boolean> {
  const app = loadApp();
  app.catch(() => undefined);
  const renewal = await resume();
  if (renewal === 'ended') return false;
  if (renewal === 'renewed') meetPerson();
  await showApp(app);
  return true;
}

/** Puts the app where the sign-in was, at the path the person wanted. */
export async function showApp(app: Promise<Mount>): Promise<void> {
  const mount = await app.catch(reloadOnce);
  if (!mount) return;
  if (location.pathname === '/login') history.replaceState(null, '', takeReturnPath());
  document.documentElement.dataset.screen = 'app';
  document.querySelector('.gate')?.remove();
  await mount(document.getElementById('root') as HTMLElement);
}

/**
 * After a new release the old files are gone: load the page anew, at most once a minute (SPEC A5).
 * @throws the given error when that has just been tried
 */
export function reloadOnce(error: unknown): undefined {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < 60_000) throw error;
  sessionStorage.setItem(RELOADED, `${Date.now()}`);
  location.reload();
  return undefined;
}
