// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../../authProvider/session.ts';
import { offerCompanyAccount } from '../../../src/sign-in/company-account.ts';
import { GateForm } from '../../../src/sign-in/form.ts';

const state = { begun: 200, sent: [] as unknown[], addressWhenSent: '' };
const refusal = (status: number, message: string) =>
  HttpResponse.json({ statusCode: status, message, errors: {} }, { status });
const server = setupServer(
  http.post('*/user/api/Account/Oidc', () =>
    state.begun === 200
      ? HttpResponse.json({ statusCode: 200, data: { address: 'https://masuk.perusahaan.example/auth' } })
      : refusal(state.begun, 'Direktori perusahaan tidak menjawab.'),
  ),
  http.post('*/user/api/Account/Oidc/Finish', async ({ request }) => {
    state.sent.push(await request.json());
    state.addressWhenSent = location.href;
    return refusal(403, 'Akun perusahaan Anda belum terdaftar di Naskah.');
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(page, 'open').mockImplementation(() => undefined);
  document.body.innerHTML = `
    <form id="sign-in"><input name="remember" type="checkbox" checked><button type="submit">Masuk</button>
    <button type="button" id="company"></button><div class="gate-notice"></div></form>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/login');
  delete document.documentElement.dataset.company;
  Object.assign(state, { begun: 200, sent: [], addressWhenSent: '' });
});

const openApp = vi.fn(async () => undefined);
const offer = (isOffered: boolean): GateForm => {
  const form = new GateForm('sign-in');
  offerCompanyAccount(form, isOffered, openApp);
  return form;
};
const notice = () => document.querySelector('.gate-notice')?.textContent;

describe('the way to the company account', () => {
  it('is shown while the server offers it, and gone once it does not', () => {
    offer(true);
    expect(document.documentElement.dataset.company).toBe('');
    expect(localStorage.getItem('naskah.company')).toBe('1');
    offer(false);
    expect(document.documentElement.dataset.company).toBeUndefined();
    expect(localStorage.getItem('naskah.company')).toBeNull();
  });

  it('leads to the provider, and says on the page why it does not', async () => {
    offer(true);
    document.getElementById('company')?.click();
    await vi.waitFor(() => expect(page.open).toHaveBeenCalledWith('https://masuk.perusahaan.example/auth'));
    state.begun = 424;
    document.getElementById('company')?.click();
    await vi.waitFor(() => expect(notice()).toBe('Direktori perusahaan tidak menjawab.'));
  });

  it('takes the provider’s answer out of the address before it is handed in, and says why it was not taken', async () => {
    sessionStorage.setItem('naskah.remember', '1');
    history.replaceState(null, '', '/login?code=rahasia&state=satu');
    offer(true);
    await vi.waitFor(() => expect(notice()).toMatch(/belum terdaftar/));
    expect(state.sent).toEqual([{ query: '?code=rahasia&state=satu', remember: true }]);
    expect(state.addressWhenSent).not.toContain('rahasia');
    expect(openApp).not.toHaveBeenCalled();
  });
});
