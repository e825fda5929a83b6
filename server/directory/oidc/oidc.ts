import type * as OpenId from 'openid-client';
import { DirectoryError, type DirectoryPerson } from '../person.ts';
import type { OidcSettings } from '../settings.ts';
import { personOf } from './claims.ts';
import { faultOf } from './faults.ts';

/** What the browser keeps, sealed, between leaving for the provider and coming back. */
export type Begun = { state: string; nonce: string; verifier: string };
/** What the session keeps, sealed: to renew and to end it at the provider. */
export type ProviderTokens = { idToken: string; refreshToken?: string };
export type Proven = { person: DirectoryPerson; tokens: ProviderTokens };

/** Milliseconds in which the provider is taken to be there as described: nobody is sent to one that is down. */
const remembered = 60_000;
/** Seconds that clocks may differ. */
const tolerance = 60;
/** Seconds since the person proved who they are, for an act that needs it once more. */
const fresh = 300;

/**
 * Sign-in by OpenID Connect: code flow with PKCE, state and nonce; issuer, audience and signature of every token are
 * checked by openid-client.
 */
export function createOidc(
  settings: OidcSettings,
  { publicUrl, timeout }: { publicUrl: string; timeout: number },
) {
  const redirectUri = `${publicUrl}/login`;
  let known: { until: number; configuration: Promise<OpenId.Configuration> } | undefined;

  const described = (): Promise<OpenId.Configuration> => {
    if (known && known.until > Date.now()) return known.configuration;
    const configuration = discover(settings, timeout);
    known = { until: Date.now() + remembered, configuration };
    // A failure is asked for again by the next one.
    configuration.catch(() => {
      known = undefined;
    });
    return configuration;
  };

  return {
    redirectUri,

    /**
     * @param again the person proves once more who they are, though the provider knows them
     * @throws DirectoryError
     */
    begin: (again = false): Promise<{ address: string; begun: Begun }> =>
      explained(async () => {
        const client = await import('openid-client');
        const configuration = await described();
        const begun = {
          // By it the page knows what it came back for (src/sign-in/early.ts).
          state: `${again ? 'proof.' : ''}${client.randomState()}`,
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: settings.scope,
          state: begun.state,
          nonce: begun.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
          code_challenge_method: 'S256',
          ...(again && { prompt: 'login', max_age: '0' }),
        });
        return { address: address.href, begun };
      }),

    /**
     * @param query what the browser came back with
     * @throws DirectoryError
     */
    finish: (begun: Begun, query: string, again = false): Promise<Proven> =>
      explained(async () => {
        const client = await import('openid-client');
        const configuration = await described();
        const tokens = await client.authorizationCodeGrant(configuration, new URL(query, redirectUri), {
          pkceCodeVerifier: begun.verifier,
          expectedState: begun.state,
          expectedNonce: begun.nonce,
          idTokenExpected: true,
          ...(again && { maxAge: fresh }),
        });
        return proven(settings, client, configuration, tokens);
      }),

    /**
     * Asks the provider whether the person is still there.
     * @throws DirectoryError stale where not
     */
    renew: (refreshToken: string): Promise<ProviderTokens> =>
      explained(async () => {
        const client = await import('openid-client');
        const tokens = await client.refreshTokenGrant(await described(), refreshToken);
        return {
          idToken: tokens.id_token ?? '',
          refreshToken: tokens.refresh_token ?? refreshToken,
        };
      }),

    /** Where the browser ends the session at the provider, too; undefined where that is not offered. */
    leaveAddress: async (idToken: string): Promise<string | undefined> => {
      try {
        const client = await import('openid-client');
        const configuration = await described();
        if (!configuration.serverMetadata().end_session_endpoint) return undefined;
        return client.buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: redirectUri,
          ...(idToken && { id_token_hint: idToken }),
        }).href;
      } catch {
        return undefined;
      }
    },

    /** Tries the provider with a code that cannot be: its refusal shows that it accepts Naskah. @throws DirectoryError */
    test: (): Promise<void> =>
      explained(async () => {
        const client = await import('openid-client');
        known = undefined;
        const configuration = await described();
        const grant = client.genericGrantRequest(configuration, 'authorization_code', {
          code: 'naskah-test',
          redirect_uri: redirectUri,
          code_verifier: client.randomPKCECodeVerifier(),
        });
        await grant.catch((error: unknown) => {
          const { fault, message } = faultOf(error);
          if (fault !== 'stale' && message !== 'invalid_request') throw error;
        });
      }),
  };
}
export type Oidc = ReturnType<typeof createOidc>;

async function discover(settings: OidcSettings, timeout: number): Promise<OpenId.Configuration> {
  const client = await import('openid-client');
  const [basic, post] = [client.ClientSecretBasic(), client.ClientSecretPost()];
  const configuration = await client.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { client_secret: settings.clientSecret, [client.clockTolerance]: tolerance },
    (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported;
      return (methods?.includes('client_secret_basic') ?? true)
        ? basic(server, ...rest)
        : post(server, ...rest);
    },
    {
      timeout,
      // Loopback alone comes here with http (settings.ts).
      execute: settings.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    },
  );
  // Signatures too, and not only that TLS says who answered.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
}

async function proven(
  settings: OidcSettings,
  client: typeof OpenId,
  configuration: OpenId.Configuration,
  tokens: OpenId.TokenEndpointResponse & OpenId.TokenEndpointResponseHelpers,
): Promise<Proven> {
  const claims = tokens.claims();
  if (!claims) throw new DirectoryError('incomplete', 'no id_token');
  const more = configuration.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : {};
  return {
    person: personOf(settings, claims.sub, { ...more, ...claims }),
    tokens: {
      idToken: tokens.id_token ?? '',
      ...(tokens.refresh_token && { refreshToken: tokens.refresh_token }),
    },
  };
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error);
  }
}
