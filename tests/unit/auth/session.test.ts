// @vitest-environment happy-dom
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from './gateway.ts';

type Session = typeof import('../../../authProvider/session.ts');
const credentials = { email: 'nadia', password: 'benar', remember: true };
let stop = (): void => undefined;
/** For news that comes through the browser's own channels. */
const patiently = { timeout: 15_000 };

/** Another tab: the same storage and cookies, a memory of its own. */
async function openTab(): Promise<Session & { opened: string[] }> {
  vi.resetModules();
  const session = await import('../../../authProvider/session.ts');
  const opened: string[] = [];
  session.page.open = (path) => opened.push(path);
  session.page.reload = () => opened.push('reload');
  return { ...session, opened };
}

function start(options?: Parameters<typeof gateway>[0]) {
  const { server, state } = gateway(options);
  server.listen({ onUnhandledFrame: 'error' });
  stop = () => server.close();
  return state;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the tests run where there is no Cookie Store
  document.cookie = 'naskah_session=; Path=/; Max-Age=0';
  window.location.href = 'http://localhost:3000/naskah-dinas/inbox?Page=2';
});
afterEach(() => stop());

describe('signing in', () => {
  it('sends what the person typed and keeps the token in memory only', async () => {
    const state = start();
    const { signIn } = await openTab();
    expect((await signIn(credentials)).ok).toBe(true);
    expect(state.lastBody).toEqual(credentials);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token-0');
    expect(document.cookie).toContain('naskah_session=remember');
  });

  it('takes a 401 for a wrong password, not for the end of a session', async () => {
    const state = start();
    const { signIn, opened } = await openTab();
    const answer = await signIn({ ...credentials, password: 'salah' });
    expect(answer).toMatchObject({ ok: false, status: 401, message: 'Masuk dahulu.' });
    expect(state.renewals).toBe(0);
    expect(opened).toEqual([]);
  });

  it("keeps another server's refresh token for the tab, or for the device when asked to", async () => {
    start({ inCookie: false });
    const { signIn } = await openTab();
    await signIn({ ...credentials, remember: false });
    expect([sessionStorage.getItem('naskah.refresh'), localStorage.getItem('naskah.refresh')]).toEqual([
      'refresh-0',
      null,
    ]);
    await signIn(credentials);
    expect([sessionStorage.getItem('naskah.refresh'), localStorage.getItem('naskah.refresh')]).toEqual([
      null,
      'refresh-0',
    ]);
  });
});

describe('an authorised call', () => {
  it('carries the API key and the token', async () => {
    const state = start();
    const { signIn, authorisedFetch } = await openTab();
    await signIn(credentials);
    expect((await authorisedFetch('/letter/api/Inbox')).status).toBe(200);
    expect(state.headers.get('X-Api-Key')).toBe('naskah-web');
  });

  it('says when its page is in English, and nothing of the kind from an Indonesian one', async () => {
    const state = start();
    const { signIn, authorisedFetch } = await openTab();
    await signIn(credentials);
    await authorisedFetch('/letter/api/Inbox');
    expect(state.headers.get('X-Language')).toBeNull();
    document.documentElement.lang = 'en';
    await authorisedFetch('/letter/api/Inbox');
    document.documentElement.lang = 'id';
    expect(state.headers.get('X-Language')).toBe('en');
  });

  it('renews once for many refused calls at the same time, and repeats each once', async () => {
    const state = start();
    const { signIn, authorisedFetch } = await openTab();
    await signIn(credentials);
    state.token = 'run out';
    const calls = Array.from({ length: 6 }, () => authorisedFetch('/letter/api/Inbox'));
    expect((await Promise.all(calls)).map((response) => response.status)).toEqual(Array(6).fill(200));
    expect(state.renewals).toBe(1);
    expect(state.asked).toHaveLength(12);
  });

  it('leaves for /login with the path kept when the session is over', async () => {
    const state = start();
    const { signIn, authorisedFetch, opened } = await openTab();
    await signIn(credentials);
    Object.assign(state, { token: 'run out', alive: false });
    await expect(authorisedFetch('/letter/api/Inbox')).rejects.toMatchObject({
      name: 'SessionEnded',
      status: 401,
    });
    expect(opened).toEqual(['/login']);
    expect(sessionStorage.getItem('naskah.return')).toBe('/naskah-dinas/inbox?Page=2');
    expect(document.cookie).not.toMatch(/naskah_session=\w/);
  });

  it('keeps the session when the server cannot be reached', async () => {
    const state = start();
    const { signIn, authorisedFetch, resume, opened } = await openTab();
    await signIn(credentials);
    Object.assign(state, { token: 'run out', reachable: false });
    await expect(authorisedFetch('/letter/api/Inbox')).rejects.toBeInstanceOf(TypeError);
    expect(opened).toEqual([]);
    state.reachable = true;
    expect(await resume()).toBe('renewed');
    expect((await authorisedFetch('/letter/api/Inbox')).status).toBe(200);
  });

  it('gives key and token to the gateway only', async () => {
    start();
    const { signIn, authorisedFetch } = await openTab();
    await signIn(credentials);
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await authorisedFetch('https://elsewhere.example/letter/api/Inbox');
    expect(fetched).toHaveBeenCalledWith('https://elsewhere.example/letter/api/Inbox', {});
    fetched.mockRestore();
  });
});

