import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { type MailAttachment, mails } from './tables.ts';

export type Mail = { recipient: string; subject: string; body: string; attachments?: MailAttachment[] };

/**
 * Keeps a mail and, where SMTP_URL is set, sends it.
 * @returns false when the mail server refused it; the reason is kept with the mail
 */
export async function sendMail({ db, config, files }: Deps, mail: Mail): Promise<boolean> {
  const id = newId();
  await db.insert(mails).values({ id, ...mail });
  if (!config.smtpUrl) return true;
  const transport = createTransport(config.smtpUrl);
  try {
    const from = `Naskah <naskah@${new URL(config.publicUrl).hostname}>`;
    const attachments = await Promise.all(
      (mail.attachments ?? []).map(async ({ fileName, mimeType, fileHash }) => ({
        filename: fileName,
        contentType: mimeType,
        content: await files.getFile(fileHash),
      })),
    );
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      attachments,
    });
    await db.update(mails).set({ sentAt: new Date() }).where(eq(mails.id, id));
    return true;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await db.update(mails).set({ failure }).where(eq(mails.id, id));
    return false;
  } finally {
    transport.close();
  }
}
