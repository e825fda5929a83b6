import { type Verb, verbs } from '../../../domain/access/rights.ts';
import { verbLabels } from '../../../domain/access/verb-labels.ts';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { resourceByVerb } from '../../../resources/entry-fault.ts';
import { hideableNames, lockableNames } from '../../../resources/field-rights.ts';
import { maskedBy } from '../../../resources/kinds/text/mask.ts';
import { type FieldRight, fieldRight, rightsIn } from './change-rights.ts';
import { heldOf, isHeld, type Privilege, type PrivilegeGroup } from './groups.ts';
import { privilegeMessages } from './messages.ts';

export type GroupNode = { kind: 'group'; group: PrivilegeGroup };
export type PathNode = { kind: 'path'; privilege: Privilege; resource: Resource | undefined };
export type VerbNode = { kind: 'verb'; path: string; verb: Verb };
export type FieldNode = { kind: 'field'; path: string; name: string; field: Field; choices: FieldRight[] };
/** A line of the tree: a group, a page, and of a resource each right and each field that can be narrowed. */
export type Node = (GroupNode | PathNode | VerbNode | FieldNode) & { children: string[] };

/** The lines by id; pages by their path. */
export function nodesOf(groups: readonly PrivilegeGroup[]): Map<string, Node> {
  return new Map(
    groups.flatMap((group): [string, Node][] => [
      [group.prefix, { kind: 'group', group, children: group.privileges.map(({ path }) => path) }],
      ...group.privileges.flatMap(linesOf),
    ]),
  );
}

function linesOf(privilege: Privilege): [string, Node][] {
  const { path } = privilege;
  const resource = resourceByVerb(path);
  const parts = resource ? [...verbLines(path), ...fieldLines(path, resource)] : [];
  return [[path, { kind: 'path', privilege, resource, children: parts.map(([id]) => id) }], ...parts];
}

const verbLines = (path: string): [string, Node][] =>
  verbs.map((verb) => [`${path}:${verb}`, { kind: 'verb', path, verb, children: [] }]);

function fieldLines(path: string, resource: Resource): [string, Node][] {
  const [hideable, lockable] = [hideableNames(resource), lockableNames(resource)];
  return Object.entries(resource.fields).flatMap(([name, field]): [string, Node][] => {
    const choices: FieldRight[] = [
      'open',
      ...(maskedBy(field) !== undefined ? (['reveal'] as const) : []),
      ...(lockable.includes(name) ? (['lock'] as const) : []),
      ...(hideable.includes(name) ? (['hide'] as const) : []),
    ];
    return choices.length > 1
      ? [[`${path}#${name}`, { kind: 'field', path, name, field, choices, children: [] }]]
      : [];
  });
}

/** Whether it is held: in part where there is something left out; undefined for fields, which are no boxes. */
export function stateOf(node: Node, held: readonly string[]): boolean | 'mixed' | undefined {
  if (node.kind === 'field') return undefined;
  if (node.kind === 'verb') return rightsIn(held, node.path).verbs.has(node.verb);
  if (node.kind === 'path') {
    const { size } = rightsIn(held, node.privilege.path).verbs;
    return size === verbs.length ? true : size > 0 ? 'mixed' : false;
  }
  const states = node.group.privileges.map(({ path }) => rightsIn(held, path).verbs.size);
  if (states.every((size) => size === verbs.length)) return true;
  return states.some((size) => size > 0) ? 'mixed' : false;
}

export function nameOf(node: Node, held: readonly string[]): string {
  if (node.kind === 'path') return translate(node.privilege.label);
  if (node.kind === 'verb') return translate(verbLabels[node.verb]);
  if (node.kind === 'field') {
    const right = fieldRight(rightsIn(held, node.path), node.name);
    return `${translate(node.field.label)}: ${translate(privilegeMessages.fieldRights[right])}`;
  }
  const { group } = node;
  const { length } = group.privileges;
  return translate(privilegeMessages.group(translate(group.label), heldOf(held, group.privileges), length));
}

/** Rights and fields of a page that is not given cannot be narrowed. */
export const isIdle = (node: Node, held: readonly string[]): boolean =>
  node.kind === 'field' && !isHeld(held, node.path);
