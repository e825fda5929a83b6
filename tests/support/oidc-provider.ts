import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Account } from 'oidc-provider';

/** A person of the company as its provider knows them. */
export type ProviderPerson = {
  sub: string;
  name?: string;
  preferred_username?: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
};

/** Client of the provider, as the operator of Naskah is given it. */
export const oidcClient = { id: 'naskah', secret: 'rahasia klien penyedia' };

/** A real provider of OpenID Connect on this machine, with its own sign-in pages, for Naskah at `publicUrl`. */
export async function openProvider(publicUrl = 'http://localhost:3000', port = 0) {
  const people = new Map<string, ProviderPerson>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'satu', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [`${publicUrl}/login`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    claims: {
      openid: ['sub', 'auth_time', 'groups'],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    cookies: { keys: ['hanya untuk uji'] },
    features: { devInteractions: { enabled: true } },
    // Nobody is asked whether Naskah may know them: it is the company's own.
    loadExistingGrant: async (ctx) => {
      const { oidc } = ctx;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    issueRefreshToken: async () => true,
    findAccount: (_ctx, sub): Account | undefined => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    ttl: { Grant: 600, Interaction: 600, Session: 600, AccessToken: 600, IdToken: 600, RefreshToken: 600 },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    people,
    /** Gone from the company: the provider gives nothing more for them. */
    remove: (sub: string) => people.delete(sub),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Walks the provider's pages as a browser with cookies of its own. */
export function providerBrowser() {
  const cookies = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return {
    /** @returns the query that the provider leads back to Naskah with */
    signIn: async (address: string, sub: string): Promise<string> => {
      let response = await ask(address);
      for (let step = 0; step < 8; step += 1) {
        const location = response.headers.get('location');
        if (location) {
          const next = new URL(location, response.url);
          if (next.pathname === '/login') return next.search;
          response = await ask(next.href);
        } else {
          const page = await response.text();
          const action = /action="([^"]+)"/.exec(page)?.[1];
          if (!action) throw new Error(`The provider shows ${response.status}: ${page.slice(0, 500)}`);
          response = await ask(new URL(action, response.url).href, {
            prompt: 'login',
            login: sub,
            password: 'x',
          });
        }
      }
      throw new Error('The provider does not lead back');
    },
  };
}
