import type { ProviderTokens } from '../../directory/index.ts';
import { seal, unseal } from '../keys.ts';

const purpose = 'provider-tokens';

/** Bound to their session: in another's row they open nothing. */
export const sealTokens = (secret: string, sessionId: string, tokens: ProviderTokens): string =>
  seal(secret, purpose, sessionId, Buffer.from(JSON.stringify(tokens)));

export function openTokens(
  secret: string,
  sessionId: string,
  sealed: string | null,
): ProviderTokens | undefined {
  const opened = sealed ? unseal(secret, purpose, sessionId, sealed) : undefined;
  return opened && (JSON.parse(opened.toString()) as ProviderTokens);
}
