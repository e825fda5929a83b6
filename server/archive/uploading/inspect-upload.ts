import type { Pool } from 'pg';
import type { InspectedFile } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { opensArchive } from '../../../resources/dokumen/arsip.ts';
import { mayDeposit } from '../../../resources/dokumen/may-deposit.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { addRowRule, type Conditions, inTransaction, whereOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/index.ts';
import { wantTexts } from '../../texts/index.ts';
import { readFacts } from './read-facts.ts';
import { factsInName } from './reading/facts-in-text.ts';
import { wholeUpload } from './uploaded.ts';

/**
 * POST /arsip/api/Archive/inspect: facts in the file, its refusal, and openable items of equal content. Has its text
 * read.
 * @throws Refusal 403 without the right to add items; 422 for another user's, incomplete or expired uploads; 503
 * not in time
 */
export async function inspectUpload(
  deps: Deps,
  actor: Actor,
  body: () => { uploadId: string },
): Promise<InspectedFile> {
  if (!mayDeposit(viewerOf(actor))) throw forbidden();
  const { uploadId } = body();
  const file = await wholeUpload(deps.db, actor, uploadId);
  const answer = await readFacts(deps.files, file);
  const shown = { uploadId, fileName: file.fileName, size: file.size };
  if ('fault' in answer)
    return {
      ...shown,
      fault: translate(answer.fault),
      title: '',
      number: null,
      date: null,
      pages: null,
      duplicates: [],
    };
  // Read at once: what it says is proposed, and searched as soon as it is kept.
  await inTransaction(deps.db, (tx) => wantTexts(tx, [{ ...file, isFor: 'filing' }]));
  const named = factsInName(file.fileName);
  const { title, number, date, madeOn, pages } = answer.found;
  return {
    ...shown,
    fault: null,
    title: title ?? named.title,
    number,
    date: date ?? madeOn ?? named.date,
    pages,
    duplicates: await itemsWith(deps.pool, actor, file.fileHash),
  };
}

/** Matches by content; omits items the user may not open, as a match reveals their content (SPEC B3). */
async function itemsWith(pool: Pool, actor: Actor, fileHash: string): Promise<InspectedFile['duplicates']> {
  const conditions: Conditions = {
    sql: [
      'exists (select 1 from archive_file f where f.archive_id = t.id and f.file_hash = $1 and f.removed_at is null)',
    ],
    values: [fileHash],
  };
  addRowRule(conditions, opensArchive(viewerOf(actor)));
  const found = await pool.query(
    `select t.id, t.title, t.number from archive t ${whereOf(conditions)} order by t.document_date desc, t.id limit 5`,
    conditions.values,
  );
  return found.rows;
}
