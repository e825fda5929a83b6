import { translate } from '../../../lib/language.ts';
import type { Life, Resource } from '../../../resources/declare.ts';
import type { Party, Who } from '../../../resources/life/life.ts';
import { type Row, refOf } from '../record.ts';
import { lifeMessages } from './messages.ts';

export type Living = Resource & { life: Life };

/** Whether something is the reader's to do, or would be once fields are filled. */
export const isTurnOf = ({ can }: Row): boolean =>
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
