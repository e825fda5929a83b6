import { sql } from 'drizzle-orm';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import { isBeingRead } from '../../../domain/recognised-text.ts';
import type { TextFault, TextState } from '../../../domain/search.ts';
import { textFaultMessages } from '../../../domain/text-fault-messages.ts';
import { translate } from '../../../lib/language.ts';
import { mayDeposit } from '../../../resources/dokumen/may-deposit.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/index.ts';
import { readLetter } from '../../letters/index.ts';
import { filedLike } from './filed-like.ts';
import { readFacts } from './read-facts.ts';
import { type Facts, factsIn, factsInName, linesOf, ownTitle } from './reading/facts-in-text.ts';
import { wholeUpload } from './uploaded.ts';

/**
 * GET /arsip/api/Archive/scan-proposals: what an upload says, by its recognised text once that is read.
 * @throws Refusal 403; 422 as wholeUpload; 503 not in time
 */
export async function proposeFromUpload(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  actor: Actor,
  uploadId: unknown,
): Promise<UploadProposals> {
  if (!mayDeposit(viewerOf(actor))) throw forbidden();
  const file = await wholeUpload(db, actor, typeof uploadId === 'string' ? uploadId : '');
  const answer = await readFacts(files, file);
  const { state, fault, content } = await textOf(db, file.fileHash);
  const isOver = !isBeingRead(state);
  const read = content ? readLetter(content) : null;
  const text = content ? factsIn(linesOf(content)) : nothing;
  const found = 'found' in answer ? answer.found : { ...nothing, madeOn: null };
  // The file's name, and the day it was made on, only where nothing better can come any more.
  const named = isOver ? factsInName(file.fileName) : { title: null, date: null };
  const title = read?.subject ?? found.title ?? text.title;
  return {
    state,
    reason: fault && translate(textFaultMessages[fault]),
    title: title ?? ownTitle(named.title),
    number: read?.number ?? found.number ?? text.number,
    date: read?.date ?? found.date ?? text.date ?? (isOver ? (found.madeOn ?? named.date) : null),
    // A file's name says too little of what is in it.
    like: await filedLike(db, actor, { title, senders: read?.senders ?? [] }),
  };
}

const nothing: Facts = { title: null, number: null, date: null };

type ReadText = { state: TextState; fault: TextFault | null; content: string | null };

async function textOf(db: Db, fileHash: string): Promise<ReadText> {
  const { rows } = await db.execute<ReadText>(sql`
    select state, fault, left(content, 8000) as content from file_text where file_hash = ${fileHash}`);
  return rows[0] ?? { state: 'waiting', fault: null, content: null };
}
