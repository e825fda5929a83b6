import { type SQL, sql } from 'drizzle-orm';
import { urgencies } from '../../../domain/letters/letter.ts';
import { isRealDay } from '../../../lib/shapes.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { ListQuery } from '../../http/index.ts';
import { withLabel } from '../labelling/visible-labels.ts';
import { hasRead, onDesk } from '../rules/own-desk.ts';
import { isSnoozedItem } from '../snoozing/is-snoozed.ts';
import { asksFor, filtersOf, idIn, isTrueOf, oneOf, plainName, yesOrNo } from './page-of.ts';

type Filter = (value: string) => SQL | undefined;

/** Filters answered by the inbox item itself. */
const onItem = (actor: Actor): Record<string, Filter> => ({
  isOpen: yesOrNo('i.is_open'),
  isRead: yesOrNo(hasRead(actor, 'i')),
  isSnoozed: isTrueOf(isSnoozedItem(actor, 'i')),
  kind: oneOf('i.kind', ['receiver', 'cc', 'forwarded']),
  letterId: idIn('i.letter_id'),
  owner: (value) => (Object.hasOwn(owned, value) ? owned[value as keyof typeof owned](actor) : undefined),
  receivedFrom: day((start) => sql`i.received_at >= ${start}`),
  receivedTo: day((start) => sql`i.received_at < ${start} + interval '1 day'`),
  labelId: withLabel(actor, 'i.letter_id'),
});

/** Whose it is of what came to the post as a whole (DOMAIN 6). */
const owned = {
  nobody: () => sql`i.is_offered and i.only_user_id is null`,
  self: (actor: Actor) => sql`i.is_offered and i.only_user_id is not null and ${onDesk(actor, 'i')}`,
  colleague: (actor: Actor) => sql`i.is_offered and not ${onDesk(actor, 'i')}`,
};

/** Filters that look at the letter. */
const onLetter: Record<string, Filter> = {
  urgency: oneOf(
    'l.urgency',
    urgencies.map(({ value }) => value),
  ),
  permissionClassificationId: idIn('l.security_id'),
  naskahDinasParentCategoryId: idIn('l.script_type_id'),
  naskahDinasCategoryId: idIn('l.script_sub_type_id'),
  senderUnitId: (value) =>
    isId(value)
      ? sql`l.sender_position_id in (select p.id from position p where p.unit_id = ${value})`
      : undefined,
};

/**
 * Inbox filters as conditions, whether any of them needs the letter, and whether they ask for what colleagues took.
 * @throws Refusal 400 naming a filter the inbox does not have or a value it does not know
 */
export function filtersOnInbox(
  actor: Actor,
  query: ListQuery,
): { filters: SQL; lookAtLetter: boolean; withTaken: boolean } {
  const filters = filtersOf(query, { ...onItem(actor), ...onLetter });
  return {
    filters,
    lookAtLetter: asksFor(query, ...Object.keys(onLetter).map(plainName)),
    withTaken: asksFor(query, 'owner', 'letterid'),
  };
}

/** A day of the calendar in Western Indonesian time, as the moment it begins. */
function day(condition: (start: SQL) => SQL): Filter {
  return (value) =>
    isRealDay(value) ? condition(sql`(${value}::timestamp at time zone 'Asia/Jakarta')`) : undefined;
}
