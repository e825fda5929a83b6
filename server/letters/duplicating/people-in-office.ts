import { inArray } from 'drizzle-orm';
import { allHolders } from '../../../domain/letters/letter-people.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { type Draft, type NamedPerson, namedKey } from '../drafting/draft.ts';
import { holders } from '../drafting/reference-facts.ts';

/**
 * Drops people who no longer hold their posts.
 * @returns the draft, and those left out, as `Penerima: Rina`
 */
export async function withPeopleInOffice(
  executor: Executor,
  draft: Draft,
): Promise<{ draft: Draft; leftOut: string[] }> {
  const { fields, parts } = draft;
  const sender = senderOf(draft);
  const groups = {
    'Penanda tangan': sender,
    'Penanda tangan berikutnya': parts.cosigners.map((one) => ({ ...one, showUserName: false })),
    Penerima: parts.receivers,
    Tembusan: parts.ccs,
    Pemeriksa: parts.reviewers,
  };
  const holding = await holders(executor, Object.values(groups).flat());
  const isIn = (person: NamedPerson) => holding.has(namedKey(person));
  const gone = Object.entries(groups).flatMap(([role, people]) =>
    people
      .filter((person) => !isIn(person))
      .map(({ userId, isWhole }: NamedPerson) => ({ role, userId, isWhole })),
  );
  const names = await namesOf(executor, gone);
  return {
    draft: {
      fields: sender.every(isIn) ? fields : { ...fields, senderUserId: null, senderPositionId: null },
      parts: {
        ...parts,
        cosigners: parts.cosigners.filter((one) => isIn({ ...one, showUserName: false })),
        receivers: parts.receivers.filter(isIn),
        ccs: parts.ccs.filter(isIn),
        reviewers: parts.reviewers.filter(isIn),
      },
    },
    leftOut: gone.map(
      ({ role, userId, isWhole }) => `${role}: ${isWhole ? allHolders.id : (names.get(userId) ?? '')}`,
    ),
  };
}

const senderOf = ({ fields: { senderUserId, senderPositionId } }: Draft): NamedPerson[] =>
  senderUserId && senderPositionId
    ? [{ userId: senderUserId, positionId: senderPositionId, showUserName: false }]
    : [];

async function namesOf(executor: Executor, people: { userId: string }[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const users = tableOf(user);
  const ids = [...new Set(people.map((person) => person.userId))];
  const found = await executor
    .select({ id: users.id, name: users.personName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map((row) => [row.id, row.name]));
}
