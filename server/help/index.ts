export { registerHelp } from './routes.ts';
export { tickets } from './tickets.ts';
export { waitingTickets, waitsForHelpdesk } from './waiting-tickets.ts';
