export { type Mail, sendMail } from './send-mail.ts';
export type { MailAttachment } from './tables.ts';
