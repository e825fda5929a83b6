import { type TicketState, ticketStates } from '../../../resources/help/index.ts';
import { SoftChip } from '../../shell/index.ts';

export const StateChip = ({ state }: { state: TicketState }) => {
  const known = ticketStates.find(({ value }) => value === state);
  return <SoftChip tone={known?.tone}>{known?.label.id ?? state}</SoftChip>;
};
