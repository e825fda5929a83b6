import { eq } from 'drizzle-orm';
import {
  emptyIncoming,
  type IncomingInput,
  incomingBlanks,
  type PaperPlace,
} from '../../../domain/letters/incoming.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { DraftInput } from '../drafting/draft-input.ts';
import { letterIncoming } from './tables.ts';

/** A draft's external part as stored; timestamps as ISO text, so that parts can be compared. */
export type IncomingPart = PaperPlace & {
  number: string | null;
  receivedDate: string | null;
  externalSenderId: string | null;
  externalSenderName: string;
};

/**
 * Fills the flow's blanks (SPEC A5): external letters lose text, sender and
 * reviewers; their first attachment is the scan.
 */
export function withBlanks(input: DraftInput): DraftInput {
  if (input.from !== 'external') return { ...input, externalToInternal: null, number: null };
  const known = new Set(input.attachments.flatMap(({ id }) => (id ? [id.toLowerCase()] : [])));
  const hasScan = input.attachments.some(({ isDocument }) => isDocument);
  const more = (input.externalToInternal?.attachments ?? []).filter(
    ({ id }) => !id || !known.has(id.toLowerCase()),
  );
  const scans = more.map((file, index) => ({ ...file, isDocument: !hasScan && index === 0 }));
  return {
    ...input,
    ...incomingBlanks,
    reviewers: [],
    internalToExternal: null,
    attachments: [...scans, ...input.attachments],
  };
}

export function incomingPartOf(input: DraftInput): IncomingPart | null {
  if (input.from !== 'external') return null;
  const block: IncomingInput = input.externalToInternal ?? emptyIncoming;
  return {
    number: input.number?.trim() || null,
    receivedDate: block.receivedDate && new Date(block.receivedDate).toISOString(),
    archiveLocation: block.archiveLocation?.trim() || null,
    archiveCupboard: block.archiveCupboard?.trim() || null,
    archiveBox: block.archiveBox?.trim() || null,
    externalSenderId: block.externalSenderId?.toLowerCase() ?? null,
    externalSenderName: block.externalSenderName.trim(),
  };
}

export async function storedIncoming(executor: Executor, letterId: string): Promise<IncomingPart | null> {
  const [row] = await executor.select().from(letterIncoming).where(eq(letterIncoming.letterId, letterId));
  return row
    ? {
        number: row.outsideNumber,
        receivedDate: row.receivedDate?.toISOString() ?? null,
        archiveLocation: row.archiveLocation,
        archiveCupboard: row.archiveCupboard,
        archiveBox: row.archiveBox,
        externalSenderId: row.externalSenderId,
        externalSenderName: row.externalSenderName,
      }
    : null;
}

export async function writeIncoming(
  tx: Executor,
  letterId: string,
  part: IncomingPart | null,
): Promise<void> {
  if (!part) {
    await tx.delete(letterIncoming).where(eq(letterIncoming.letterId, letterId));
    return;
  }
  const { number: outsideNumber, receivedDate, ...rest } = part;
  const values = { ...rest, outsideNumber, receivedDate: receivedDate ? new Date(receivedDate) : null };
  await tx
    .insert(letterIncoming)
    .values({ ...values, letterId, id: newId() })
    .onConflictDoUpdate({ target: letterIncoming.letterId, set: values });
}

/** The block in the shape that `missingFieldsOf` checks. */
export const incomingInputOf = (part: IncomingPart | null): IncomingInput | null => {
  if (!part) return null;
  const { number: _number, ...block } = part;
  return block;
};