describe('signing out', () => {
  it('waits a moment only for a server that has heard of it and gives no answer', async () => {
    const state = start();
    const { signIn, signOut } = await openTab();
    await signIn(credentials);
    state.silent = true;
    const began = Date.now();
    await signOut();
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(state.alive).toBe(false);
    expect(document.cookie).not.toMatch(/naskah_session=\w/);
  }, 20_000);

  it('without a network is owed: the next page says it before anything else, and takes no session up meanwhile', async () => {
    const state = start();
    const before = await openTab();
    await before.signIn(credentials);
    state.reachable = false;
    await before.signOut();
    expect(state.alive).toBe(true);
    // Another tab, or a page whose mark was still on its way, must not renew what was ended.
    // biome-ignore lint/suspicious/noDocumentCookie: the tests run where there is no Cookie Store
    document.cookie = 'naskah_session=remember; Path=/';
    const next = await openTab();
    expect(await next.resume()).toBe('ended');
    expect(await next.settleGoodbye()).toBe(false);
    expect(state.renewals).toBe(0);
    state.reachable = true;
    expect(await next.settleGoodbye()).toBe(true);
    expect(state.alive).toBe(false);
    state.alive = true;
    await next.settleGoodbye();
    expect(state.alive).toBe(true);
  });

  it('leaves nothing that was searched, kept or written, and tells a form not to keep what stands in it', async () => {
    start();
    const tab = await openTab();
    await tab.signIn(credentials);
    localStorage.setItem('naskah.kept.search.7', '["gaji direksi"]');
    localStorage.setItem('naskah.search.7', '["gaji direksi"]');
    sessionStorage.setItem('naskah.kept.text.note', 'rahasia');
    sessionStorage.setItem('naskah.typed', 'sealed:rahasia');
    expect(tab.hasSignedOut()).toBe(false);
    await tab.signOut();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/gaji|rahasia/);
    expect(tab.hasSignedOut()).toBe(true);
  });
});

describe('what is asked for while a sign-out is under way', () => {
  it('leads nobody to where its person was', async () => {
    start();
    const tab = await openTab();
    await tab.signIn(credentials);
    history.replaceState(null, '', '/master-data/unit?filter=rahasia');
    const leaving = tab.signOut();
    await expect(tab.authorisedFetch('/letter/api/Inbox')).rejects.toThrow();
    await leaving;
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/rahasia|return/);
    history.replaceState(null, '', '/');
  });
});

describe('several tabs', () => {
  it.each([
    ['with locks', locks],
    ['without locks, on a plain intranet address', undefined],
  ])('never use one refresh token twice, %s', async (_, lockManager) => {
    const state = start({ inCookie: false });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager });
    const first = await openTab();
    await first.signIn(credentials);
    const tabs = [first, await openTab(), await openTab()];
    await Promise.all(tabs.map((tab) => tab.authorisedFetch('/letter/api/Inbox')));
    state.token = 'run out';
    const answers = await Promise.all(
      tabs.flatMap((tab) => [1, 2].map(() => tab.authorisedFetch('/letter/api/Inbox'))),
    );
    expect(answers.map((response) => response.status)).toEqual(Array(6).fill(200));
    expect(state.reused).toBe(false);
  });

  it('sign out together', async () => {
    start();
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(credentials);
    await first.signOut();
    await vi.waitFor(() => expect(second.opened).toContain('/login'), patiently);
    expect(document.cookie).not.toMatch(/naskah_session=\w/);
  });

  it.each([
    [true, 'goes'],
    [false, 'stays'],
  ])('signed out elsewhere, deliberately %s: what a form sealed %s', async (isDeliberate, outcome) => {
    start();
    const tab = await openTab();
    await tab.signIn(credentials);
    sessionStorage.setItem('naskah.typed', 'sealed:rahasia');
    new BroadcastChannel('naskah').postMessage({ kind: 'signed-out', isDeliberate });
    await vi.waitFor(() => expect(tab.opened).toContain('/login'), patiently);
    expect(sessionStorage.getItem('naskah.typed') === null ? 'goes' : 'stays').toBe(outcome);
  });

  it('take the new session over when somebody signs in', async () => {
    start();
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(credentials);
    await vi.waitFor(() => expect(second.opened).toEqual(['reload']), patiently);
  });
});
