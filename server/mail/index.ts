import type { Deps } from '../deps.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailJob } from './send-mail.ts';

export { isAddress, type Mail, secretMark, sendMail } from './send-mail.ts';

/** Mails go out through the queue (DESIGN 3). */
export function registerMail(deps: Deps): void {
  deps.jobs.handle(mailJob, ({ mailId }) => deliverMail(deps, mailId));
}
