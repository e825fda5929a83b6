import { hasSession } from '../../authProvider/kept.ts';
import { keepReturnPath } from '../../authProvider/return-path.ts';
import { keptLanguage } from '../language/index.ts';
import { applyTheme } from './theme.ts';

/**
 * Runs in <head>, before anything is painted: chooses the colours and what is painted, a sign-in
 * form, one about a forgotten password, the one for the first administrator, or the app. A visit without a session keeps its path and becomes /login.
 */
declare const APP_CHUNKS: string[];

const path = location.pathname.replace(/\/+$/, '');
const mailed = new URLSearchParams(location.search).has('token');
const reset = path === '/password/reset' && (mailed ? 'new-password' : 'reset');
const first = path === '/mulai' && 'first';
const screen = reset || first || (hasSession() ? 'app' : 'sign-in');

applyTheme();
document.documentElement.lang = keptLanguage();
document.documentElement.dataset.screen = screen;

if (screen === 'sign-in' && path !== '/login') {
  keepReturnPath();
  history.replaceState(null, '', '/login');
}

// The build fills this in; the development server has no chunks.
const chunks = typeof APP_CHUNKS === 'undefined' ? [] : APP_CHUNKS;
const fetchAhead = (): void => {
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};
if (screen === 'app') fetchAhead();
else window.addEventListener('naskah:fetch-app', fetchAhead, { once: true });
