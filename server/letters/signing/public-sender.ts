import type { Verification } from '../../../domain/calls/letters/versions.ts';
import { inOneLine } from '../../../domain/letters/signing-identity.ts';
import type { PrintedFacts } from '../sheet/printed-facts.ts';

/** The signature block as printed: the name only where it is printed. */
export const publicSender = ({ signer }: Pick<PrintedFacts, 'signer'>): Verification['sender'] => ({
  positionName: signer ? inOneLine(signer.onBehalfOf, signer.positionName) : '',
  personName: signer?.personName ?? null,
});
