import { inOneLine } from '../../../domain/letters/signing-identity.ts';
import type { PrintedFacts } from '../paper/printed-facts.ts';

/** Who stands below a letter, as its paper shows it: the post with what is above it, and the name where it is printed. */
export type PublicSender = { positionName: string; personName: string | null };

/** Takes what a signed letter's paper says, gives what the public check says of its sender. */
export const publicSender = ({ signer }: Pick<PrintedFacts, 'signer'>): PublicSender => ({
  positionName: signer ? inOneLine(signer.onBehalfOf, signer.positionName) : '',
  personName: signer?.personName ?? null,
});
