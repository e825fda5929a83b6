import { translate } from '../../../lib/language.ts';
import type { Life, Resource } from '../../../resources/declare.ts';
import type { Party, Who } from '../../../resources/life/life.ts';
import { type Row, refOf } from '../record.ts';
import { lifeMessages } from './messages.ts';

export type Living = Resource & { life: Life };

/** Whether the reader holds the record: others may have events of their own on it, such as taking it back. */
export const isHolderOf = ({ life }: Living, { stage, can }: Row): boolean =>
  life.stages[String(stage)]?.holder !== undefined && !can?.remind;

/** Whether something is the holder's to do, or would be once fields are filled, and the reader is the holder. */
export const isTurnOf = (resource: Living, row: Row): boolean =>
  isHolderOf(resource, row) && hasOpenEvent(row);

const hasOpenEvent = ({ can }: Row): boolean =>
  (can?.events ?? []).some(({ blockedBy }) => !blockedBy || blockedBy.fields.length > 0);

/** Who holds a record at a stage, in words; undefined where the stage has no holder. */
export function holderLabel(resource: Living, stage: string, row: Row): string | undefined {
  const holder = resource.life.stages[stage]?.holder;
  return holder && partyLabel(resource, holder, row);
}

export const whoLabel = (resource: Living, who: Who | 'system', row: Row): string | undefined =>
  who === 'creator'
    ? translate(lifeMessages.creator)
    : who === 'holder' || who === 'system'
      ? undefined
      : partyLabel(resource, who, row);

/** The person or unit a record names; the privilege's name, or the field's where it is still empty. */
function partyLabel(
  resource: Living,
  { person, unit, privilege, rule }: Party,
  row: Row,
): string | undefined {
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
    rule && translate(resource.life.rules[rule]?.label ?? resource.label),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
