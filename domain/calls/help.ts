import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { ticketEvents, ticketKinds, ticketStates, tours } from '../help/index.ts';
import { idRule, newReply, newTicket } from '../help/ticket-schema.ts';
import { defineCall, fileOf, id, listOf, listQuery, moment, pageOf } from './define-call.ts';

const tags = ['help'];
const base = '/help/api/Ticket';

/** One of the public questions of /faq; master data. */
const question = z
  .object({ code: z.string(), category: z.string(), question: z.string(), answer: z.string() })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

const toursSeen = z.object({ seen: z.array(z.enum(tours)) });
export type ToursSeen = z.infer<typeof toursSeen>;

const seenTours = z.strictObject({
  tours: z
    .array(
      z.enum(tours, fault({ id: 'Tur ini tidak dikenal.', en: 'This tour is not known.' })),
      fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }),
    )
    .min(1, fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }))
    .max(tours.length, fault({ id: 'Sebutkan setiap tur sekali.', en: 'Name each tour once.' })),
});
export type SeenTours = z.output<typeof seenTours>;

const ticketPerson = z.object({ id, name: z.string() }).meta({ id: 'TicketPerson' });
export type TicketPerson = z.infer<typeof ticketPerson>;
const ticketFile = z.object({ id, fileName: z.string(), mimeType: z.string(), size: z.int() });
export type TicketFile = z.infer<typeof ticketFile>;

/** A message, or an event where `event` is set. */
const ticketMessage = z.object({
  id,
  by: ticketPerson,
  isHelpdesk: z.boolean(),
  text: z.string(),
  event: z.enum(ticketEvents).nullable(),
  createdAt: moment,
  files: z.array(ticketFile),
});
export type TicketMessage = z.infer<typeof ticketMessage>;

const kind = z.enum(ticketKinds.map(({ value }) => value));
const state = z.enum(ticketStates.map(({ value }) => value));

/** A row of the list. */
const ticket = z
  .object({
    id,
    number: z.int(),
    subject: z.string(),
    kind,
    state,
    by: ticketPerson,
    assignee: ticketPerson.nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

const ticketDetail = ticket
  .extend({
    positionName: z.string(),
    unitName: z.string(),
    page: z.string(),
    browser: z.string(),
    requestId: z.string(),
    messages: z.array(ticketMessage),
    can: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean(), assign: z.boolean() }),
  })
  .meta({ id: 'TicketDetail' });
export type TicketDetail = z.infer<typeof ticketDetail>;

export type TicketBody = z.output<typeof newTicket>;
export type ReplyBody = z.output<typeof newReply>;
const assignment = z.strictObject({ userId: idRule.nullable() });
export type Assignment = z.output<typeof assignment>;

/** Help for all signed-in users: answers, tickets, and tours (SPEC A1 People). */
export const helpCalls = {
  listQuestions: defineCall({
    method: 'GET',
    path: '/help/api/Faq',
    summary: 'Tanya jawab',
    tags,
    answer: listOf(question),
  }),
  readTours: defineCall({
    method: 'GET',
    path: '/help/api/Tour',
    summary: 'Tur yang sudah dilihat',
    tags,
    answer: toursSeen,
  }),
  markToursSeen: defineCall({
    method: 'POST',
    path: '/help/api/Tour',
    summary: 'Tandai tur sudah dilihat',
    tags,
    body: seenTours,
    answer: toursSeen,
  }),
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Tiket',
    tags,
    query: listQuery({
      state: state.optional(),
      kind: kind.optional(),
      assigned: z.string().optional(),
      mine: z.string().optional(),
    }),
    answer: pageOf(ticket),
  }),
  listAssignees: defineCall({
    method: 'GET',
    path: `${base}/assignees`,
    summary: 'Orang helpdesk',
    tags,
    answer: listOf(ticketPerson),
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Satu tiket',
    tags,
    answer: ticketDetail,
  }),
  readScreenshot: defineCall({
    method: 'GET',
    path: `${base}/:id/files/:fileId`,
    summary: 'Gambar pada tiket',
    tags,
    answer: fileOf('image/png', 'image/jpeg'),
  }),
  create: defineCall({
    method: 'POST',
    path: base,
    summary: 'Buat tiket',
    tags,
    body: newTicket,
    answer: ticketDetail,
  }),
  reply: defineCall({
    method: 'POST',
    path: `${base}/:id/reply`,
    summary: 'Balas tiket',
    tags,
    body: newReply,
    answer: ticketDetail,
  }),
  assign: defineCall({
    method: 'POST',
    path: `${base}/:id/assign`,
    summary: 'Serahkan tiket',
    tags,
    body: assignment,
    answer: ticketDetail,
  }),
  close: defineCall({
    method: 'POST',
    path: `${base}/:id/close`,
    summary: 'Tandai tiket selesai',
    tags,
    body: z.strictObject({}),
    answer: ticketDetail,
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${base}/:id/reopen`,
    summary: 'Buka kembali tiket',
    tags,
    body: z.strictObject({}),
    answer: ticketDetail,
  }),
};
export type HelpCalls = typeof helpCalls;
