import { translate } from '../../../lib/language.ts';
import type { Life, Resource } from '../../../resources/declare.ts';
import type { Party, Who } from '../../../resources/life/life.ts';
import { type Row, refOf } from '../record.ts';
import { lifeMessages } from './messages.ts';

export type Living = Resource & { life: Life };

/** Whether an event carries a message of the conversation. */
export const isMessage = ({ conversation }: Life, event: string): boolean =>
  conversation?.messages.includes(event) === true;

/** Whether the record waits for the reader: what they may do at any time does not make it their turn. */
export const isTurnOf = ({ can }: Row): boolean =>
  can?.remind !== true &&
  (can?.events ?? []).some(({ blockedBy }) => !blockedBy || blockedBy.fields.length > 0);

/** Who holds a record at a stage, in words; undefined where the stage has no holder. */
export function holderLabel(resource: Living, stage: string, row: Row): string | undefined {
  const holder = resource.life.stages[stage]?.holder;
  return holder && partyLabel(resource, holder, row);
}

export const whoLabel = (resource: Living, who: Who, row: Row): string | undefined =>
  who === 'creator'
    ? translate(lifeMessages.creator)
    : who === 'holder'
      ? undefined
      : partyLabel(resource, who, row);

/** The person or unit a record names; the privilege's name, or the field's where it is still empty. */
function partyLabel(resource: Living, { person, unit, privilege }: Party, row: Row): string | undefined {
  const named = (field: string): string | undefined => {
    const label = resource.fields[field]?.label;
    return refOf(row, field)?.label ?? (label && translate(label));
  };
  const held = resource.life.privileges.find(({ path }) => path === privilege)?.label;
  const parts = [
    person && named(person),
    // A privilege of its own says more than the page's.
    privilege && !person && !unit ? translate(held ?? resource.label) : held && translate(held),
    unit && named(unit),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
