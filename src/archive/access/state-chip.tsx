import { type AccessState, accessStateChoices } from '../../../domain/archive/access-requests.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

/** Where a request stands. */
export function StateChip({ state }: { state: AccessState }) {
  const choice = accessStateChoices.find(({ value }) => value === state);
  return choice ? <SoftChip tone={choice.tone}>{say(choice.label)}</SoftChip> : null;
}
