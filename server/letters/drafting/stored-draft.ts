import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReviewStatus } from '../../../domain/letters/letter-people.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { wantTexts } from '../../texts/index.ts';
import { storedOutgoing, writeOutgoing } from '../dispatch/outgoing-block.ts';
import { inOrder } from '../groups/recipients.ts';
import { storedGroups, writeGroups } from '../groups/stored-groups.ts';
import { storedIncoming, writeIncoming } from '../incoming/incoming-part.ts';
import {
  letterAttachments,
  letterContents,
  letterCosigners,
  letterRecipients,
  letterReviewers,
} from '../parts/tables.ts';
import { linkPictures } from '../pictures/keep-pictures.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import type { LetterRow } from '../tables.ts';
import {
  type Draft,
  type DraftParts,
  fieldsOfRow,
  groupOf,
  type NamedCosigner,
  type NamedPerson,
  personKey,
} from './draft.ts';

export type Decided = NamedPerson & {
  id: string;
  order: number;
  status: NonNullable<ReviewStatus>;
  decidedAt: Date | null;
  skipReason: string | null;
};

/** Who has given a paraf; who returned the letter has given none. */
export const approversOf = (decided: readonly Decided[]): Decided[] =>
  decided.filter(({ status }) => status === 'approved');

/** Returns the decided reviewers beside the draft. */
export async function storedDraft(
  executor: Executor,
  letter: LetterRow,
): Promise<Draft & { decided: Decided[] }> {
  // One after another: in a transaction there is one connection.
  const text = await textOf(executor, letter.id);
  const recipients = await executor
    .select()
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, letter.id))
    .orderBy(letterRecipients.order);
  const reviewers = await reviewersOf(executor, letter.id);
  const files = await executor
    .select()
    .from(letterAttachments)
    .where(eq(letterAttachments.letterId, letter.id))
    .orderBy(letterAttachments.order);
  const kind = (wanted: string) => recipients.filter((row) => row.kind === wanted).map(named);
  return {
    fields: fieldsOfRow(letter),
    parts: {
      content: text?.content ?? '',
      coverContent: text?.coverContent ?? '',
      cosigners: text?.cosigners ?? [],
      receivers: kind('receiver'),
      ccs: kind('cc'),
      groups: await storedGroups(executor, letter.id),
      outgoing: await storedOutgoing(executor, letter.id),
      reviewers: reviewers
        .filter((row) => row.status === null)
        .map((row) => ({ ...named(row), ...groupOf(row) })),
      files: files.map(({ letterId: _letterId, ...file }) => file),
      incoming: await storedIncoming(executor, letter.id),
    },
    decided: reviewers.flatMap((row) =>
      row.status === null
        ? []
        : [
            {
              ...named(row),
              ...groupOf(row),
              id: row.id,
              order: row.order,
              status: row.status,
              decidedAt: row.decidedAt,
              skipReason: row.skipReason,
            },
          ],
    ),
  };
}

type Text = { content: string | null; coverContent: string | null; cosigners: NamedCosigner[] };

/** The text, and further signers, whom few letters have: no statement of their own. */
async function textOf(executor: Executor, letterId: string): Promise<Text | undefined> {
  const found = await executor.execute<Text>(sql`
    select t.content, t.cover_content as "coverContent", (
      select coalesce(json_agg(json_build_object('userId', k.user_id, 'positionId', k.position_id,
        'delegations', k.delegations) order by k."order"), '[]')
      from letter_cosigner k where k.letter_id = ${letterId}) as cosigners
    from (select 1) one left join letter_content t on t.letter_id = ${letterId}`);
  return found.rows[0];
}

