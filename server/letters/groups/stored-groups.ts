import { eq, sql } from 'drizzle-orm';
import { isSigned } from '../../../domain/letters/letter-life.ts';
import type { GroupMember, GroupRecipient } from '../../../domain/letters/outgoing.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { mapAnswer, type Question, question, settled, together } from '../../db/question.ts';
import type { LetterRow } from '../tables.ts';
import type { NamedGroup } from './recipients.ts';
import { letterGroupMembers, letterRecipientGroups } from './tables.ts';
import { headsOf, unfoldGroups } from './unfold-groups.ts';

/** The groups of a letter as they are stored, in their order. */
export async function storedGroups(executor: Executor, letterId: string): Promise<NamedGroup[]> {
  const { kind, groupId, order } = letterRecipientGroups;
  return executor
    .select({ kind, groupId, order })
    .from(letterRecipientGroups)
    .where(eq(letterRecipientGroups.letterId, letterId))
    .orderBy(kind, order);
}

/** Puts these groups in place of those the letter had. */
export async function writeGroups(
  tx: Executor,
  letterId: string,
  groups: readonly NamedGroup[],
): Promise<void> {
  await tx.delete(letterRecipientGroups).where(eq(letterRecipientGroups.letterId, letterId));
  if (groups.length > 0)
    await tx
      .insert(letterRecipientGroups)
      .values(groups.map((group) => ({ ...group, id: newId(), letterId })));
}

/**
 * Expands a letter's groups at sending and stores their members (SPEC B1.4).
 * @returns the heads of their units with the kind they get the letter as; members of several groups appear more
 * than once
 */
export async function sendToGroups(
  tx: Executor,
  letterId: string,
): Promise<{ positionId: string; userId: string; kind: NamedGroup['kind'] }[]> {
  const groups = await tx
    .select()
    .from(letterRecipientGroups)
    .where(eq(letterRecipientGroups.letterId, letterId));
  if (groups.length === 0) return [];
  const heads = await unfoldGroups(tx, [...new Set(groups.map((group) => group.groupId))]);
  const members = groups.flatMap(({ id, kind, groupId }) =>
    heads
      .filter((head) => head.groupId === groupId)
      .map(({ userId, userPositionId: positionId }, index) => ({
        recipientGroupId: id,
        userId,
        positionId,
        order: index + 1,
        kind,
      })),
  );
  if (members.length > 0)
    await tx
      .insert(letterGroupMembers)
      .values(members.map(({ kind: _kind, ...member }) => member))
      .onConflictDoNothing();
  return members.map(({ positionId, userId, kind }) => ({ positionId, userId, kind }));
}

export type PresentedGroup = GroupRecipient & Pick<NamedGroup, 'kind' | 'order'>;

/** Loads a letter's groups with members: those who received it, or before sending those who would now. */
export function groupsOf(letter: Pick<LetterRow, 'id' | 'state'>): Question<PresentedGroup[]> {
  const questions = together({
    named: groupsNamedOn(letter.id),
    reached: isSigned(letter.state) ? membersAtSending(letter.id) : settled([]),
    heads: isSigned(letter.state)
      ? settled([])
      : headsOf(sql`select n.group_id from letter_recipient_group n where n.letter_id = ${letter.id}`),
  });
  return mapAnswer(questions, ({ named, reached, heads }) =>
    named.map(({ id, kind, order, groupId, name }) => ({
      isGroup: true,
      groupId,
      kind,
      order,
      showUserName: false,
      personName: name,
      positionName: name,
      unitName: 'Grup unit',
      members: isSigned(letter.state)
        ? reached.filter((member) => member.recipientGroupId === id).map(memberOf)
        : heads.filter((head) => head.groupId === groupId).map(memberOf),
    })),
  );
}

const groupsNamedOn = (letterId: string) =>
  question(
    sql`
    select r.id, r.kind, r."order", r.group_id as "groupId", g.name
    from letter_recipient_group r join unit_group g on g.id = r.group_id
    where r.letter_id = ${letterId} order by r.kind, r."order"`,
    (rows: (NamedGroup & { id: string; name: string })[]) => rows,
  );

const membersAtSending = (letterId: string) =>
  question(
    sql`
    select m.recipient_group_id as "recipientGroupId", m.user_id as "userId",
           m.position_id as "userPositionId", u.person_name as "personName", p.name as "positionName",
           o.name as "unitName"
    from letter_group_member m
    join letter_recipient_group r on r.id = m.recipient_group_id
    join "user" u on u.id = m.user_id
    join position p on p.id = m.position_id
    join organization_unit o on o.id = p.unit_id
    where r.letter_id = ${letterId} order by m."order"`,
    (rows: (GroupMember & { recipientGroupId: string })[]) => rows,
  );

export const memberOf = (member: GroupMember): GroupMember => ({
  userId: member.userId,
  userPositionId: member.userPositionId,
  personName: member.personName,
  positionName: member.positionName,
  unitName: member.unitName,
});
