import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Fakes the account calls of SPEC A6 with rotation, and records requests. `inCookie: false` acts as another server.
 */
export function gateway({ inCookie = true } = {}) {
  const state = {
    token: 'token-0',
    refresh: 'refresh-0',
    alive: true,
    reachable: true,
    silent: false,
    reused: false,
    renewals: 0,
    asked: [] as string[],
    headers: new Headers(),
    lastBody: undefined as unknown,
  };
  const tokens = () => ({ token: state.token, refreshToken: inCookie ? '' : state.refresh });
  const refused = () => HttpResponse.json({ statusCode: 401, message: 'Masuk dahulu.' }, { status: 401 });

  const server = setupServer(
    http.post('*/user/api/Account/login', async ({ request }) => {
      state.lastBody = await request.json();
      const { password } = state.lastBody as { password: string };
      return password === 'benar' ? HttpResponse.json({ statusCode: 200, data: tokens() }) : refused();
    }),
    http.post('*/user/api/Account/RefreshToken', async ({ request }) => {
      state.renewals += 1;
      const presented = ((await request.json()) as { refreshToken?: string }).refreshToken;
      await new Promise((done) => setTimeout(done, 20));
      if (!state.reachable) return HttpResponse.error();
      if (!inCookie && presented !== state.refresh) state.reused = true;
      if (!state.alive || state.reused) return refused();
      state.token = `token-${state.renewals}`;
      state.refresh = `refresh-${state.renewals}`;
      return HttpResponse.json({ statusCode: 200, data: tokens() });
    }),
    http.post('*/user/api/Account/RevokeToken', async ({ request }) => {
      if (!state.reachable) return HttpResponse.error();
      state.lastBody = await request.json();
      state.alive = false;
      if (state.silent) await new Promise(() => undefined);
      return HttpResponse.json({ statusCode: 200 });
    }),
    http.all('*/letter/api/:name', ({ request }) => {
      state.asked.push(request.url);
      state.headers = request.headers;
      const good = request.headers.get('Authorization') === `Bearer ${state.token}`;
      return good ? HttpResponse.json({ statusCode: 200, data: [] }) : refused();
    }),
  );
  return { server, state };
}
