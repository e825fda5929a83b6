import { type AccessState, accessStateChoices } from '../../../domain/archive/access-requests.ts';
import { SoftChip } from '../../shell/index.ts';
import { useSay } from '../../views/parts.ts';

/** Where a request stands. */
export function StateChip({ state }: { state: AccessState }) {
  const say = useSay();
  const choice = accessStateChoices.find(({ value }) => value === state);
  return choice ? <SoftChip tone={choice.tone}>{say(choice.label)}</SoftChip> : null;
}
