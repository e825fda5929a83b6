import type { Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';

// Helpdesk tickets (SPEC A1 /helpdesk): users report problems, administrators answer.

export type TicketState = 'new' | 'working' | 'answered' | 'closed';
export const ticketStates: { value: TicketState; label: Message; tone: Tone }[] = [
  { value: 'new', label: { id: 'Baru', en: 'New' }, tone: 'warn' },
  { value: 'working', label: { id: 'Dikerjakan', en: 'In work' }, tone: 'info' },
  { value: 'answered', label: { id: 'Dijawab', en: 'Answered' }, tone: 'accent' },
  { value: 'closed', label: { id: 'Selesai', en: 'Closed' }, tone: 'neutral' },
];

export type TicketKind = 'gangguan' | 'pertanyaan' | 'akses' | 'usulan';
export const ticketKinds: { value: TicketKind; label: Message }[] = [
  { value: 'gangguan', label: { id: 'Gangguan', en: 'Something does not work' } },
  { value: 'pertanyaan', label: { id: 'Pertanyaan', en: 'Question' } },
  { value: 'akses', label: { id: 'Akun dan akses', en: 'Account and access' } },
  { value: 'usulan', label: { id: 'Usulan', en: 'Suggestion' } },
];

export const ticketLimits = {
  subject: 200,
  text: 5000,
  /** Page address and browser, as they fill themselves in. */
  place: 500,
  screenshotBytes: 5 * 1024 * 1024,
  /** A person's in an hour; more is a loop or a prank. */
  newInAnHour: 10,
  repliesInAnHour: 60,
} as const;

export const ticketEvents = ['close', 'reopen', 'assign'] as const;
export type TicketEvent = (typeof ticketEvents)[number];

export type Screenshot = { fileName: string /** base64 */; content: string };
/** POST /help/api/Ticket */
export type NewTicket = {
  /** Made by the browser, so that a repeated call makes no second ticket. */
  id: string;
  subject: string;
  kind: TicketKind;
  description: string;
  page?: string;
  browser?: string;
  requestId?: string;
  screenshot?: Screenshot;
};
/** POST /help/api/Ticket/{id}/reply */
export type TicketReply = { id: string; text: string; screenshot?: Screenshot };
