import {
  awaitsSignature,
  isInForce,
  type LetterState,
  letterLife,
} from '../../../domain/letters/letter-life.ts';
import { taskKindMessages } from '../../../domain/letters/letter-rows.ts';
import type { PartlyDispatched } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { paneMessages } from '../pane-messages.ts';

type Props = {
  state: LetterState;
  short?: boolean;
  /** Signed, and waiting for a provider's seal. */
  awaitsSeal?: boolean | undefined;
  /** Signed for an external receiver, not dispatched yet. */
  awaitsDispatch?: boolean | undefined;
  /** Of several outside it has gone to some. */
  partlyDispatched?: PartlyDispatched | null | undefined;
};

/** "Dikirim 1 dari 2" */
export const partlyWords = ({ done, of }: PartlyDispatched): string =>
  translate(paneMessages.sentSome(done, of));

/** State of a letter (DOMAIN 11). */
export function LetterStateChip({
  state,
  short = false,
  awaitsSeal = false,
  awaitsDispatch = false,
  partlyDispatched,
}: Props) {
  return awaitsSeal ? (
    <SoftChip tone="info">{translate(paneMessages.awaitsSeal)}</SoftChip>
  ) : isInForce(state) && partlyDispatched ? (
    <SoftChip tone="accent">{partlyWords(partlyDispatched)}</SoftChip>
  ) : isInForce(state) && awaitsDispatch ? (
    <SoftChip tone="accent">
      {short ? translate(paneMessages.notSentYet) : translate(paneMessages.signedNotSent)}
    </SoftChip>
  ) : (
    <SoftChip tone={letterLife[state].tone}>
      {short && awaitsSignature(state)
        ? translate(taskKindMessages.sign)
        : translate(letterLife[state].label)}
    </SoftChip>
  );
}
