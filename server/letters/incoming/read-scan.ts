import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { isPicture } from '../../../domain/letters/incoming.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { CannotSet, renderPicturePdf } from '../../documents/index.ts';
import { notFound } from '../../http/index.ts';
import { letterAttachments } from '../parts/tables.ts';
import type { SentFile } from '../reading/sent-file.ts';
import type { LetterRow } from '../tables.ts';

/**
 * An external letter's paper is its scan (SPEC A5): a picture becomes a PDF page, unless it cannot be set.
 * @throws Refusal 404 while none is uploaded
 */
export async function readScan({ db, files }: Deps, letter: LetterRow, name: string): Promise<SentFile> {
  const [scan] = await db
    .select()
    .from(letterAttachments)
    .where(and(eq(letterAttachments.letterId, letter.id), eq(letterAttachments.isDocument, true)));
  if (!scan)
    throw notFound(
      translate({ id: 'Pindaian naskah belum diunggah.', en: 'The scan of the letter is not uploaded yet.' }),
    );
  const { mimeType, size, fileHash, fileName } = scan;
  if (!isPicture(mimeType)) return { content: await files.getFile(fileHash), name, mimeType, size };
  const picture = await buffer(await files.getFile(fileHash));
  try {
    const pdf = await renderPicturePdf(picture, mimeType, letter.subject || 'Pindaian naskah');
    return { content: Readable.from([pdf]), name, mimeType: 'application/pdf', size: pdf.byteLength };
  } catch (error) {
    if (!(error instanceof CannotSet)) throw error;
    return { content: Readable.from([picture]), name: fileName, mimeType, size };
  }
}
