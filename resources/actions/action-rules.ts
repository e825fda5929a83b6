import { holds } from '../../domain/access/entry-rules.ts';
import type { Viewer } from '../../domain/access/viewer.ts';
import { fieldsOf, meetsCondition } from '../../lib/condition.ts';
import { mayCallResource } from '../access.ts';
import { everyRow, type Resource } from '../declare.ts';
import { hasEnded } from '../life/life-rules.ts';
import type { Action, ActionPlace } from './action.ts';

type Row = Readonly<Record<string, unknown>>;

/** The actions of a place, in declared order. */
export const actionsAt = ({ actions = {} }: Resource, place: ActionPlace): [string, Action][] =>
  Object.entries(actions).filter(([, action]) => [action.at].flat().includes(place));

/** Whether the action is this viewer's by role. */
export function mayAct(resource: Resource, viewer: Viewer, { right }: Action): boolean {
  if (right === 'change') return mayCallResource(viewer, resource, 'change');
  return viewer.readsOnly !== true && holds(viewer, right);
}

/** Whether the record as it is allows it. */
export const allowsAction = (resource: Resource, { when, right }: Action, row: Row): boolean =>
  !(right === 'change' && hasEnded(resource, row)) && (!when || meetsCondition(when, row));

/** Names of the actions on records that this viewer may do on the row now. */
export const actionsOn = (resource: Resource, viewer: Viewer, row: Row, isWritable: boolean): string[] =>
  Object.entries(resource.actions ?? {})
    .filter(
      ([, action]) =>
        action.at !== 'list' &&
        (action.right !== 'change' || isWritable) &&
        mayAct(resource, viewer, action) &&
        allowsAction(resource, action, row),
    )
    .map(([name]) => name);

/** The fields its conditions look at. */
export const fieldsOfActions = ({ actions = {} }: Pick<Resource, 'actions'>): string[] => [
  ...new Set(Object.values(actions).flatMap(({ when }) => (when ? fieldsOf(when) : []))),
];

/** An action's form as a resource of its own: its values are checked as a record's are. */
export const formResource = (owner: Resource, name: string, { form = {}, label }: Action): Resource => ({
  path: owner.path,
  service: owner.service,
  entity: `${owner.entity}${name.charAt(0).toUpperCase()}${name.slice(1)}Form`,
  name: `${owner.name}#${name}`,
  label,
  singular: label,
  icon: owner.icon,
  fields: { ...form },
  represent: Object.keys(form).slice(0, 1),
  sort: { field: 'createdAt', order: 'ASC' },
  columns: [],
  filters: [],
  sections: [],
  menu: false,
  pages: false,
  lookup: [],
  lookupOne: [],
  rows: everyRow,
});
