import { helpdeskPath } from './runs-helpdesk.ts';

/** The list of tickets that wait for the reader; without its filter it has the rest too. */
export const waitingTicketsPath = `${helpdeskPath}?filter=${encodeURIComponent(JSON.stringify({ turn: 'mine' }))}`;
