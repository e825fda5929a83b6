import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MayOpenLetters } from './list-mails.ts';
import { mailLogRoutes } from './routes.ts';
import { mailJob } from './send-mail.ts';

export { isAddress, type Mail, mailFailedJob, secretMark, sendMail } from './send-mail.ts';
export { mails } from './tables.ts';
export { withdrawMails } from './withdraw-mails.ts';
export { writeLetter } from './write-letter.ts';

/**
 * Sends mails through the queue (DESIGN 3) and shows their state to administrators.
 * @param mayOpen the letters' own rule of who may open them, passed in because letters import mail
 */
export function registerMail(app: FastifyInstance, deps: Deps, mayOpen: MayOpenLetters): void {
  deps.jobs.handle(mailJob, ({ mailId }) => deliverMail(deps, mailId));
  mailLogRoutes(app, deps, mayOpen);
}
