import type { Resource } from '../../resources/declare.ts';
import type { Who } from '../who.ts';
import type { Row } from './hooks.ts';

/** Values the server sets in a new record: its creator and their unit (declared by `stamp`). */
export function stampsOf(resource: Resource, who: Who): Row {
  const stamps: Row = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const stamp = 'stamp' in field.options ? field.options.stamp : undefined;
    if (stamp === 'user') stamps[name] = who.userId;
    if (stamp === 'unit') stamps[name] = who.unitId;
  }
  return stamps;
}
