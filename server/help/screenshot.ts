import { and, eq } from 'drizzle-orm';
import { ticketLimits } from '../../domain/help/index.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isId, newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { invalid, notFound } from '../http/index.ts';
import { findTicket } from './find-ticket.ts';
import { helpFiles, helpMessages } from './tables.ts';

type Given = { fileName: string; content: string } | undefined;
const refused = (message: string) => invalid({ screenshot: [message] }, message);

type Checked = { content: Buffer; options: { name: string; maxBytes: number; field: string } };

/**
 * Checks a screenshot by content, without storing it.
 * @throws Refusal 422 on `screenshot`: not a picture, broken, too large
 */
export function checkScreenshot({ files }: Deps, given: Given): Checked | undefined {
  if (!given) return undefined;
  // A browser's FileReader gives data: URLs.
  const text = given.content.replace(/^data:[^,]{0,200};base64,/, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw refused(
      translate({
        id: 'Isi gambar rusak. Sertakan kembali.',
        en: 'The picture is damaged. Attach it again.',
      }),
    );
  const content = Buffer.from(text, 'base64');
  const options = {
    name: given.fileName,
    maxBytes: ticketLimits.screenshotBytes,
    field: 'screenshot',
  };
  if (!files.viewOf(content, options).mimeType.startsWith('image/'))
    throw refused(translate({ id: 'Sertakan gambar PNG atau JPG.', en: 'Attach a PNG or JPG picture.' }));
  return { content, options };
}

/** Stores the screenshot once nothing can be refused any more, so that refused ones leave no file. */
export async function attachScreenshot(
  { files }: Deps,
  tx: Executor,
  messageId: string,
  checked: Checked | undefined,
): Promise<void> {
  if (!checked) return;
  const { hash, name, mimeType, size } = await files.putFile(checked.content, checked.options);
  await tx
    .insert(helpFiles)
    .values({ id: newId(), messageId, fileHash: hash, fileName: name, mimeType, size });
}

/**
 * GET /help/api/Ticket/{id}/files/{fileId}.
 * @throws Refusal 404 for a missing ticket or file, or one not visible
 */
export async function readScreenshot({ db, files }: Deps, actor: Actor, id: string, fileId: string) {
  const ticket = await findTicket(db, actor, id);
  const [file] = isId(fileId)
    ? await db
        .select({ hash: helpFiles.fileHash, name: helpFiles.fileName, mimeType: helpFiles.mimeType })
        .from(helpFiles)
        .innerJoin(helpMessages, eq(helpMessages.id, helpFiles.messageId))
        .where(and(eq(helpFiles.id, fileId), eq(helpMessages.ticketId, ticket.id)))
    : [];
  if (!file) throw notFound(translate({ id: 'Berkas tidak ditemukan.', en: 'This file was not found.' }));
  return { ...file, content: await files.getFile(file.hash) };
}
