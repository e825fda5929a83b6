import type { Rights } from '../domain/access/rights.ts';
import { fieldsOf } from '../lib/condition.ts';
import { type Field, isCreateOnly, isRequired, isStamped, isWriteOnly, type Resource } from './declare.ts';
import { conditionsOf } from './field-conditions.ts';
import { viewsSeen } from './views/views.ts';

/** Fields that can be hidden from a role: neither labels of a record nor the order of its lists and trees. */
export function hideableNames(resource: Resource): string[] {
  if (!isNarrowable(resource) || resource.readByAll) return [];
  const { represent, lookup, lookupOne, sort, parent, fixedFilter } = resource;
  const shown = new Set([
    ...represent,
    ...lookup,
    ...lookupOne,
    sort.field,
    ...Object.keys(fixedFilter ?? {}),
  ]);
  if (parent) for (const name of [parent, 'sortOrder']) shown.add(name);
  // Where a record stands is what its page, board and events are about.
  if (resource.life) for (const name of ['stage', 'stageDue', 'stageById']) shown.add(name);
  return namesOf(resource, (name, field) => !shown.has(name) && !isWriteOnly(field));
}

/** Fields that a role may see without changing them. */
export const lockableNames = (resource: Resource): string[] =>
  isNarrowable(resource)
    ? namesOf(resource, (_name, field) => !isStamped(field) && !isCreateOnly(field))
    : [];

/** Rights of a path narrow the fields of what has that path: its calls are all the declared ones. */
const isNarrowable = ({ privilege, byVerb, pages }: Resource): boolean =>
  byVerb !== false && pages && privilege === undefined;

const namesOf = ({ fields }: Resource, is: (name: string, field: Field) => boolean): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => is(name, field))
    .map(([name]) => name);

/**
 * The declaration as a role sees it, for requests and screens: hidden fields are unknown, read-only ones fixed.
 */
export function narrowed(resource: Resource, rights: Rights): Resource {
  const isFull = rights.verbs.size === 0 || rights.verbs.has('create');
  if (rights.hidden.size === 0 && rights.locked.size === 0 && isFull) return resource;
  const hidden = hideableNames(resource).filter((name) => rights.hidden.has(name));
  const locked = lockableNames(resource).filter((name) => rights.locked.has(name) && !hidden.includes(name));
  if (hidden.length === 0 && locked.length === 0 && isFull) return resource;
  const made = known.get(resource) ?? new Map<string, Resource>();
  if (made.size >= most) made.clear();
  known.set(resource, made);
  const key = `${hidden} ${locked} ${isFull}`;
  const found = made.get(key) ?? narrow(resource, hidden, locked, isFull);
  made.set(key, found);
  return found;
}

const known = new WeakMap<Resource, Map<string, Resource>>();
/** Ways of narrowing one resource that are kept: about as many as there are roles. */
const most = 100;

function narrow(
  whole: Resource,
  hidden: readonly string[],
  locked: readonly string[],
  isFull: boolean,
): Resource {
  const { check, ...resource } = whole;
  const isSeen = (name: string): boolean => !hidden.includes(name);
  const { ownUnit, sections } = resource;
  return {
    ...resource,
    // It judges whole records: only the server has those.
    ...(check && hidden.length === 0 && { check }),
    // Who may not create cannot undo a deletion.
    ...(!isFull && { restorable: false }),
    whole,
    locked,
    fields: Object.fromEntries(
      Object.entries(resource.fields)
        .filter(([name]) => isSeen(name))
        .map(([name, field]) => [name, judgedBy(isSeen, locked.includes(name) ? asFixed(field) : field)]),
    ),
    columns: resource.columns.filter(isSeen),
    filters: resource.filters.filter(isSeen),
    sections: sections
      .map((section) => ({ ...section, fields: section.fields.filter(isSeen) }))
      .filter((section) => section.fields.length > 0),
    ...(ownUnit && !isSeen(ownUnit) && { ownUnit: undefined }),
    ...viewsSeen(resource, isSeen),
  };
}

/** Without conditions on fields that the role does not see: only the server can judge those. */
function judgedBy(isSeen: (name: string) => boolean, field: Field): Field {
  const blind = conditionsOf(field).filter(([, condition]) => !fieldsOf(condition).every(isSeen));
  if (blind.length === 0) return field;
  const options = Object.fromEntries(blind.map(([option]) => [option, undefined]));
  return { ...field, options: { ...field.options, ...options } } as Field;
}

const asFixed = (field: Field): Field => ({ ...field, options: { ...field.options, fixed: true } }) as Field;

/** The declaration itself, of one that a role sees less of. */
export const wholeOf = (resource: Resource): Resource => resource.whole ?? resource;

/**
 * Required fields that these rights leave nobody to fill: whoever has them cannot create.
 * @returns their names, in declared order
 */
export const unfillable = (
  resource: Resource,
  { hidden, locked }: Pick<Rights, 'hidden' | 'locked'>,
): string[] =>
  namesOf(
    resource,
    (name, field) =>
      (hidden.has(name) || locked.has(name)) &&
      isRequired(field) &&
      !isStamped(field) &&
      !('default' in field.options && field.options.default !== undefined),
  );
