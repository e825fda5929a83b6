import { hasSession } from '../../authProvider/kept.ts';
import { keepReturnPath, keptReturnPath } from '../../authProvider/return-path.ts';
import { keptLanguage } from '../language/index.ts';
import { applyTheme } from './theme.ts';

/**
 * Runs in <head> before the first paint: sets theme and screen. Without a session the path is stored and
 * becomes /login.
 */
declare const FILES: { app: string[]; pages: [at: string, files: string[]][] };

const path = location.pathname.replace(/\/+$/, '');
const asked = new URLSearchParams(location.search);
const mailed = asked.has('token');
const reset = path === '/password/reset' && (mailed ? 'new-password' : 'reset');
const first = path === '/mulai' && 'first';
const invited = path === '/undangan' && 'invitation';
const review = path === '/paraf' && 'mailed-review';
// The window in which a person proves once more who they are (proof.ts).
const proof = path === '/login' && asked.get('state')?.startsWith('proof.') && 'proof';
const screen = reset || first || invited || review || proof || (hasSession() ? 'app' : 'sign-in');

applyTheme();
document.documentElement.lang = keptLanguage();
document.documentElement.dataset.screen = screen;
// Offered the last time: the form keeps its height (company-account.ts).
if (localStorage.getItem('naskah.company')) document.documentElement.dataset.company = '';

if (screen === 'sign-in' && path !== '/login') {
  keepReturnPath();
  history.replaceState(null, '', '/login');
}

// Typed text must not reach the address before the form's script loads, which then submits it (form.ts).
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('.gate-form')) return;
  event.preventDefault();
  if ('heard' in form.dataset) return;
  form.dataset.sent = '';
  event.submitter?.setAttribute('aria-busy', 'true');
});

// The build fills this in; the development server has no chunks.
const files = typeof FILES === 'undefined' ? { app: [], pages: [] } : FILES;
const fetchAhead = (wanted: string): void => {
  const [, page = []] = files.pages.find(([at]) => new RegExp(at).test(wanted)) ?? [];
  for (const name of [...files.app, ...page]) {
    const isStyle = name.endsWith('.css');
    // Not at the sign-in: browsers warn of preloaded styles not used yet.
    if (isStyle && screen !== 'app') continue;
    const kind = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(
      // The page's own outline comes first.
      Object.assign(document.createElement('link'), {
        ...kind,
        crossOrigin: '',
        fetchPriority: 'low',
        href: `/${name}`,
      }),
    );
  }
};
if (screen === 'app') fetchAhead(path || '/');
else
  addEventListener('naskah:fetch-app', () => fetchAhead(keptReturnPath().replace(/[?#].*/, '')), {
    once: true,
  });
