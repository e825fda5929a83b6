import type { Resource } from '../../resources/declare.ts';
import type { Actor } from '../actor.ts';
import type { Row } from './hooks.ts';

/** Values the server sets in a new record: its creator and their unit (declared by `stamp`). */
export function stampsOf(resource: Resource, actor: Actor): Row {
  const stamps: Row = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const stamp = 'stamp' in field.options ? field.options.stamp : undefined;
    if (stamp === 'user') stamps[name] = actor.userId;
    if (stamp === 'unit') stamps[name] = actor.unitId;
  }
  return stamps;
}