/** `before` is omitted for a new letter. */
export async function writeParts(
  tx: Executor,
  letterId: string,
  parts: DraftParts,
  before?: DraftParts & { decided: Decided[] },
): Promise<void> {
  const { content, coverContent } = parts;
  if (!before || before.content !== content || before.coverContent !== coverContent) {
    await tx
      .insert(letterContents)
      .values({ letterId, content, coverContent })
      .onConflictDoUpdate({ target: letterContents.letterId, set: { content, coverContent } });
    if (before)
      await linkPictures(tx, letterId, {
        before: before.content + before.coverContent,
        after: content + coverContent,
      });
  }
  if (before ? differ(before.cosigners, parts.cosigners) : parts.cosigners.length > 0)
    await writeCosigners(tx, letterId, parts.cosigners);
  const recipients = ({ receivers, ccs, groups }: DraftParts) => [receivers, ccs, groups];
  if (!before || differ(recipients(before), recipients(parts))) {
    await writeRecipients(tx, letterId, parts);
    await writeGroups(tx, letterId, parts.groups);
  }
  if (before ? differ(before.outgoing, parts.outgoing) : parts.outgoing)
    await writeOutgoing(tx, letterId, parts.outgoing);
  if (!before || differ(before.reviewers, parts.reviewers))
    await writeReviewers(tx, letterId, parts.reviewers, before?.decided ?? []);
  if (!before || differ(before.files, parts.files)) await writeFiles(tx, letterId, parts.files);
  if (before ? differ(before.incoming, parts.incoming) : parts.incoming)
    await writeIncoming(tx, letterId, parts.incoming);
}

const named = ({ isWhole, ...row }: Omit<NamedPerson, 'isWhole'> & { isWhole?: boolean }): NamedPerson => ({
  userId: row.userId,
  positionId: row.positionId,
  showUserName: row.showUserName,
  delegationId: row.delegationId ?? null,
  ...(isWhole && { isWhole: true }),
});

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

async function writeRecipients(tx: Executor, letterId: string, parts: DraftParts): Promise<void> {
  await tx.delete(letterRecipients).where(eq(letterRecipients.letterId, letterId));
  const rows = (['receiver', 'cc'] as const).flatMap((kind) =>
    inOrder(
      kind === 'receiver' ? parts.receivers : parts.ccs,
      parts.groups.filter((group) => group.kind === kind),
    ).flatMap(({ person, order }) => (person ? [{ ...person, id: newId(), letterId, kind, order }] : [])),
  );
  if (rows.length > 0) await tx.insert(letterRecipients).values(rows);
}

async function writeCosigners(
  tx: Executor,
  letterId: string,
  cosigners: readonly NamedCosigner[],
): Promise<void> {
  await tx.delete(letterCosigners).where(eq(letterCosigners.letterId, letterId));
  const rows = cosigners.map((one, index) => ({ ...one, id: newId(), letterId, order: index + 1 }));
  if (rows.length > 0) await tx.insert(letterCosigners).values(rows);
}

const fromOf = ({ fromUserId, fromPositionId, fromDelegationId, fromReason }: ReviewerRow) => ({
  ...{ fromUserId, fromPositionId, fromDelegationId, fromReason },
});
type ReviewerRow = typeof letterReviewers.$inferSelect;

/** Keeps decided reviewers and numbers the others after them (SPEC A4). */
export async function writeReviewers(
  tx: Executor,
  letterId: string,
  reviewers: NamedPerson[],
  decided: Decided[],
): Promise<void> {
  const gone = await tx
    .delete(letterReviewers)
    .where(and(eq(letterReviewers.letterId, letterId), isNull(letterReviewers.status)))
    .returning();
  const handedOn = new Map(gone.map((row) => [personKey(row), fromOf(row)]));
  const after = Math.max(0, ...decided.map((reviewer) => reviewer.order));
  const rows = reviewers.map((person, index) => ({
    ...person,
    // Who was named anew keeps from whom the review came.
    ...handedOn.get(personKey(person)),
    id: newId(),
    letterId,
    order: after + index + 1,
  }));
  if (rows.length > 0) await tx.insert(letterReviewers).values(rows);
}

async function writeFiles(tx: Executor, letterId: string, files: DraftParts['files']): Promise<void> {
  await tx.delete(letterAttachments).where(eq(letterAttachments.letterId, letterId));
  if (files.length === 0) return;
  await tx.insert(letterAttachments).values(files.map((file) => ({ ...file, letterId })));
  await wantTexts(
    tx,
    files.map((file) => ({ ...file, isFor: file.isDocument ? 'registering' : 'search' })),
  );
}
