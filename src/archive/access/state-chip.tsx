import { type AccessState, accessLife } from '../../../domain/archive/access-life.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

/** Where a request stands. */
export function StateChip({ state }: { state: AccessState }) {
  return <SoftChip tone={accessLife[state].tone}>{say(accessLife[state].label)}</SoftChip>;
}
