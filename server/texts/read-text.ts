import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TextFault } from '../../domain/search.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/index.ts';
import type { Reader } from './reader.ts';
import type { ReadingAnswer } from './reading/fault.ts';
import { fileTexts } from './tables.ts';

/** Outcomes that are no failures: the file simply has no text. */
const noFaults: readonly TextFault[] = ['empty', 'unknown'];

/**
 * Stores a file's text. Faults of the file are outcomes; only server errors are thrown, so that the job retries.
 */
export async function readText(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  reader: Reader,
  fileHash: string,
): Promise<void> {
  const [file] = await db
    .update(fileTexts)
    .set({ state: 'reading' })
    .where(and(eq(fileTexts.fileHash, fileHash), inArray(fileTexts.state, ['waiting', 'reading'])))
    .returning({ mimeType: fileTexts.mimeType });
  if (!file) return;
  const content = await files.getFile(fileHash).then(buffer, missing);
  const answer: ReadingAnswer = content
    ? await reader.read({ content, mimeType: file.mimeType })
    : { fault: 'missing', detail: 'Not in the store' };
  await db
    .update(fileTexts)
    .set({ ...outcomeOf(answer), doneAt: sql`now()` })
    .where(eq(fileTexts.fileHash, fileHash));
}

const outcomeOf = (answer: ReadingAnswer) =>
  'found' in answer
    ? {
        state: 'done' as const,
        fault: null,
        via: answer.found.via,
        content: answer.found.content,
        pages: answer.found.pages ?? null,
        pagesRead: answer.found.pagesRead ?? null,
      }
    : {
        state: noFaults.includes(answer.fault) ? ('none' as const) : ('failed' as const),
        fault: answer.fault,
        content: '',
      };

function missing(fault: unknown): undefined {
  if (fault instanceof Refusal && (fault.statusCode === 404 || fault.statusCode === 409)) return undefined;
  throw fault;
}
