import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/index.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { marked } from '../reading/reader-mark.ts';
import { findDisposition } from './find-disposition.ts';
import type { ReportFile } from './tables.ts';

/**
 * GET /letter/api/Disposition/{id}/files/{fileId}: a report's file, as secret as the letter; logged and watermarked
 * like an attachment (SPEC B3).
 * @throws Refusal 404 for a disposition or file that is not for the reader
 */
export async function readReportFile(deps: Deps, actor: Actor, id: string, fileId: string) {
  const { letter, given } = await findDisposition(deps.db, actor, id);
  const found = isId(fileId)
    ? await deps.db.execute<{ files: ReportFile[] }>(sql`
        select t.files from disposition_report t join disposition_recipient r on r.id = t.recipient_id
        where r.disposition_id = ${given.id}`)
    : { rows: [] };
  const file = found.rows.flatMap((row) => row.files).find((one) => one.id === fileId.toLowerCase());
  if (!file) throw notFound(translate({ id: 'Berkas tidak ditemukan.', en: 'This file was not found.' }));
  await recordOpening(deps.db, actor, letter, 'open-report-file', file.fileName);
  const content = await deps.files.getFile(file.fileHash);
  return marked(deps, actor, letter, {
    content,
    name: file.fileName,
    mimeType: file.mimeType,
    size: file.size,
  });
}
