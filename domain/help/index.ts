export { newTicketPath } from './new-ticket-path.ts';
export * from './runs-helpdesk.ts';
export * from './tour.ts';
