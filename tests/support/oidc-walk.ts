import type { Answer, Ok, TestApp } from './app.ts';
import { providerBrowser } from './oidc-provider.ts';

const base = '/user/api/Account/Oidc';

/** What a browser does on Naskah's sign-in page and at the provider, with the cookies of both. */
export function oidcWalk({ stranger }: Pick<TestApp, 'stranger'>) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    stranger.ask({ method: 'POST', url, payload, headers });
  const begin = async (headers: Record<string, string> = {}, url = base) => {
    const answer = await post(url, {}, headers);
    return { answer, address: answer.body.data?.address as string, cookie: cookieIn(answer, 'naskah_oidc') };
  };
  const finish = (query: string, cookie: string, more: Record<string, string> = {}) =>
    post(`${base}/Finish`, { query }, { cookie, ...more });
  return {
    begin,
    finish,
    /** From the button to the answer of the server. */
    signIn: async (sub: string, browser = providerBrowser()) => {
      const { address, cookie } = await begin();
      const query = await browser.signIn(address, sub);
      return { answer: await finish(query, cookie), query, cookie, browser };
    },
  };
}

export function cookieIn(answer: Answer<Ok>, name: string): string {
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return set.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
