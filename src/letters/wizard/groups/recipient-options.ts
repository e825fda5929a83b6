import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import type { Recipient } from '../../../../domain/letters/letter-people.ts';
import { type GroupOption, isGroup } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import { pickerMessages } from '../pickers/messages.ts';
import { optionKey, optionLabel, personKey, personOf } from '../pickers/people.ts';

/** An option for receivers: groups first, then people, one option per post. */
export type RecipientOption = { kind: 'group'; group: GroupOption } | { kind: 'person'; person: PickerUser };

type Search<T> = (typed: string, options: { signal: AbortSignal }) => Promise<T[]>;

/** Searches groups and people at once. People are still found when the group search fails. */
export const searchRecipients =
  (searchUsers: Search<PickerUser>, searchGroups: Search<GroupOption>): Search<RecipientOption> =>
  async (typed, options) => {
    const [groups, people] = await Promise.all([
      searchGroups(typed, options).catch(() => []),
      searchUsers(typed, options),
    ]);
    return [
      ...groups.map((group) => ({ kind: 'group' as const, group })),
      ...people.map((person) => ({ kind: 'person' as const, person })),
    ];
  };

export const keyOf = (option: RecipientOption): string =>
  option.kind === 'group' ? option.group.id : optionKey(option.person);

export const labelOf = (option: RecipientOption): string =>
  option.kind === 'group' ? option.group.name : optionLabel(option.person);

export const sectionOf = (option: RecipientOption): string =>
  option.kind === 'group' ? translate(pickerMessages.group) : translate(pickerMessages.person);

export const recipientOf = (option: RecipientOption, showUserName: boolean): Recipient =>
  option.kind === 'person'
    ? personOf(option.person, showUserName)
    : {
        isGroup: true,
        groupId: option.group.id,
        showUserName: false,
        personName: option.group.name,
        positionName: option.group.name,
        unitName: translate(pickerMessages.unitGroup),
        members: [],
      };

export const recipientKey = (recipient: Recipient): string =>
  isGroup(recipient) ? recipient.groupId : personKey(recipient);

/** The people with one in another's place, once: a successor may be among them already. */
export function replaced(people: readonly Recipient[], old: Recipient, next: Recipient): Recipient[] {
  const isOld = (one: Recipient) => recipientKey(one) === recipientKey(old);
  const others = people.filter((one) => !isOld(one));
  const isThere = others.some((one) => recipientKey(one) === recipientKey(next));
  return isThere ? others : people.map((one) => (isOld(one) ? next : one));
}
