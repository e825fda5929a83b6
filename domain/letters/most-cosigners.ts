import type { Layout } from './layouts.ts';

/** How many may sign electronically after the letter's signer: a party each, none where it is filled in by hand. */
export function mostCosigners({ isOfParties, parties }: Layout): number {
  if (isOfParties) return 9;
  return (parties ?? []).filter(({ isSigner, blanks }) => !isSigner && !blanks).length;
}
