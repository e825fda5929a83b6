import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { renderPreviewPdf } from '../../documents/index.ts';
import { invalid, notFound } from '../../http/index.ts';
import { assertNotDestroyed } from '../destroying/destroy-letters.ts';
import { readScan } from '../incoming/read-scan.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { letterAttachments } from '../parts/tables.ts';
import { picturesOfLetter } from '../pictures/gather-pictures.ts';
import { shownSubject } from '../rules/masked-subject.ts';
import { letterSheet } from '../sheet/letter-sheet.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import { sayFault } from '../sheet/sheet-fault.ts';
import { genuineDocument } from '../signing/genuine-document.ts';
import { documentOf } from '../signing/set-document.ts';
import { openToRead, reachToRead } from './open-to-read.ts';
import { marked, readerMark } from './reader-mark.ts';
import type { SentFile } from './sent-file.ts';

/**
 * GET /letter/api/Letter/{id}/pdf: as signed, or marked KONSEP; above Biasa with the reader's name (SPEC B3).
 * @throws as openToRead, readScan, genuineDocument, letterSheet and marked; 410 destroyed; 422 for a draft that
 * cannot be set, 409 for a letter brought in that cannot
 */
export async function readPdf(deps: Deps, asker: Actor, id: string): Promise<SentFile> {
  const { letter, actor } = await openToRead(deps.db, asker, id, 'open-pdf');
  assertNotDestroyed(letter);
  const title = letter.number ?? (await shownSubject(deps.db, letter)).slice(0, 80);
  const name = `${title || 'naskah'}.pdf`.replaceAll('/', '-');
  if (letter.from === 'external') return marked(deps, actor, letter, await readScan(deps, letter, name));
  const signed = await documentOf(deps, letter);
  if (signed) {
    const content = await genuineDocument(deps, signed);
    const file = { content, name, mimeType: 'application/pdf', size: signed.size };
    return marked(deps, actor, letter, file, true);
  }
  const { document } = await letterSheet(deps, letter);
  const watermark = await readerMark(deps, actor, letter);
  const preview = renderPreviewPdf({ ...document, ...(watermark && { watermark }) });
  const pdf = await orUnprintable(preview, (error) => {
    const { field, message } = sayFault(error, document);
    return invalid({ [field]: [message] }, message);
  });
  return { content: Readable.from([pdf]), name, mimeType: 'application/pdf', size: pdf.byteLength };
}

/**
 * GET /letter/api/Letter/{id}/attachments/{attachmentId}: a file of the letter, or a picture of its text, which is
 * read with the text.
 * @throws as reachToRead, 410, 404 for files that are not the letter's
 */
export async function readAttachment(
  deps: Deps,
  asker: Actor,
  id: string,
  attachmentId: string,
): Promise<SentFile> {
  const { letter, actor } = await reachToRead(deps.db, asker, id);
  assertNotDestroyed(letter);
  const [file] = isId(attachmentId)
    ? await deps.db
        .select()
        .from(letterAttachments)
        .where(and(eq(letterAttachments.id, attachmentId), eq(letterAttachments.letterId, letter.id)))
    : [];
  if (!file) {
    const [picture] = isId(attachmentId)
      ? await picturesOfLetter(deps.db, letter.id, [attachmentId.toLowerCase()])
      : [];
    if (picture) {
      const { fileHash, mimeType, size } = picture;
      return { content: await deps.files.getFile(fileHash), name: nameOf[mimeType], mimeType, size };
    }
    throw notFound(translate({ id: 'Lampiran tidak ditemukan.', en: 'This attachment was not found.' }));
  }
  await recordOpening(deps.db, actor, letter, 'open-attachment', file.fileName);
  const content = await deps.files.getFile(file.fileHash);
  const sent = { content, name: file.fileName, mimeType: file.mimeType, size: file.size };
  return marked(deps, actor, letter, sent);
}

const nameOf = { 'image/png': 'gambar.png', 'image/jpeg': 'gambar.jpg' };
