import type { Tone } from '../../../resources/declare.ts';
import {
  type LetterState,
  letterStateLabels,
  taskKindLabels,
} from '../../../resources/naskah-dinas/letter.ts';
import { SoftChip } from '../../shell/index.ts';

const tones: Record<LetterState, Tone> = {
  draft: 'neutral',
  review: 'info',
  revision: 'danger',
  signing: 'warn',
  sent: 'ok',
  cancelled: 'neutral',
};

/** On what was received before its sender called it back. */
export const CancelledChip = () => <SoftChip tone="danger">{letterStateLabels.cancelled}</SoftChip>;

type Props = {
  state: LetterState;
  short?: boolean;
  /** Signed for somebody outside, and still in the house. */
  awaitsDispatch?: boolean | undefined;
};

/** Where a letter stands in its life (DOMAIN 11). */
export const StateChip = ({ state, short = false, awaitsDispatch = false }: Props) =>
  state === 'sent' && awaitsDispatch ? (
    <SoftChip tone="warn">{short ? 'Belum dikirim' : 'Ditandatangani, belum dikirim'}</SoftChip>
  ) : (
    <SoftChip tone={tones[state]}>
      {short && state === 'signing' ? taskKindLabels.sign : letterStateLabels[state]}
    </SoftChip>
  );
