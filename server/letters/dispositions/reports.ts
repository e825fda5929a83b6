import { eq, sql } from 'drizzle-orm';
import type { FileBody } from '../../../domain/calls/letters/dispositions.ts';
import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { FileStore } from '../../files/index.ts';
import { invalid } from '../../http/index.ts';
import { isRepeated } from '../rules/is-repeated.ts';
import type { Given } from './load-tree.ts';
import { dispositionReports, type ReportFile } from './tables.ts';

/**
 * Stores a report's files with the attachments.
 * @throws Refusal 422 on `files`
 */
export async function storeReportFiles(store: FileStore, files: readonly FileBody[]): Promise<ReportFile[]> {
  const stored: ReportFile[] = [];
  for (const { title, fileName, content } of files) {
    // A browser's FileReader gives data: URLs.
    const text = content.replace(/^data:[^,]{0,200};base64,/, '');
    if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
      throw invalid({
        files: [
          translate({
            id: `Isi berkas "${fileName}" rusak. Unggah kembali.`,
            en: `The file "${fileName}" is damaged. Upload it again.`,
          }),
        ],
      });
    const options = { name: fileName, maxBytes: attachmentLimits.bytes, field: 'files' };
    const { hash, name, size, mimeType } = await store.putFile(Buffer.from(text, 'base64'), options);
    stored.push({ id: newId(), title: title || name, fileName: name, mimeType, size, fileHash: hash });
  }
  return stored;
}

/**
 * Writes a recipient's report, with both names when one acts for the other (SPEC B2).
 * @returns false where it is there already
 * @throws Refusal 409 where its id is another report's
 */
export async function addReport(
  tx: Executor,
  actor: Actor,
  recipientId: string,
  { id, text, files }: { id?: string | undefined; text: string; files: ReportFile[] },
): Promise<boolean> {
  if (id && (await isRepeated(tx, actor, { id, text, place: recipientId }, repeated))) return false;
  await tx.insert(dispositionReports).values({
    ...{ id: id ?? newId(), recipientId, text, files },
    ...{ userId: actor.userId, positionId: actor.positionId, onBehalfOfUserId: actor.forUserId },
  });
  return true;
}

const repeated = {
  of: dispositionReports,
  placeOf: dispositionReports.recipientId,
  taken: {
    id: 'Laporan dengan tanda pengenal ini sudah ada.',
    en: 'There is already a report with this id.',
  },
};

export async function hasReported(executor: Executor, recipientId: string): Promise<boolean> {
  const found = await executor
    .select({ id: dispositionReports.id })
    .from(dispositionReports)
    .where(eq(dispositionReports.recipientId, recipientId))
    .limit(1);
  return found.length > 0;
}

/** Does one of the instructions ask for a report? */
export async function needsReport(executor: Executor, { instructionIds }: Given): Promise<boolean> {
  const found = await executor.execute<{ id: string }>(sql`
    select id from disposition_instruction
    where id = any(${sql.param([...instructionIds])}::uuid[]) and requires_report limit 1`);
  return found.rows.length > 0;
}
