export { begunOf } from './begun-ticket.ts';
export { type Begun, newTicketPath } from './new-ticket-path.ts';
export * from './runs-helpdesk.ts';
export * from './ticket.ts';
export * from './tour.ts';
