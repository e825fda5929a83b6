import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { attachmentLimits } from '../../../../domain/letters/letter.ts';

export type MailFile = { fileName: string; content: Buffer };

export type ReadMail = {
  fromAddress: string;
  fromName: string;
  subject: string;
  receivedAt: Date;
  /** What a letter may be, the first of them the letter itself. */
  scans: MailFile[];
  /** Files that are not taken: of another kind, empty, too large, or too many. */
  leftOut: string[];
};

/**
 * Reads a mail's head and the files that may be a letter. Nothing in it is run, unpacked or asked for: archives stay
 * closed, its HTML is not read at all.
 * @throws where it is no mail
 */
export async function parseMail(source: Buffer, arrived: Date): Promise<ReadMail> {
  const mail = await simpleParser(source, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: 1,
  });
  const [from] = mail.from?.value ?? [];
  const scans: MailFile[] = [];
  const leftOut: string[] = [];
  for (const [index, { filename, content, related }] of mail.attachments.entries()) {
    const kind = kindOf(content);
    // Pictures inside the text are signatures and logos.
    if (related && kind !== 'pdf') continue;
    const fileName = fileNameOf(filename, index, kind);
    const isTaken = kind && content.length < attachmentLimits.bytes && scans.length < attachmentLimits.count;
    if (isTaken) scans.push({ fileName, content });
    else leftOut.push(fileName);
  }
  return {
    fromAddress: tidy(from?.address ?? '', 200),
    fromName: tidy(from?.name ?? '', 200),
    subject: tidy(mail.subject ?? '', 300),
    receivedAt: mail.date && mail.date <= arrived ? mail.date : arrived,
    // A page to be read before a photograph.
    scans: scans.toSorted((a, b) => Number(isPdf(b.content)) - Number(isPdf(a.content))),
    leftOut: leftOut.slice(0, 20),
  };
}

/** By what a file begins with: its name and declared kind are the sender's to choose. */
function kindOf(content: Buffer): 'pdf' | 'jpg' | 'png' | null {
  if (isPdf(content)) return 'pdf';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  return content.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ? 'png' : null;
}

const isPdf = (content: Buffer): boolean => content.subarray(0, 5).toString('latin1') === '%PDF-';

function fileNameOf(name: string | undefined, index: number, kind: string | null): string {
  const plain = tidy((name ?? '').replaceAll(/[/\\]/g, ' '), 180) || `Lampiran ${index + 1}`;
  return kind && !new RegExp(`\\.${kind === 'jpg' ? 'jpe?g' : kind}$`, 'i').test(plain)
    ? `${plain}.${kind}`
    : plain;
}

/** One line that can be stored. */
const tidy = (text: string, most: number): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replaceAll(/[\u0000-\u001f\u007f\ufffd]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most);

/** What a message is known by: its Message-ID, else a hash of its head. */
export const messageIdOf = (messageId: string | undefined, head: string): string =>
  messageId?.trim().slice(0, 500) || `sha256:${createHash('sha256').update(head).digest('hex')}`;
