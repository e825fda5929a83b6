import type { Condition } from '../../lib/condition.ts';
import { type Resource, typedNames } from '../declare.ts';
import { creatorField, people, units } from '../life/life-fields.ts';
import { type RecordEvent, recordEvents, recordRecipients } from './record-events.ts';

export const isRecordEvent = (event: unknown): event is RecordEvent =>
  recordEvents.includes(event as RecordEvent);

/** The condition behind such a value, and the field it looks at. */
export function reachedBy(becomes: string): { field: string; condition: Condition } {
  const [, field = '', ...rest] = becomes.split(':');
  const value = rest.join(':');
  return {
    field,
    condition: { [field]: [value, ...(value === 'true' ? [true] : value === 'false' ? [false] : [])] },
  };
}

/** The typed fields of an entity that refer to people, or to units. */
export const fieldsTo = ({ fields }: Pick<Resource, 'fields'>, targets: readonly string[]): string[] =>
  typedNames(fields).filter((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && targets.includes(field.to);
  });

/** Whether an event knows such a recipient. */
export function knowsRecipient(recipient: string, event: unknown, entity: Resource | undefined): boolean {
  const isOfRecords = recordRecipients.some(({ value }) => value === recipient);
  if (!isRecordEvent(event)) return !isOfRecords;
  if (recipient === 'pembuat_data') return !entity || creatorField(entity.fields) !== undefined;
  if (recipient === 'pemegang_data') return !entity || entity.life !== undefined;
  if (recipient === 'orang_data') return !entity || fieldsTo(entity, people).length > 0;
  if (recipient === 'unit_data') return !entity || fieldsTo(entity, units).length > 0;
  return isOfRecords;
}
