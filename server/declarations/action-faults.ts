import { fieldsOf } from '../../lib/condition.ts';
import { formResource } from '../../resources/actions/action-rules.ts';
import type { Field, Resource } from '../../resources/declare.ts';
import { privileges } from '../../resources/index.ts';
import { fieldFaults } from './field-faults.ts';
import type { Found } from './found.ts';
import { nearestOf } from './nearest.ts';

/** Actions and checks name what there is, and a form holds what a dialog can ask. */
export function actsAndChecksSoundly(resource: Resource, all: readonly Resource[]): Found[] {
  const known = Object.keys(resource.fields);
  const own = (resource.privileges ?? []).map(({ path }) => path);
  const paths = [...privileges.map(({ value }) => value), ...all.map(({ path }) => path), ...own];
  const actions = Object.entries(resource.actions ?? {}).flatMap(([name, action]): Found[] => {
    const at = ['actions:', `${name}:`];
    const { right, when, form = {}, confirm, file } = action;
    return [
      ...(/^[a-z][A-Za-z0-9]*$/.test(name)
        ? []
        : [{ at, says: `"${name}" is no name of an action. Write a verb in camelCase.` }]),
      ...([action.at].flat().length === 0
        ? [{ at: [...at, 'at:'], says: `action "${name}" stands nowhere. Write at: 'record'.` }]
        : []),
      ...(right === 'change' || paths.includes(right)
        ? []
        : [
            {
              at: [...at, 'right:'],
              says: `action "${name}" takes ${right}, which no page or privilege is. Write ${nearestOf(right, ['change', ...paths])}, or add it to privileges.`,
            },
          ]),
      ...(when ? fieldsOf(when) : [])
        .filter((field) => !known.includes(field) && field !== 'isActive')
        .map((field) => ({
          at: [...at, 'when:'],
          says: `when of action "${name}" names "${field}", which is no field. Write ${nearestOf(field, known)}.`,
        })),
      ...(when && action.at === 'list'
        ? [
            {
              at: [...at, 'when:'],
              says: `action "${name}" is on no record, so that "when" has nothing to look at. Leave it out.`,
            },
          ]
        : []),
      ...(action.tone === 'danger' && !confirm && Object.keys(form).length === 0
        ? [{ at: [...at, 'tone:'], says: `action "${name}" is dangerous and asks nothing. Write confirm.` }]
        : []),
      ...(file !== undefined && !/^[a-z]+\/[a-z0-9.+-]+$/.test(file)
        ? [
            {
              at: [...at, 'file:'],
              says: `file of action "${name}" is no media type. Write 'application/pdf'.`,
            },
          ]
        : []),
      ...Object.entries(form).flatMap(([field, declared]) =>
        askable(field, declared).map((says) => ({ at: [...at, `${field}:`], says })),
      ),
      ...fieldFaults(formResource(resource, name, action), all).map((found) => ({
        ...found,
        at: [...at, ...found.at],
      })),
    ];
  });
  const checks = Object.entries(resource.checks ?? {})
    .filter(([, { at }]) => !known.includes(at))
    .map(([name, { at }]) => ({
      at: ['checks:', `${name}:`, 'at:'],
      says: `check "${name}" is told at "${at}", which is no field. Write ${nearestOf(at, known)}.`,
    }));
  return [...actions, ...checks];
}

/** What only a stored record can hold. */
function askable(name: string, { kind, options }: Field): string[] {
  if (['file', 'image', 'parts'].includes(kind))
    return [`"${name}" is a ${kind}, which only records hold. Leave it out of the form.`];
  return ['unique', 'stamp', 'secret', 'masked', 'createInto', 'formula', 'numbering']
    .filter((option) => option in options)
    .map((option) => `"${name}" is ${option}, which only fields of records can be. Leave it out.`);
}
