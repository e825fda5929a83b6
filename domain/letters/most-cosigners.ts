import { isOfBoard, type Layout } from './layouts.ts';

/**
 * How many may sign electronically after the letter's signer: a party or director each, none where it is filled in by
 * hand.
 * @param kindName tells the board's decisions from those of one post
 */
export function mostCosigners(layout: Layout, kindName: string): number {
  if (layout.isOfParties || isOfBoard(layout, kindName)) return 9;
  return (layout.parties ?? []).filter(({ isSigner, blanks }) => !isSigner && !blanks).length;
}
