import { page, post, signIn } from '../../authProvider/session.ts';
import { translate } from '../../lib/language.ts';
import { companyMessages } from './company-messages.ts';
import type { GateForm } from './form.ts';
import { explain } from './messages.ts';
import { signInMessages } from './sign-in-messages.ts';
import { loadApp } from './start-app.ts';

type OpenApp = (form: GateForm, app: ReturnType<typeof loadApp>) => Promise<void>;

/** Whether to stay signed in, as chosen before leaving. */
const REMEMBER = 'naskah.remember';

/** Whether this server offered it the last time (early.ts). */
const OFFERED = 'naskah.company';

/** Shows the way to the company's provider, and signs in with what it led the browser back with. */
export function offerCompanyAccount(form: GateForm, isOffered: boolean, openApp: OpenApp): void {
  const { dataset } = document.documentElement;
  if (!isOffered) {
    localStorage.removeItem(OFFERED);
    delete dataset.company;
    return;
  }
  localStorage.setItem(OFFERED, '1');
  dataset.company = '';
  document.getElementById('company')?.addEventListener('click', () => void leave(form));
  if (location.search) void comeBack(form, openApp);
}

/** Goes to the company's provider; it leads back to this page. */
async function leave(form: GateForm): Promise<void> {
  form.notify();
  form.setBusy(translate(companyMessages.leaving));
  const answer = await post<{ address?: string }>('/user/api/Account/Oidc');
  if (answer.data?.address) {
    sessionStorage.setItem(REMEMBER, form.field('remember').checked ? '1' : '');
    return page.open(answer.data.address);
  }
  form.setBusy();
  form.notify({ kind: 'error', text: explain(answer, translate(companyMessages.failed)) });
}

/** Back from the provider: its answer leaves the address at once, and signs in. */
async function comeBack(form: GateForm, openApp: OpenApp): Promise<void> {
  const query = location.search;
  history.replaceState(null, '', '/login');
  form.setBusy(translate(signInMessages.checking));
  const app = loadApp();
  app.catch(() => undefined);
  const remember = sessionStorage.getItem(REMEMBER) === '1';
  sessionStorage.removeItem(REMEMBER);
  const answer = await signIn({ query, remember }, '/user/api/Account/Oidc/Finish');
  if (answer.ok) return openApp(form, app);
  form.setBusy();
  form.notify({ kind: 'error', text: explain(answer, translate(companyMessages.failed)) });
}
