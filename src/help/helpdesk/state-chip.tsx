import { type TicketState, ticketStates } from '../../../domain/help/index.ts';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';

export function StateChip({ state }: { state: TicketState }) {
  const known = ticketStates.find(({ value }) => value === state);
  return <SoftChip tone={known?.tone}>{say(known?.label) ?? state}</SoftChip>;
}
