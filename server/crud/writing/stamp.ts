import type { Resource } from '../../../resources/declare.ts';
import { dueDay } from '../../../resources/life/life-rules.ts';
import type { Actor } from '../../actor.ts';
import type { Row } from '../hooks.ts';

/** Values the server sets in a new record: its creator and their unit (declared by `stamp`), its first stage. */
export function stampsOf(resource: Resource, actor: Actor): Row {
  const stamps: Row = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const stamp = 'stamp' in field.options ? field.options.stamp : undefined;
    if (stamp === 'user') stamps[name] = actor.userId;
    if (stamp === 'unit') stamps[name] = actor.unitId;
  }
  const { life } = resource;
  if (life) {
    const now = new Date();
    stamps.stage = life.begins;
    stamps.stageDue = dueDay(life.stages[life.begins], now, now);
    stamps.stageById = actor.userId;
  }
  return stamps;
}
