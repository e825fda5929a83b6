import { z } from 'zod';
import { mailLogPage, mailStates } from '../mail-log.ts';
import { defineCall, id, listQuery, moment, pageOf } from './define-call.ts';

const tags = ['notification'];
const base = '/notification/api/Mail';
const privilege = mailLogPage.path;
const state = z.enum(mailStates.map(({ value }) => value));

const loggedMail = z
  .object({
    id,
    recipient: z.string(),
    subject: z.string(),
    state,
    failure: z.string().nullable(),
    tries: z.int(),
    createdAt: moment,
    sentAt: moment.nullable(),
  })
  .meta({ id: 'LoggedMail' });
export type LoggedMail = z.infer<typeof loggedMail>;

const loggedMailDetail = loggedMail
  .extend({ body: z.string(), attachmentNames: z.array(z.string()) })
  .meta({ id: 'LoggedMailDetail' });
export type LoggedMailDetail = z.infer<typeof loggedMailDetail>;

/** The mails the product wrote, for administrators (DESIGN 3). */
export const mailLogCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Surel yang ditulis sistem',
    tags,
    privilege,
    query: listQuery({ state: state.optional() }),
    answer: pageOf(loggedMail),
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Satu surel',
    tags,
    privilege,
    answer: loggedMailDetail,
  }),
};
export type MailLogCalls = typeof mailLogCalls;
