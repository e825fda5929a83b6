import { sql } from 'drizzle-orm';
import type { AttachmentText } from '../../../domain/calls/letters/letters.ts';
import type { TextFault } from '../../../domain/search.ts';
import { textFaultMessages } from '../../../domain/text-fault-messages.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, type ListData, notFound } from '../../http/index.ts';
import { wantTextAgain, wantTexts } from '../../texts/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertReadsLetters } from '../rules/rights.ts';

/**
 * GET /letter/api/Letter/{id}/texts: per attachment, whether its text is searchable, or why not.
 * @throws Refusal 404 unseen, 403 without any of the letters' pages
 */
export async function attachmentTexts(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<ListData<AttachmentText>> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  const { rows } = await db.execute<Row>(sql`
    select a.id as "attachmentId", a.file_name as "fileName", coalesce(t.state, 'waiting') as state, t.fault, t.pages,
      t.pages_read as "pagesRead"
    from letter_attachment a left join file_text t on t.file_hash = a.file_hash
    where a.letter_id = ${letter.id} order by a."order", a.id`);
  return { items: rows.map(present), totalCount: rows.length };
}

/**
 * POST /letter/api/Letter/{id}/texts/{attachmentId}: retries reading a failed attachment.
 * @throws Refusal 404 unseen, also for an attachment of another letter; 403 without any of the letters' pages; 409
 * where nothing failed
 */
export async function readAttachmentAgain(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  attachmentId: string,
): Promise<AttachmentText> {
  const letter = await findLetter(deps.db, actor, id);
  assertReadsLetters(actor);
  await deps.db.transaction(async (tx) => {
    const found = isId(attachmentId)
      ? await tx.execute<{ fileHash: string; mimeType: string }>(sql`
          select a.file_hash as "fileHash", a.mime_type as "mimeType" from letter_attachment a
          where a.id = ${attachmentId} and a.letter_id = ${letter.id}`)
      : { rows: [] };
    const [file] = found.rows;
    if (!file)
      throw notFound(translate({ id: 'Lampiran tidak ditemukan.', en: 'This attachment was not found.' }));
    await wantTexts(tx, [file]);
    if (!(await wantTextAgain(tx, file.fileHash)))
      throw conflict(
        translate({
          id: 'Hanya berkas yang gagal dibaca yang dapat dibaca ulang.',
          en: 'Only files that could not be read can be read again.',
        }),
      );
  });
  const { items } = await attachmentTexts(deps, actor, id);
  return items.find((item) => item.attachmentId === attachmentId.toLowerCase()) as AttachmentText;
}

type Row = Omit<AttachmentText, 'reason' | 'canRetry'> & { fault: TextFault | null };

const present = ({ fault, ...row }: Row): AttachmentText => ({
  ...row,
  reason: fault && translate(textFaultMessages[fault]),
  canRetry: row.state === 'failed',
});
