import { currentUser } from '../../authProvider/current-user.ts';
import { takeReturnPath } from '../../authProvider/return-path.ts';
import { resume } from '../../authProvider/session.ts';
import { mailedReviewPath } from '../../domain/letters/mailed-review.ts';
import { language } from '../../lib/language.ts';
import { loadEnglish, speak } from '../language/index.ts';

type Mount = (root: HTMLElement) => Promise<void>;
const RELOADED = 'naskah.reloaded';
/** Heard once, by early.ts, which knows the app's files and the first page's. */
const fetchApp = 'naskah:fetch-app';

/** Loads the app's code during the password check, so that both are ready together. */
export async function loadApp(): Promise<Mount> {
  dispatchEvent(new Event(fetchApp));
  if (language() === 'en') await loadEnglish();
  // In parts: between them a phone's slow processor can paint and respond to input.
  for (const run of parts) {
    await run();
    await breath();
  }
  const app = await import('../app.tsx');
  await breath();
  return app.default;
}

/** The app's base chunks (vite.config.ts). */
const parts = [
  () => import('react-dom/client'),
  () => import('../first-load/query-client.ts'),
  () => import('../theme.ts'),
  () => import('../../resources/index.ts'),
];

/** Yields to the browser, for paint and input. */
const breath = (): Promise<unknown> => new Promise((go) => setTimeout(go));

/** Asks who has signed in, and speaks their language. */
export function meetPerson(): void {
  currentUser().then(
    ({ language: own }) => (own === 'id' || own === 'en') && speak(own),
    () => undefined,
  );
}

/** Fetches the app's files during typing, without running them: that would slow the typing. */
export const fetchAppAhead = (): void => {
  const fetchNow = (): boolean => dispatchEvent(new Event(fetchApp));
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchNow, 300);
  else requestIdleCallback(fetchNow, { timeout: 2000 });
};

/**
 * Resumes an earlier session and shows the app. An unreachable server is no reason to sign out: the app opens and
 * reports it.
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
  if (location.pathname === '/login') {
    const path = takeReturnPath();
    // A page before the app, which asked for the session.
    if (path.startsWith(`${mailedReviewPath}?`)) return location.replace(path);
    history.replaceState(null, '', path);
  }
  const mount = await app.catch(reloadOnce);
  if (!mount) return;
  document.documentElement.dataset.screen = 'app';
  document.querySelector('.gate')?.remove();
  await mount(document.getElementById('root') as HTMLElement);
}

/**
 * A new release has removed the old files: reloads the page, at most once a minute (SPEC A5).
 * @throws the given error when that has just been tried
 */
export function reloadOnce(error: unknown): undefined {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < 60_000) throw error;
  sessionStorage.setItem(RELOADED, `${Date.now()}`);
  location.reload();
  return undefined;
}
