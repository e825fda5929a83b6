import type { Tone } from '../../lib/choice.ts';
import { type Message, translate } from '../../lib/language.ts';
import { SoftChip } from './soft-chip.tsx';

/** Chip of a state, in the words and tone of its life or choice; nothing for unknown ones. */
export function StateChip({ of }: { of: { label: Message; tone?: Tone } | undefined }) {
  return of ? <SoftChip tone={of.tone}>{translate(of.label)}</SoftChip> : null;
}
